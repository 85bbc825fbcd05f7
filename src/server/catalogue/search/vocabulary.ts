import { type HashTable, lookUp } from './hash-table.ts';
import { meaningsOf, nearMeaningsOf } from './hindi.ts';
import { latinSpelling } from './latin-spelling.ts';
import { shortForms } from './short-forms.ts';
import { otherVowels, skeletonOf, soundOf } from './sound.ts';
import { Synonyms } from './synonyms.ts';
import type { Matched, TermRange } from './term-ranges.ts';
import { editDistance } from './words.ts';

const closeness = {
  exact: 1,
  synonym: 0.95,
  meaning: 0.9,
  prefix: 0.8,
  sound: 0.7,
  typo: 0.5,
} as const;
const twoTyposFromLength = 8;
const heardFromLength = 4;

type Tables = { terms: string[]; shortForms: HashTable; sounds: HashTable };

/** Every word of the catalogue once, and the words close to one that a person typed. */
export class Vocabulary {
  #terms: string[];
  #shortForms: HashTable;
  #sounds: HashTable;
  #synonyms = new Synonyms([]);

  /** `terms` sorted. */
  constructor({ terms, shortForms: shortFormTable, sounds }: Tables) {
    this.#terms = terms;
    this.#shortForms = shortFormTable;
    this.#sounds = sounds;
  }

  /** Groups of words that mean the same. */
  setSynonyms(groups: readonly string[][]): void {
    this.#synonyms = new Synonyms(groups);
  }

  withSynonyms<T>(groups: readonly string[][], search: () => T): T {
    const own = this.#synonyms;
    this.setSynonyms(groups);
    try {
      return search();
    } finally {
      this.#synonyms = own;
    }
  }

  match(word: string, options: { prefix: boolean }): TermRange[] {
    const alike = this.#alike(word, options);
    if (alike.length > 0) return alike;
    const almost = this.#exactlyAny(nearMeaningsOf(word), closeness.meaning);
    // Typing errors are only looked for where nothing is spelt that way.
    return almost.length > 0 ? almost : this.#resembling(latinSpelling(word) ?? word);
  }

  /** Two words that are one here, or mean something together. */
  matchJoined(first: string, second: string): TermRange[] {
    const joined = first + second;
    const named = this.#exactlyAny(this.#synonyms.of(`${first} ${second}`), closeness.synonym);
    if (/\d/.test(joined)) return named;
    const areOwn = this.isOwn(first) && this.isOwn(second);
    return [
      ...named,
      ...this.#exactly(joined, closeness.exact),
      ...this.#exactlyAny(this.#synonyms.of(joined), closeness.synonym),
      ...this.#meant([first, second]),
      ...(areOwn ? [] : this.#sounding(joined, { onlySame: false })),
    ];
  }

  /** The two words that one may be joined of: facewash. By sound only if the word is not known. */
  partings(word: string, { isKnown }: { isKnown: boolean }): Matched[][] {
    if (this.#written(word, { prefix: true }).length > 0) return [];
    const halves = wordHalves(word);
    const written = halves.filter(
      ([first, second]) => this.#has(first) && this.#startingWith(second).length > 0,
    );
    const isHeard = (half: string) => this.#alike(half, { prefix: false }).length > 0;
    const all =
      isKnown || written.length > 0 ? written : halves.filter((both) => both.every(isHeard));
    return all.map((both) =>
      both.map((half) => ({ word: half, ranges: this.match(half, { prefix: true }) })),
    );
  }

  /** Whether a word in Latin letters is one of these, or begins one and is too short to be another. */
  isOwn(word: string): boolean {
    const first = this.#terms[this.#firstFrom(word)] ?? '';
    if (!/^[a-z\d]/.test(word)) return false;
    return first === word || (word.length < heardFromLength && first.startsWith(word));
  }

  begins(word: string): boolean {
    return this.#startingWith(word).length > 0;
  }

  /** What is written so, means that or sounds so. */
  #alike(word: string, options: { prefix: boolean }): TermRange[] {
    const written = this.#written(word, options);
    const meant = this.#meant([word]);
    if (this.isOwn(word)) return [...written, ...meant];
    // An English word in Hindi letters may be here only under another spelling.
    const isKnown = meant.length > 0 || (latinSpelling(word) === undefined && written.length > 0);
    return [...written, ...meant, ...this.#sounding(word, { onlySame: isKnown })];
  }

  #written(word: string, options: { prefix: boolean }): TermRange[] {
    return [
      ...this.#exactly(word, closeness.exact),
      ...this.#exactlyAny(this.#synonyms.of(word), closeness.synonym),
      ...(options.prefix ? this.#startingWith(word) : []),
    ];
  }

  #meant(words: string[]): TermRange[] {
    const meanings = meaningsOf(words, (word) => this.isOwn(word));
    return this.#exactlyAny(meanings, closeness.meaning);
  }

  #exactlyAny(words: string[], close: number): TermRange[] {
    return words.flatMap((word) => this.#exactly(word, close));
  }

  #exactly(word: string, close: number): TermRange[] {
    return this.#has(word) ? this.#ranges([this.#firstFrom(word)], close) : [];
  }

  #has(word: string): boolean {
    return this.#terms[this.#firstFrom(word)] === word;
  }

  #startingWith(start: string): TermRange[] {
    const from = this.#firstFrom(start);
    // No letter is this one or sorts after it.
    const to = this.#firstFrom(`${start}\uffff`);
    return from < to ? [{ from, to, closeness: closeness.prefix }] : [];
  }

  /** The place of the first term that does not sort before `text`. */
  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #ranges(terms: number[], close: number): TermRange[] {
    return terms.map((term) => ({ from: term, to: term + 1, closeness: close }));
  }

  /** The terms that sound most like the word, or only those that sound the same. */
  #sounding(word: string, { onlySame }: { onlySame: boolean }): TermRange[] {
    const sound = soundOf(word);
    const skeleton = skeletonOf(sound);
    if (skeleton === undefined) return [];
    const limit = onlySame ? 0 : otherVowels(skeleton, latinSpelling(word) === undefined);
    const own = lookUp(this.#sounds, skeleton).flatMap((term) => {
      const termSound = soundOf(this.#terms[term] ?? '');
      const isAlike = skeletonOf(termSound) === skeleton;
      return isAlike ? [{ term, distance: editDistance(sound, termSound, limit) }] : [];
    });
    const synonyms = this.#synonyms.withConsonants(skeleton).flatMap((synonym) => {
      const distance = editDistance(sound, synonym.sound, limit);
      const terms = this.#synonyms.of(synonym.words).filter((other) => this.#has(other));
      return terms.map((other) => ({ term: this.#firstFrom(other), distance }));
    });
    const alike = [...own, ...synonyms];
    // Of each script: that a few products have a name in Hindi must not hide the others.
    const isHindi = ({ term }: Near) => (this.#terms[term] ?? '') >= '\u0900';
    const nearest = [
      ...nearestOf(alike.filter(isHindi), limit),
      ...nearestOf(
        alike.filter((one) => !isHindi(one)),
        limit,
      ),
    ];
    return this.#ranges(nearest, closeness.sound);
  }

  #resembling(word: string): TermRange[] {
    const limit = word.length >= twoTyposFromLength ? 2 : 1;
    const terms = new Set(shortForms(word).flatMap((form) => lookUp(this.#shortForms, form)));
    const candidates = Array.from(terms, (term) => ({
      term,
      distance: editDistance(word, this.#terms[term] ?? '', limit),
    }));
    return this.#ranges(nearestOf(candidates, limit), closeness.typo);
  }
}

type Near = { term: number; distance: number };

/** Those of the terms that are nearest, within the limit. */
function nearestOf(terms: readonly Near[], limit: number): number[] {
  const best = Math.min(limit, ...terms.map((one) => one.distance));
  return terms.filter((one) => one.distance <= best).map((one) => one.term);
}

/** Too short a half would be found in anything; one in Hindi begins with a letter and ends a syllable. */
const half = /^(?:[a-z]{3,}|(?!\p{M})[\u0900-\u097f]{2,}(?<!\u094d))$/u;
/** Nobody joins longer words, and every place to part them costs time. */
const maxHalvedLength = 20;

/** Each way to part a word in two that could be words: facewash, फेसवॉश. */
function wordHalves(word: string): [string, string][] {
  if (word.length > maxHalvedLength) return [];
  return Array.from(word, (_, i): [string, string] => [word.slice(0, i), word.slice(i)]).filter(
    ([first, second]) => half.test(first) && half.test(second),
  );
}

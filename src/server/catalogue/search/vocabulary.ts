import { type HashTable, lookUp } from './hash-table.ts';
import { shortForms } from './short-forms.ts';
import { editDistance } from './words.ts';

/** The terms from one place in the vocabulary up to another, and how close they are to a word. */
export type TermRange = { from: number; to: number; closeness: number };

const closeness = { exact: 1, synonym: 0.95, prefix: 0.8, typo: 0.5 } as const;
const twoTyposFromLength = 8;

/** Every word of the catalogue once, and the words close to one that a person typed. */
export class Vocabulary {
  #terms: string[];
  #shortForms: HashTable;
  #synonyms = new Map<string, string[]>();

  /** `terms` sorted. */
  constructor(terms: string[], shortFormTable: HashTable) {
    this.#terms = terms;
    this.#shortForms = shortFormTable;
  }

  /** Groups of words that mean the same. */
  setSynonyms(groups: readonly string[][]): void {
    this.#synonyms = new Map(
      groups.flatMap((group) =>
        group.map((word): [string, string[]] => [word, group.filter((other) => other !== word)]),
      ),
    );
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
    const alike = [
      ...this.#exactly(word, closeness.exact),
      ...(this.#synonyms.get(word) ?? []).flatMap((other) =>
        this.#exactly(other, closeness.synonym),
      ),
      ...(options.prefix ? this.#startingWith(word) : []),
    ];
    if (alike.length > 0) return alike;
    // Typing errors are only looked for where nothing is spelt that way.
    return this.#resembling(word).map((term) => ({
      from: term,
      to: term + 1,
      closeness: closeness.typo,
    }));
  }

  #exactly(word: string, close: number): TermRange[] {
    const place = this.#firstFrom(word);
    return this.#terms[place] === word ? [{ from: place, to: place + 1, closeness: close }] : [];
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

  #resembling(word: string): number[] {
    const limit = word.length >= twoTyposFromLength ? 2 : 1;
    const candidates = new Set(shortForms(word).flatMap((form) => lookUp(this.#shortForms, form)));
    const near = [...candidates].map((term) => ({
      term,
      distance: editDistance(word, this.#terms[term] ?? '', limit),
    }));
    const best = Math.min(limit, ...near.map((one) => one.distance));
    return near.filter((one) => one.distance <= best).map((one) => one.term);
  }
}

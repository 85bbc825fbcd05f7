import { FoundWords, type Postings } from './postings.ts';
import { type TermMatch, Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** A product's words with what a match in them is worth, from 0 to 1, the worthiest first. */
export type SearchEntry = {
  id: number;
  nameWords: string[];
  sku: string;
  inStock: boolean;
  fields: { words: string[]; worth: number }[];
};

const maxQueryWords = 8;
const scoreSteps = 32;
/** Worths from 0 to 1 are kept as whole numbers from 0 to this. */
const fullWorth = 100;

/**
 * An inverted index. Entries come best first, so that equal scores keep that order; every search
 * is a few passes over arrays of numbers and never sorts.
 */
export class SearchIndex {
  #ids: Uint32Array;
  #inStock: Uint8Array;
  #entryOf: Map<number, number>;
  #vocabulary: Vocabulary;
  #postings: Postings;
  #bySku = new Map<string, number>();
  #byName = new Map<string, number>();
  #matched: Uint8Array;
  #lastWord: Uint8Array;
  #score: Float32Array;
  #best: Float32Array;

  constructor(entries: readonly SearchEntry[], synonymGroups: readonly string[][] = []) {
    const size = entries.length;
    this.#ids = Uint32Array.from(entries, (entry) => entry.id);
    this.#inStock = Uint8Array.from(entries, (entry) => Number(entry.inStock));
    this.#entryOf = new Map(entries.map((entry, i) => [entry.id, i]));
    this.#matched = new Uint8Array(size);
    this.#lastWord = new Uint8Array(size);
    this.#score = new Float32Array(size);
    this.#best = new Float32Array(size);
    const found = new FoundWords();
    for (const [i, entry] of entries.entries()) {
      this.#bySku.set(entry.sku.toLowerCase(), i);
      const name = entry.nameWords.join(' ');
      if (!this.#byName.has(name)) this.#byName.set(name, i);
      for (const { words, worth } of entry.fields) {
        for (const word of words) found.add(word, i, worth * fullWorth);
      }
    }
    const { terms, postings } = found.sorted();
    this.#vocabulary = new Vocabulary(terms, synonymGroups);
    this.#postings = postings;
  }

  /** Stock moves all day: that alone must not need a new index. */
  setInStock(id: number, inStock: boolean): void {
    const entry = this.#entryOf.get(id);
    if (entry !== undefined) this.#inStock[entry] = Number(inStock);
  }

  /** Ids of what fits, best first: the exact name or SKU, then what is in stock, then by closeness. */
  search(query: string): number[] {
    const words = wordsOf(query).slice(0, maxQueryWords);
    if (words.length === 0) return [];
    this.#matched.fill(0);
    this.#lastWord.fill(0);
    this.#score.fill(0);
    for (const [i, word] of words.entries()) {
      const prefix = word.length > 1 || i === words.length - 1;
      this.#mark(this.#vocabulary.match(word, { prefix }), i + 1);
    }
    const exact = this.#bySku.get(query.trim().toLowerCase()) ?? this.#byName.get(words.join(' '));
    return this.#rank(words.length, exact);
  }

  /** Adds to each entry the best value that any of the terms has in it. */
  #mark(matches: TermMatch[], wordNumber: number): void {
    const [matched, lastWord, score, best] = [
      this.#matched,
      this.#lastWord,
      this.#score,
      this.#best,
    ];
    const { starts, entries, worths } = this.#postings;
    for (const { term, closeness } of matches) {
      const end = starts[term + 1] ?? 0;
      for (let i = starts[term] ?? end; i < end; i += 1) {
        const entry = entries[i] ?? 0;
        const value = closeness * (worths[i] ?? 0);
        const already = lastWord[entry] === wordNumber ? (best[entry] ?? 0) : 0;
        if (already === 0) matched[entry] = (matched[entry] ?? 0) + 1;
        if (value <= already) continue;
        lastWord[entry] = wordNumber;
        best[entry] = value;
        score[entry] = (score[entry] ?? 0) + value - already;
      }
    }
  }

  /** Those that match every word, or where none does, as many as any does; in buckets by rank. */
  #rank(wordCount: number, exact: number | undefined): number[] {
    const most = this.#matched.reduce((max, count) => Math.max(max, count), 0);
    if (most === 0) return [];
    const buckets: number[][] = Array.from({ length: 2 * scoreSteps }, () => []);
    for (let entry = 0; entry < this.#matched.length; entry += 1) {
      if (this.#matched[entry] !== most || entry === exact) continue;
      const share = (this.#score[entry] ?? 0) / (wordCount * fullWorth);
      const step = Math.min(scoreSteps - 1, Math.floor(share * scoreSteps));
      buckets[(this.#inStock[entry] ?? 0) * scoreSteps + step]?.push(this.#ids[entry] ?? 0);
    }
    const ranked = buckets.reverse().flat();
    return exact === undefined ? ranked : [this.#ids[exact] ?? 0, ...ranked];
  }
}

import { FoundWords, type Postings } from './postings.ts';
import { type TermRange, Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** What can be found, with its words and what a match in them is worth, from 0 to 1, the worthiest first. */
export type SearchEntry<Item> = {
  item: Item;
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
export class SearchIndex<Item extends { id: number }> {
  #items: Item[];
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
  #fitting: Uint32Array;
  #rankOf: Uint8Array;

  constructor(entries: readonly SearchEntry<Item>[], synonymGroups: readonly string[][] = []) {
    const size = entries.length;
    this.#items = entries.map((entry) => entry.item);
    this.#inStock = Uint8Array.from(entries, (entry) => Number(entry.inStock));
    this.#entryOf = new Map(entries.map((entry, i) => [entry.item.id, i]));
    this.#matched = new Uint8Array(size);
    this.#lastWord = new Uint8Array(size);
    this.#score = new Float32Array(size);
    this.#best = new Float32Array(size);
    this.#fitting = new Uint32Array(size);
    this.#rankOf = new Uint8Array(size);
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

  /** The same words, something else about it: stock moves all day and must not need a new index. */
  replace(item: Item, inStock: boolean): void {
    const entry = this.#entryOf.get(item.id);
    if (entry === undefined) return;
    this.#items[entry] = item;
    this.#inStock[entry] = Number(inStock);
  }

  /** What fits, best first: the exact name or SKU, then what is in stock, then by closeness. */
  search(query: string): Item[] {
    const words = wordsOf(query).slice(0, maxQueryWords);
    if (words.length === 0) return [];
    this.#matched.fill(0);
    this.#lastWord.fill(0);
    this.#score.fill(0);
    let most = 0;
    for (const [i, word] of words.entries()) {
      const prefix = word.length > 1 || i === words.length - 1;
      const ranges = this.#vocabulary.match(word, { prefix });
      for (const range of ranges) most = Math.max(most, this.#mark(range, i + 1));
    }
    if (most === 0) return [];
    const exact = this.#bySku.get(query.trim().toLowerCase()) ?? this.#byName.get(words.join(' '));
    return this.#ranked(this.#matching(most), words.length, exact);
  }

  /** Adds to each entry the best value that any of the terms has in it; gives the most words matched. */
  #mark({ from, to, closeness }: TermRange, wordNumber: number): number {
    const [matched, lastWord, score, best] = [
      this.#matched,
      this.#lastWord,
      this.#score,
      this.#best,
    ];
    const { starts, entries, worths } = this.#postings;
    const end = starts[to] ?? 0;
    let most = 0;
    for (let i = starts[from] ?? end; i < end; i += 1) {
      const entry = entries[i] ?? 0;
      const value = closeness * (worths[i] ?? 0);
      const already = lastWord[entry] === wordNumber ? (best[entry] ?? 0) : 0;
      if (already === 0) {
        const words = (matched[entry] ?? 0) + 1;
        matched[entry] = words;
        if (words > most) most = words;
      }
      if (value <= already) continue;
      lastWord[entry] = wordNumber;
      best[entry] = value;
      score[entry] = (score[entry] ?? 0) + value - already;
    }
    return most;
  }

  /** The entries with that many words matched: all of them, or where none has all, as many as any has. */
  #matching(most: number): Uint32Array {
    const [matched, fitting] = [this.#matched, this.#fitting];
    let count = 0;
    for (let entry = 0; entry < matched.length; entry += 1) {
      if (matched[entry] === most) fitting[count++] = entry;
    }
    return fitting.subarray(0, count);
  }

  /** Each rank has its stretch of the list, as long as it is counted; in it entries keep their order. */
  #ranked(fitting: Uint32Array, wordCount: number, exact: number | undefined): Item[] {
    const [score, inStock, rankOf, items] = [this.#score, this.#inStock, this.#rankOf, this.#items];
    const next = new Uint32Array(2 * scoreSteps + 2);
    for (let i = 0; i < fitting.length; i += 1) {
      const entry = fitting[i] ?? 0;
      const share = (score[entry] ?? 0) / (wordCount * fullWorth);
      const step = Math.min(scoreSteps - 1, Math.floor(share * scoreSteps));
      const closeness = (inStock[entry] ?? 0) * scoreSteps + step;
      const rank = entry === exact ? 0 : 2 * scoreSteps - closeness;
      rankOf[entry] = rank;
      next[rank + 1] = (next[rank + 1] ?? 0) + 1;
    }
    for (let rank = 1; rank < next.length; rank += 1) {
      next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
    }
    const list: Item[] = [];
    list.length = fitting.length;
    for (let i = 0; i < fitting.length; i += 1) {
      const entry = fitting[i] ?? 0;
      const rank = rankOf[entry] ?? 0;
      const place = next[rank] ?? 0;
      list[place] = items[entry] as Item; // `as`: there is one for every entry
      next[rank] = place + 1;
    }
    return list;
  }
}

import type { IndexData } from './build-index.ts';
import { lookUp } from './hash-table.ts';
import { withoutFillers } from './hindi.ts';
import type { Postings } from './postings.ts';
import { areInOneEntry, foundCount, type Matched, type TermRange } from './term-ranges.ts';
import { pointsOf } from './units.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

type Indexed = { id: number; name: string; sku: string; stock: number };

const maxQueryWords = 8;
const scoreSteps = 32;
/** The worth of a match is a whole number up to this. */
const fullWorth = 100; /** A word of the query: its place, how much it tells, and what it counts where not all are matched. */
type QueryWord = { number: number; weight: number; points: number };

/**
 * An inverted index. Entries come best first, so that equal scores keep that order; every search
 * is a few passes over arrays of numbers and never sorts.
 */
export class SearchIndex<Item extends Indexed> {
  #items: (Item | undefined)[];
  #inStock: Uint8Array;
  #vocabulary: Vocabulary;
  #postings: Postings;
  #data: IndexData;
  #matched: Uint8Array;
  #lastWord: Uint8Array;
  #score: Float32Array;
  #best: Float32Array;
  #fitting: Uint32Array;
  #rankOf: Uint8Array;

  /** `find` gives what an id stands for now; undefined: it is gone and is not found any more. */
  constructor(data: IndexData, find: (id: number) => Item | undefined) {
    const size = data.ids.length;
    this.#data = data;
    this.#items = Array.from(data.ids, find);
    this.#inStock = Uint8Array.from(this.#items, (item) => Number((item?.stock ?? 0) > 0));
    this.#matched = new Uint8Array(size);
    this.#lastWord = new Uint8Array(size);
    this.#score = new Float32Array(size);
    this.#best = new Float32Array(size);
    this.#fitting = new Uint32Array(size);
    this.#rankOf = new Uint8Array(size);
    this.#vocabulary = new Vocabulary(data);
    this.#postings = data.postings;
  }

  setSynonyms(groups: readonly string[][]): void {
    this.#vocabulary.setSynonyms(groups);
  }

  /** Runs a search with other synonyms, and puts the own ones back. */
  withSynonyms<T>(groups: readonly string[][], search: () => T): T {
    return this.#vocabulary.withSynonyms(groups, search);
  }

  /** The same words, but in stock again or no longer. */
  setInStock(id: number, inStock: boolean): void {
    const [entry] = lookUp(this.#data.entries, id);
    if (entry !== undefined) this.#inStock[entry] = Number(inStock);
  }

  remove(id: number): void {
    const [entry] = lookUp(this.#data.entries, id);
    if (entry !== undefined) this.#items[entry] = undefined;
  }

  /**
   * What fits, best first: the exact name or SKU, then what is in stock, then by closeness. `leastShare`:
   * of the words that an entry must match, where none matches them all.
   */
  search(query: string, leastShare = 0): Item[] {
    const typed = wordsOf(query, (word) => this.#vocabulary.begins(word));
    const telling = withoutFillers(typed, (word) => this.#vocabulary.isOwn(word));
    const words = telling.slice(0, maxQueryWords).flatMap((word, i, all) => {
      return this.#wordsIn(word, { prefix: word.length > 1 || i === all.length - 1 });
    });
    if (words.length === 0) return [];
    this.#matched.fill(0);
    this.#lastWord.fill(0);
    this.#score.fill(0);
    let weights = 0;
    let points = 0;
    for (const [i, { word, ranges: written }] of words.entries()) {
      const ranges = [
        ...written,
        ...this.#joined(words[i - 1]?.word, word),
        ...this.#joined(word, words[i + 1]?.word),
      ];
      const weight = this.#weightOf(ranges);
      weights += weight;
      points += pointsOf(word);
      const marks = { number: i + 1, weight, points: pointsOf(word) };
      for (const range of ranges) this.#mark(range, marks);
    }
    const least = Math.max(1, Math.ceil(points * leastShare));
    return this.#ranked(this.#matching(least), weights * fullWorth, this.#exactly(query, typed));
  }

  /** The word, or the two that it is joined of, if any product has both. */
  #wordsIn(word: string, options: { prefix: boolean }): Matched[] {
    const ranges = this.#vocabulary.match(word, options);
    const partings = this.#vocabulary.partings(word, { isKnown: ranges.length > 0 });
    const isFound = (halves: Matched[]) => areInOneEntry(this.#postings, halves, this.#matched);
    return partings.find(isFound) ?? [{ word, ranges }];
  }

  #joined(first: string | undefined, second: string | undefined): TermRange[] {
    return first && second ? this.#vocabulary.matchJoined(first, second) : [];
  }

  /** The fewer products have a word, the more it tells: diaper more than baby. */
  #weightOf(ranges: readonly TermRange[]): number {
    const found = foundCount(this.#postings, ranges);
    return found === 0 ? 0 : Math.log2(1 + this.#items.length / found);
  }

  /** The entry whose SKU or name is just what was typed. */
  #exactly(query: string, words: string[]): number | undefined {
    const sku = query.trim().toLowerCase();
    const name = words.join(' ');
    const items = this.#items;
    return (
      lookUp(this.#data.skus, sku).find((entry) => items[entry]?.sku.toLowerCase() === sku) ??
      lookUp(this.#data.names, name).find(
        (entry) => wordsOf(items[entry]?.name ?? '').join(' ') === name,
      )
    );
  }

  /** Adds to each entry the best value that any of the terms has in it. */
  #mark({ from, to, closeness }: TermRange, { number, weight, points }: QueryWord): void {
    const [matched, lastWord, score, best] = [
      this.#matched,
      this.#lastWord,
      this.#score,
      this.#best,
    ];
    const { starts, entries, worths } = this.#postings;
    const end = starts[to] ?? 0;
    for (let i = starts[from] ?? end; i < end; i += 1) {
      const entry = entries[i] ?? 0;
      const value = weight * closeness * (worths[i] ?? 0);
      const already = lastWord[entry] === number ? (best[entry] ?? 0) : 0;
      if (already === 0) matched[entry] = (matched[entry] ?? 0) + points;
      if (value <= already) continue;
      lastWord[entry] = number;
      best[entry] = value;
      score[entry] = (score[entry] ?? 0) + value - already;
    }
  }

  /** The entries with every word matched, or where none has all, those with the most. */
  #matching(least: number): Uint32Array {
    const [matched, fitting, items] = [this.#matched, this.#fitting, this.#items];
    let most = least;
    let count = 0;
    for (let entry = 0; entry < matched.length; entry += 1) {
      const points = matched[entry] ?? 0;
      if (points < most || items[entry] === undefined) continue;
      if (points > most) {
        most = points;
        count = 0;
      }
      fitting[count++] = entry;
    }
    return fitting.subarray(0, count);
  }

  /** Each rank has its stretch of the list, as long as it is counted; in it entries keep their order. */
  #ranked(fitting: Uint32Array, fullScore: number, exact: number | undefined): Item[] {
    const [score, inStock, rankOf, items] = [this.#score, this.#inStock, this.#rankOf, this.#items];
    const next = new Uint32Array(2 * scoreSteps + 2);
    for (let i = 0; i < fitting.length; i += 1) {
      const entry = fitting[i] ?? 0;
      const share = (score[entry] ?? 0) / fullScore;
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
      list[place] = items[entry] as Item; // `as`: only entries that have one fit
      next[rank] = place + 1;
    }
    return list;
  }
}

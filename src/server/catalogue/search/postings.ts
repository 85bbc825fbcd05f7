/**
 * Where each term is found: those of term `t` are at `starts[t]` up to `starts[t + 1]`. One array
 * for all, since most terms are in a single entry and small arrays cost more than they hold.
 */
export type Postings = {
  starts: Uint32Array<ArrayBuffer>;
  entries: Uint32Array<ArrayBuffer>;
  worths: Uint8Array<ArrayBuffer>;
};

/** Gathers the words of one entry after another. */
export class PostingsBuilder {
  #numbers = new Map<string, number>();
  #counts: number[] = [];
  #lastEntries: number[] = [];
  #words: number[] = [];
  #entries: number[] = [];
  #worths: number[] = [];

  /** A word that comes again in the same entry is worth what it was the first time. */
  add(word: string, entry: number, worth: number): void {
    let number = this.#numbers.get(word);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(word, number);
      this.#counts.push(0);
    }
    if (this.#lastEntries[number] === entry) return;
    this.#lastEntries[number] = entry;
    this.#counts[number] = (this.#counts[number] ?? 0) + 1;
    this.#words.push(number);
    this.#entries.push(entry);
    this.#worths.push(worth);
  }

  /** The words in order, and where each was found, in the order it was added. */
  sorted(): { terms: string[]; postings: Postings } {
    const terms = [...this.#numbers.keys()].sort(byCode);
    const starts = new Uint32Array(terms.length + 1);
    const next = new Uint32Array(terms.length);
    for (const [i, term] of terms.entries()) {
      const number = this.#numbers.get(term) ?? 0;
      next[number] = starts[i] ?? 0;
      starts[i + 1] = (starts[i] ?? 0) + (this.#counts[number] ?? 0);
    }
    const entries = new Uint32Array(this.#words.length);
    const worths = new Uint8Array(this.#words.length);
    for (const [i, number] of this.#words.entries()) {
      const place = next[number] ?? 0;
      next[number] = place + 1;
      entries[place] = this.#entries[i] ?? 0;
      worths[place] = this.#worths[i] ?? 0;
    }
    return { terms, postings: { starts, entries, worths } };
  }
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : 1;
}

import { editDistance } from './words.ts';

export type TermMatch = { term: number; closeness: number };

const closeness = { exact: 1, synonym: 0.95, prefix: 0.8, typo: 0.5 } as const;
const typoFromLength = 4;
const twoTyposFromLength = 8;

/** Every word of the catalogue once, and the words close to one that a person typed. */
export class Vocabulary {
  #terms: string[];
  #places: Map<string, number>;
  /** Each word with one letter left out → the words it may have been. */
  #shortened = new Map<string, number[]>();
  #synonyms: Map<string, string[]>;

  /** `terms` sorted; synonyms as groups of words that mean the same. */
  constructor(terms: string[], synonymGroups: readonly string[][]) {
    this.#terms = terms;
    this.#places = new Map(terms.map((term, i) => [term, i]));
    for (const [i, term] of terms.entries()) {
      if (term.length < typoFromLength || /\d/.test(term)) continue;
      for (const form of [term, ...withoutOneLetter(term)]) {
        const found = this.#shortened.get(form);
        if (found) found.push(i);
        else this.#shortened.set(form, [i]);
      }
    }
    this.#synonyms = new Map(
      synonymGroups.flatMap((group) =>
        group.map((word): [string, string[]] => [word, group.filter((other) => other !== word)]),
      ),
    );
  }

  match(word: string, options: { prefix: boolean }): TermMatch[] {
    const found = new Map<number, number>();
    const add = (term: number | undefined, close: number) => {
      if (term !== undefined && (found.get(term) ?? 0) < close) found.set(term, close);
    };
    add(this.#places.get(word), closeness.exact);
    for (const other of this.#synonyms.get(word) ?? [])
      add(this.#places.get(other), closeness.synonym);
    if (options.prefix) for (const term of this.#startingWith(word)) add(term, closeness.prefix);
    // Typing errors are only looked for where nothing is spelt that way.
    if (found.size === 0) for (const term of this.#resembling(word)) add(term, closeness.typo);
    return [...found].map(([term, close]) => ({ term, closeness: close }));
  }

  *#startingWith(start: string): Iterable<number> {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    for (let i = low; this.#terms[i]?.startsWith(start); i += 1) yield i;
  }

  #resembling(word: string): number[] {
    if (word.length < typoFromLength || /\d/.test(word)) return [];
    const limit = word.length >= twoTyposFromLength ? 2 : 1;
    const candidates = new Set(
      [word, ...withoutOneLetter(word)].flatMap((form) => this.#shortened.get(form) ?? []),
    );
    const near = [...candidates].map((term) => ({
      term,
      distance: editDistance(word, this.#terms[term] ?? '', limit),
    }));
    const best = Math.min(limit, ...near.map((one) => one.distance));
    return near.filter((one) => one.distance <= best).map((one) => one.term);
  }
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

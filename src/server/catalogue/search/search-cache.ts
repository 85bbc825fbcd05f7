/** So many found items are kept, over all searches. */
const mostItems = 200_000;
/** What a search weighs that finds nothing. */
const ownWeight = 20;
const mostAskedOnce = 2_000;

/**
 * What was found for words that are asked again and again: as one types, for the page of results, for
 * each further page and each other order of it. Kept from the second time on: words that nobody asks
 * twice would push out the others.
 */
export class SearchCache<Item> {
  #found = new Map<string, Item[]>();
  #weight = 0;
  #askedOnce = new Set<string>();
  #version = 0;

  /** `version` is that of the catalogue: nothing is kept beyond it. */
  find(words: string, version: number, search: (words: string) => Item[]): Item[] {
    if (version !== this.#version) this.#clear(version);
    const known = this.#found.get(words);
    if (known) return known;
    const list = search(words);
    if (this.#askedOnce.delete(words)) this.#keep(words, list);
    else this.#remember(words);
    return list;
  }

  #keep(words: string, list: Item[]): void {
    const weight = list.length + ownWeight;
    if (this.#weight + weight > mostItems) this.#clear(this.#version);
    this.#found.set(words, list);
    this.#weight += weight;
  }

  #remember(words: string): void {
    if (this.#askedOnce.size >= mostAskedOnce) this.#askedOnce.clear();
    this.#askedOnce.add(words);
  }

  #clear(version: number): void {
    this.#found.clear();
    this.#weight = 0;
    this.#version = version;
  }
}

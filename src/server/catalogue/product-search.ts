import type { Catalogue } from './catalogue.ts';
import type { Versioned } from './dependencies.ts';
import { indexSource } from './index-source.ts';
import type { CatalogueProduct } from './product.ts';
import { buildIndexOffThread } from './search/build-index-off-thread.ts';
import { SearchCache } from './search/search-cache.ts';
import { SearchIndex } from './search/search-index.ts';
import { wordsOf } from './search/words.ts';

/** The search over a catalogue. What it finds depends on its revision. */
export class ProductSearch implements Versioned {
  revision = 0;
  #index: SearchIndex<CatalogueProduct>;
  #cache = new SearchCache<CatalogueProduct>();

  private constructor(index: SearchIndex<CatalogueProduct>) {
    this.#index = index;
  }

  static async open(catalogue: Catalogue): Promise<ProductSearch> {
    return new ProductSearch(await indexOf(catalogue));
  }

  /** The list may be cached and shared: it is not to be changed. */
  find(words: string): readonly CatalogueProduct[] {
    return this.#cache.find(words, this.revision, (text) => this.#index.search(text));
  }

  /** Of a line that may say anything: what has at least half of its words. */
  findMeant(words: string): readonly CatalogueProduct[] {
    return this.#index.search(words, 0.5);
  }

  /** What has all of its words. */
  findWhole(words: string): readonly CatalogueProduct[] {
    return this.#index.search(words, 1);
  }

  /** What would be found with other synonyms; the search itself keeps its own. */
  findWithSynonyms(words: string, groups: readonly string[][]): readonly CatalogueProduct[] {
    return this.#index.withSynonyms(groups.map(searchedWords), () => this.#index.search(words));
  }

  setSynonyms({ shop }: Catalogue): void {
    this.#index.setSynonyms(synonymGroups(shop));
    this.revision += 1;
  }

  setInStock(product: CatalogueProduct): void {
    this.#index.setInStock(product.id, product.stock > 0);
    this.revision += 1;
  }

  remove(productId: number): void {
    this.#index.remove(productId);
    this.revision += 1;
  }

  /** Indexes all words anew; until that is done the words of before are found. */
  async rebuild(catalogue: Catalogue): Promise<void> {
    this.#index = await indexOf(catalogue);
    this.revision += 1;
  }
}

async function indexOf(catalogue: Catalogue): Promise<SearchIndex<CatalogueProduct>> {
  const data = await buildIndexOffThread(await indexSource(catalogue));
  const index = new SearchIndex(data, (id) => catalogue.productsById.get(id));
  index.setSynonyms(synonymGroups(catalogue.shop));
  return index;
}

function synonymGroups({ synonyms }: Catalogue['shop']): string[][] {
  return synonyms.map((row) => searchedWords(row.words));
}

function searchedWords(words: readonly string[]): string[] {
  return words.map((word) => wordsOf(word).join(' ')).filter((word) => word !== '');
}

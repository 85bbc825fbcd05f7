import type { ShopRows } from '#server/queries/catalogue.ts';
import { timeSlice } from '#server/time-slice.ts';
import type { Versioned } from './dependencies.ts';
import { type CatalogueProduct, isIndexedAlike, isListedAlike } from './product.ts';
import { ProductList, sortedInSlices } from './product-list.ts';
import { buildTaxonomy, type Taxonomy } from './taxonomy.ts';

/** What of the catalogue changes together, for whoever depends on it. */
export type ShopPart = 'settings' | 'taxonomy' | 'banners' | 'pages' | 'faqs';

const partOf: Record<keyof ShopRows, ShopPart | undefined> = {
  settings: 'settings',
  categories: 'taxonomy',
  subcategories: 'taxonomy',
  subSubcategories: 'taxonomy',
  brands: 'taxonomy',
  banners: 'banners',
  pages: 'pages',
  faqs: 'faqs',
  synonyms: undefined, // only the search reads them
};

/** What a change means for the search index. */
export type IndexEffect = 'none' | 'stock' | 'words';

/**
 * The shop in memory. It changes in place: a product that changes stays the same object, moves to
 * its new place in the lists it belongs to, and everything that changed has a higher revision.
 */
export class Catalogue {
  readonly parts: Record<ShopPart, Versioned> = {
    settings: { revision: 0 },
    taxonomy: { revision: 0 },
    banners: { revision: 0 },
    pages: { revision: 0 },
    faqs: { revision: 0 },
  };
  readonly productsById = new Map<number, CatalogueProduct>();
  readonly productsBySlug = new Map<string, CatalogueProduct>();
  /** Slugs that products had before. */
  readonly productsByOldSlug = new Map<string, CatalogueProduct>();
  readonly productsByUniqueId = new Map<string, CatalogueProduct>();
  readonly all: ProductList;
  #shop: ShopRows;
  #taxonomy: Taxonomy;
  #bySubcategory: Map<number, ProductList>;
  #bySubSubcategory: Map<number, ProductList>;
  #byBrand: Map<number, ProductList>;
  #reviews = new Map<number, Versioned>();

  /** `relevant`: every product, by relevance. */
  private constructor(shop: ShopRows, relevant: CatalogueProduct[]) {
    this.#shop = shop;
    this.#taxonomy = buildTaxonomy(shop);
    this.#bySubcategory = listsBy(relevant, (product) => product.subcategoryId);
    this.#bySubSubcategory = listsBy(relevant, (product) => product.subSubcategoryId);
    this.#byBrand = listsBy(relevant, (product) => product.brandId);
    this.all = new ProductList(relevant);
  }

  /** In slices: a large shop is read anew while it goes on answering. */
  static async build(shop: ShopRows, products: readonly CatalogueProduct[]): Promise<Catalogue> {
    const pause = timeSlice();
    const catalogue = new Catalogue(shop, await sortedInSlices(products, 'relevance'));
    for (const product of products) {
      catalogue.productsById.set(product.id, product);
      catalogue.#addKeys(product);
      await pause();
    }
    await catalogue.all.prepare();
    return catalogue;
  }

  get shop(): ShopRows {
    return this.#shop;
  }

  get taxonomy(): Taxonomy {
    return this.#taxonomy;
  }

  ofSubcategory = (id: number): ProductList => listOf(this.#bySubcategory, id);
  ofSubSubcategory = (id: number): ProductList => listOf(this.#bySubSubcategory, id);
  ofBrand = (id: number): ProductList => listOf(this.#byBrand, id);

  /** Stands for a product's reviews, which are read from the database. */
  reviewsOf(productId: number): Versioned {
    let reviews = this.#reviews.get(productId);
    if (!reviews) {
      reviews = { revision: 0 };
      this.#reviews.set(productId, reviews);
    }
    return reviews;
  }

  /** Takes in tables of the shop that were read anew. */
  setShop(tables: Partial<ShopRows>): IndexEffect {
    this.#shop = { ...this.#shop, ...tables };
    const names = Object.keys(tables) as (keyof ShopRows)[]; // `as`: keys of that very object
    const changed = new Set(names.map((name) => partOf[name]));
    for (const part of changed) if (part) this.parts[part].revision += 1;
    if (!changed.has('taxonomy')) return 'none';
    this.#taxonomy = buildTaxonomy(this.#shop);
    return 'words';
  }

  /** Takes in a product that is new or was read anew. */
  put(fresh: CatalogueProduct): IndexEffect {
    const known = this.productsById.get(fresh.id);
    if (!known) {
      this.productsById.set(fresh.id, fresh);
      this.#enlist(fresh);
      return 'words';
    }
    const effect: IndexEffect = !isIndexedAlike(known, fresh)
      ? 'words'
      : known.stock > 0 !== fresh.stock > 0
        ? 'stock'
        : 'none';
    this.#change(known, fresh);
    return effect;
  }

  setStock(product: CatalogueProduct, stock: number): IndexEffect {
    return product.stock === stock ? 'none' : this.put({ ...product, stock });
  }

  setSoldUnits(product: CatalogueProduct, soldUnits: number): IndexEffect {
    return product.soldUnits === soldUnits ? 'none' : this.put({ ...product, soldUnits });
  }

  remove(id: number): void {
    const known = this.productsById.get(id);
    if (!known) return;
    this.#delist(known);
    this.productsById.delete(id);
    known.revision += 1;
  }

  #change(known: CatalogueProduct, fresh: CatalogueProduct): void {
    const revision = known.revision + 1;
    const stays = isListedAlike(known, fresh) && hasSameKeys(known, fresh);
    if (!stays) this.#delist(known);
    Object.assign(known, fresh, { revision });
    if (!stays) this.#enlist(known);
  }

  #addKeys(product: CatalogueProduct): void {
    this.productsBySlug.set(product.slug, product);
    this.productsByUniqueId.set(product.uniqueId, product);
    for (const slug of product.oldSlugs) this.productsByOldSlug.set(slug, product);
  }

  #enlist(product: CatalogueProduct): void {
    this.#addKeys(product);
    for (const list of this.#listsWith(product)) list.add(product);
  }

  #delist(product: CatalogueProduct): void {
    // Another product may have taken the slug over in the meantime.
    dropOwn(this.productsBySlug, product.slug, product);
    dropOwn(this.productsByUniqueId, product.uniqueId, product);
    for (const slug of product.oldSlugs) dropOwn(this.productsByOldSlug, slug, product);
    for (const list of this.#listsWith(product)) list.remove(product);
  }

  #listsWith(product: CatalogueProduct): ProductList[] {
    return [
      this.all,
      this.ofSubcategory(product.subcategoryId),
      this.ofBrand(product.brandId),
      ...(product.subSubcategoryId === null
        ? []
        : [this.ofSubSubcategory(product.subSubcategoryId)]),
    ];
  }
}

function hasSameKeys(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return a.slug === b.slug && a.uniqueId === b.uniqueId && a.oldSlugs.join() === b.oldSlugs.join();
}

function dropOwn<K>(map: Map<K, CatalogueProduct>, key: K, product: CatalogueProduct): void {
  if (map.get(key) === product) map.delete(key);
}

function listsBy(
  relevant: readonly CatalogueProduct[],
  keyOf: (product: CatalogueProduct) => number | null,
): Map<number, ProductList> {
  const groups = Map.groupBy(relevant, keyOf);
  return new Map(
    [...groups].flatMap(([key, group]) => (key === null ? [] : [[key, new ProductList(group)]])),
  );
}

/** An empty part has its list too: whoever depends on it learns of its first product. */
function listOf(lists: Map<number, ProductList>, id: number): ProductList {
  let list = lists.get(id);
  if (!list) {
    list = new ProductList();
    lists.set(id, list);
  }
  return list;
}

import { isDeepStrictEqual } from 'node:util';
import type { ShopRows } from '#server/queries/catalogue/catalogue.ts';
import { yieldToEventLoop } from '#server/queues/yield-to-event-loop.ts';
import type { Versioned } from './dependencies.ts';
import { assignChanges, type CatalogueProduct, isIndexedAlike, isListedAlike } from './product.ts';
import { type MemberChanges, ProductList } from './product-list.ts';
import { buildTaxonomy, type Taxonomy } from './taxonomy.ts';

/** The parts of a shop that have a revision of their own, on which cached responses depend. */
type ShopPart = 'settings' | 'taxonomy' | 'banners' | 'pages' | 'faqs';

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
  readonly all = new ProductList();
  #shop: ShopRows;
  #taxonomy: Taxonomy;
  #bySubcategory = new Map<number, ProductList>();
  #bySubSubcategory = new Map<number, ProductList>();
  #byBrand = new Map<number, ProductList>();
  #reviews = new Map<number, Versioned>();
  /** Products that changed since the lists were last sorted (`putUnsorted`, `removeUnsorted`). */
  #unsorted: MemberChanges = { added: [], gone: new Set() };

  /** Has no products yet: call `putUnsorted` for each, then `sortAnew`. */
  constructor(shop: ShopRows) {
    this.#shop = shop;
    this.#taxonomy = buildTaxonomy(shop);
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

  /** The revision of a product's reviews; the reviews themselves are read from the database. */
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
    // A new slug or code changes the list too: a cached 404 depends on the list, not on a product.
    const stays = known && isListedAlike(known, fresh) && hasSameKeys(known, fresh);
    if (known && !stays) for (const list of this.#listsWith(known)) list.remove(known);
    const effect = this.#take(known, fresh);
    const now = known ?? fresh;
    if (!stays) for (const list of this.#listsWith(now)) list.add(now);
    return effect;
  }

  /** For a bulk load: call `sortAnew` after the last one, since only that puts products into the lists. */
  putUnsorted(fresh: CatalogueProduct): IndexEffect {
    const known = this.productsById.get(fresh.id);
    if (!known) this.#unsorted.added.push(fresh);
    return this.#take(known, fresh);
  }

  /** Sorts all lists, in slices between which requests are answered. */
  async sortAnew(): Promise<void> {
    await this.all.sortAnew(this.#unsorted);
    this.#unsorted = { added: [], gone: new Set() };
    const pause = yieldToEventLoop();
    const groups = [
      [this.#bySubcategory, (product: CatalogueProduct) => product.subcategoryId],
      [this.#bySubSubcategory, (product: CatalogueProduct) => product.subSubcategoryId],
      [this.#byBrand, (product: CatalogueProduct) => product.brandId],
    ] as const;
    for (const [lists, keyOf] of groups) {
      const found = Map.groupBy(this.all.inOrder('relevance'), keyOf);
      for (const id of lists.keys()) if (!found.has(id)) listOf(lists, id).replace([]);
      for (const [id, products] of found) if (id !== null) listOf(lists, id).replace(products);
      await pause();
    }
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
    for (const list of this.#listsWith(known)) list.remove(known);
    this.#drop(known);
  }

  /** For a bulk load: the product stays in the lists until `sortAnew`. */
  removeUnsorted(id: number): void {
    const known = this.productsById.get(id);
    if (!known) return;
    this.#unsorted.gone.add(known);
    this.#drop(known);
  }

  #take(known: CatalogueProduct | undefined, fresh: CatalogueProduct): IndexEffect {
    if (!known) {
      this.productsById.set(fresh.id, fresh);
      this.#addKeys(fresh);
      return 'words';
    }
    const effect = effectOf(known, fresh);
    const keysStay = hasSameKeys(known, fresh);
    if (!keysStay) this.#dropKeys(known);
    assignChanges(known, fresh);
    if (!keysStay) this.#addKeys(known);
    return effect;
  }

  #drop(known: CatalogueProduct): void {
    this.#dropKeys(known);
    this.productsById.delete(known.id);
    known.revision += 1;
  }

  #addKeys(product: CatalogueProduct): void {
    this.productsBySlug.set(product.slug, product);
    this.productsByUniqueId.set(product.uniqueId, product);
    for (const slug of product.oldSlugs) this.productsByOldSlug.set(slug, product);
  }

  #dropKeys(product: CatalogueProduct): void {
    // Another product may have taken the slug over in the meantime.
    dropOwn(this.productsBySlug, product.slug, product);
    dropOwn(this.productsByUniqueId, product.uniqueId, product);
    for (const slug of product.oldSlugs) dropOwn(this.productsByOldSlug, slug, product);
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

export function changedTables(known: ShopRows, fresh: ShopRows): Partial<ShopRows> {
  const names = Object.keys(fresh) as (keyof ShopRows)[]; // `as`: keys of that very object
  const changed = names.filter((name) => !isDeepStrictEqual(known[name], fresh[name]));
  return Object.fromEntries(changed.map((name) => [name, fresh[name]]));
}

function effectOf(known: CatalogueProduct, fresh: CatalogueProduct): IndexEffect {
  if (!isIndexedAlike(known, fresh)) return 'words';
  return known.stock > 0 === fresh.stock > 0 ? 'none' : 'stock';
}

function hasSameKeys(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return a.slug === b.slug && a.uniqueId === b.uniqueId && a.oldSlugs.join() === b.oldSlugs.join();
}

function dropOwn<K>(map: Map<K, CatalogueProduct>, key: K, product: CatalogueProduct): void {
  if (map.get(key) === product) map.delete(key);
}

/** An empty category or brand has a list too, so that its cached page is dropped with its first product. */
function listOf(lists: Map<number, ProductList>, id: number): ProductList {
  let list = lists.get(id);
  if (!list) {
    list = new ProductList();
    lists.set(id, list);
  }
  return list;
}

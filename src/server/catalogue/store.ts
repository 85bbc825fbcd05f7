import { nextBannerChange } from '#domain/content/banner-time.ts';
import type { Database } from '#server/db/connect.ts';
import {
  readAllProducts,
  readProductsOf,
  readRecentStock,
  readShop,
  readShopTables,
  type ShopRows,
} from '#server/queries/catalogue/catalogue.ts';
import { readSoldUnits } from '#server/queries/catalogue/product-sales.ts';
import { yieldToEventLoop } from '#server/queues/yield-to-event-loop.ts';
import { failureLog } from '#server/telemetry/failure-log.ts';
import { type Catalogue, changedTables, type IndexEffect } from './catalogue.ts';
import type { Versioned } from './dependencies.ts';
import { type Changes, followChanges } from './feed.ts';
import { loadCatalogue } from './load.ts';
import { type CatalogueProduct, productsFromRows } from './product.ts';
import { ProductSearch } from './product-search.ts';

/*
 * Triggers write every change of the catalogue to `catalogue_changes` and NOTIFY; this store reads just
 * those products or tables. A poll twice a second is the safety net and brings moved stock from
 * `stock_movements`; units sold are counted anew every hour. After more than 1,000 changed products, or where a
 * change could not be read, everything is compared and sorted anew, in place and in slices of a
 * millisecond; meanwhile a list may show a product at its old place. The search index is built on another
 * thread (decision 8). After another database took over, changes are found by the clock, since numbers of
 * transactions may come twice (feed.ts).
 */

const pollMs = 500;
/** Each poll of the stock reads this much again, since a movement may commit after a later one was read. */
const stockOverlapSeconds = 5;
/** Every so often a poll reaches back further: a file of stock counts commits after many seconds. */
const lateLookMs = 30_000;
const lateOverlapSeconds = 120;
/** What sold in 90 days changes slowly. */
const salesMs = 60 * 60_000;
/** So many changed products are read at once. */
const batchSize = 500;

/** 'any': more than it is worth to tell. */
type ProductsListener = (changed: readonly number[] | 'any') => void;

/** This node's copy of the catalogue, kept up to date with the database. */
export type CatalogueStore = {
  current(): Catalogue;
  /** What was loaded as a whole: changes only where everything was read anew. */
  loaded: Versioned;
  search(): ProductSearch;
  /** When it last was as the database says, by `performance.now()`: a clock that never jumps. */
  refreshedAt(): number;
  /** Takes in what changed in the database; at once, where one's own write must be seen. */
  refresh(): Promise<void>;
  /** Hears of products whose prices, packs or texts changed, once they are in; not of moved stock. */
  onProducts(listener: ProductsListener): () => void;
  close(): Promise<void>;
};

export async function openCatalogue(
  database: Database,
  log: (place: string, error: unknown) => void,
): Promise<CatalogueStore> {
  // Reading everything of a large shop may take longer than a request may.
  const { background: db } = database;
  const nextChanges = await followChanges(db);
  let stockReadAt = performance.now();
  let lateLookAt = performance.now();
  let salesReadAt = performance.now();
  const catalogue = await loadCatalogue(db);
  const search = await ProductSearch.open(catalogue);
  const loaded = { revision: 1 };
  let refreshedAt = performance.now();
  let closed = false;
  let running: Promise<void> | undefined;
  let again = false;
  let indexing: Promise<void> | undefined;
  let indexIsStale = false;
  /** The index is made of the lists: it is built once products that were put unsorted are in them. */
  let hasNewWords = false;
  /** The feed gives a change once: where it could not be taken in, everything is read. */
  let isBehind = false;
  let bannerTimer: NodeJS.Timeout | undefined;
  const productsListeners = new Set<ProductsListener>();

  /** In place: most of a shop stays what it is, and its index too. */
  async function applyEverything(): Promise<void> {
    salesReadAt = performance.now();
    applyShop(changedTables(catalogue.shop, await readShop(db)));
    const gone = new Set(catalogue.productsById.keys());
    for await (const rows of readAllProducts(db)) {
      const fresh = productsFromRows(rows);
      for (const product of fresh) gone.delete(product.id);
      if (await inSlices(fresh, (product) => catalogue.putUnsorted(product))) hasNewWords = true;
    }
    const pause = yieldToEventLoop();
    for (const id of gone) {
      catalogue.removeUnsorted(id);
      search.remove(id);
      await pause();
    }
    await catalogue.sortAnew();
    if (hasNewWords) indexIsStale = true;
    hasNewWords = false;
    loaded.revision += 1;
    tellProducts('any');
  }

  function applyShop(tables: Partial<ShopRows>): void {
    const effect = catalogue.setShop(tables);
    if (effect === 'words') indexIsStale = true;
    if (tables.synonyms) search.setSynonyms(catalogue);
  }

  async function applyChanges(): Promise<void> {
    const changes = await nextChanges();
    const everything = changes.tooMany || isBehind;
    isBehind = true;
    if (everything) await applyEverything();
    else await applyFew(changes);
    isBehind = false;
  }

  async function applyFew({ productIds, reviewedIds, tables }: Changes): Promise<void> {
    for (const id of reviewedIds) catalogue.reviewsOf(id).revision += 1;
    if (tables.size > 0) applyShop(await readShopTables(db, tables));
    for (let i = 0; i < productIds.length; i += batchSize) {
      await replaceProducts(productIds.slice(i, i + batchSize));
    }
    if (productIds.length > 0) tellProducts(productIds);
  }

  function tellProducts(changed: readonly number[] | 'any'): void {
    for (const listener of productsListeners) listener(changed);
  }

  async function replaceProducts(ids: number[]): Promise<void> {
    const fresh = productsFromRows(await readProductsOf(db, ids));
    const gone = new Set(ids);
    for (const product of fresh) gone.delete(product.id);
    for (const id of gone) {
      catalogue.remove(id);
      search.remove(id);
    }
    if (await inSlices(fresh, (product) => catalogue.put(product))) indexIsStale = true;
  }

  async function applyStock(): Promise<void> {
    const startedAt = performance.now();
    const isLate = startedAt - lateLookAt >= lateLookMs;
    const overlap = isLate ? lateOverlapSeconds : stockOverlapSeconds;
    const seconds = (startedAt - stockReadAt) / 1_000 + overlap;
    const rows = await readRecentStock(db, seconds);
    const stocks = new Map(rows.map((row) => [row.id, row.stock]));
    const moved = rows.flatMap((row) => catalogue.productsById.get(row.id) ?? []);
    await inSlices(moved, (product) =>
      catalogue.setStock(product, stocks.get(product.id) ?? product.stock),
    );
    stockReadAt = startedAt;
    if (isLate) lateLookAt = startedAt;
  }

  async function applySales(): Promise<void> {
    if (performance.now() - salesReadAt < salesMs) return;
    salesReadAt = performance.now();
    const soldUnits = await readSoldUnits(db);
    const all = [...catalogue.productsById.values()];
    const isReordered = await inSlices(all, (product) =>
      catalogue.setSoldUnits(product, soldUnits.get(product.id) ?? 0),
    );
    if (isReordered) indexIsStale = true;
  }

  /** Gives whether the search index has to be built anew. */
  async function inSlices(
    products: CatalogueProduct[],
    apply: (product: CatalogueProduct) => IndexEffect,
  ): Promise<boolean> {
    const pause = yieldToEventLoop();
    let isStale = false;
    for (const product of products) {
      const effect = apply(product);
      const now = catalogue.productsById.get(product.id);
      if (effect === 'words') isStale = true;
      if (effect === 'stock' && now) search.setInStock(now);
      await pause();
    }
    return isStale;
  }

  /** Answers made of the banners hold until one of them begins or ceases to show. */
  function awaitBannerChange(): void {
    clearTimeout(bannerTimer);
    const now = Date.now();
    const next = nextBannerChange(catalogue.shop.banners, now);
    // What is further away waits for a later poll: a timer cannot wait for months.
    if (closed || next === undefined || next - now > 2 * pollMs) return;
    bannerTimer = setTimeout(() => {
      catalogue.parts.banners.revision += 1;
      awaitBannerChange();
    }, next - now);
    bannerTimer.unref();
  }

  async function run(): Promise<void> {
    try {
      do {
        again = false;
        const startedAt = performance.now();
        await applyChanges();
        await applyStock();
        await applySales();
        awaitBannerChange();
        refreshedAt = startedAt;
      } while (again && !closed);
    } finally {
      running = undefined;
    }
  }

  /** One at a time; what turns stale meanwhile is in the next one. */
  async function reindex(): Promise<void> {
    try {
      while (indexIsStale && !closed) {
        indexIsStale = false;
        await search.rebuild(catalogue);
      }
    } finally {
      indexing = undefined;
    }
  }

  async function refresh(): Promise<void> {
    if (closed) return;
    if (running) again = true;
    else running = run();
    await running;
    if (!indexIsStale && !indexing) return;
    indexing ??= reindex();
    await indexing;
  }

  const failures = failureLog('catalogue refresh', log);

  function refreshQuietly(): void {
    // Whoever began the one that is running hears how it ends.
    if (running) again = true;
    else refresh().then(failures.succeeded, failures.failed);
  }

  awaitBannerChange();
  const stopListening = await database.listen('catalogue', refreshQuietly);
  const poll = setInterval(refreshQuietly, pollMs);
  poll.unref();

  return {
    current: () => catalogue,
    loaded,
    search: () => search,
    refreshedAt: () => refreshedAt,
    refresh,
    onProducts(listener) {
      productsListeners.add(listener);
      return () => productsListeners.delete(listener);
    },
    async close() {
      closed = true;
      clearInterval(poll);
      clearTimeout(bannerTimer);
      await stopListening();
      await Promise.allSettled([running, indexing]); // whoever asked for them has been told
    },
  };
}

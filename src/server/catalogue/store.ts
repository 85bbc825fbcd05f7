import type { Database } from '#server/db/connect.ts';
import {
  readAllProducts,
  readChanges,
  readProductsOf,
  readRecentStock,
  readShop,
} from '#server/queries/catalogue.ts';
import { indexProducts } from './search/index-products.ts';
import { SearchCache } from './search/search-cache.ts';
import {
  buildCatalogue,
  type Catalogue,
  type CatalogueProduct,
  productsFromRows,
} from './snapshot.ts';

const pollMs = 5_000;
/** Each look at the stock reaches back behind the last one, since movements commit late. */
const stockOverlapSeconds = 60;
/** What sold in 90 days changes slowly: everything is read anew this often. */
const reloadMs = 60 * 60_000;
/** Past this many changed products reading everything anew is cheaper. */
const manyProducts = 2_000;

/** This node's copy of the catalogue, kept up to date with the database. */
export type CatalogueStore = {
  current(): Catalogue;
  /** The list is kept and shared: it is not to be changed. */
  search(words: string): readonly CatalogueProduct[];
  /** Takes in what changed in the database; at once, where one's own write must be seen. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

export async function openCatalogue(
  database: Database,
  log: (place: string, error: unknown) => void,
): Promise<CatalogueStore> {
  const { db } = database;
  const first = await readChanges(db);
  let sinceTx = first.nextTx;
  let applied = new Set(first.changes.map((change) => change.id));
  let stockReadAt = Date.now();
  let reloadedAt = Date.now();
  let catalogue = buildCatalogue(1, await readShop(db), await loadProducts());
  let index = indexProducts(catalogue);
  const searches = new SearchCache<CatalogueProduct>();
  let running: Promise<void> | undefined;
  let again = false;

  async function loadProducts(): Promise<Map<number, CatalogueProduct>> {
    const loaded = new Map<number, CatalogueProduct>();
    for await (const rows of readAllProducts(db)) {
      for (const product of productsFromRows(rows)) loaded.set(product.id, product);
    }
    return loaded;
  }

  async function reload(): Promise<void> {
    reloadedAt = Date.now();
    const { version } = catalogue;
    catalogue = buildCatalogue(version + 1, await readShop(db), await loadProducts());
    index = indexProducts(catalogue);
  }

  async function applyChanges(): Promise<void> {
    const { changes, nextTx, tooMany } = await readChanges(db, sinceTx);
    const fresh = changes.filter((change) => !applied.has(change.id));
    const ids = [...new Set(fresh.flatMap((change) => change.productId ?? []))];
    const shopChanged = fresh.some((change) => change.productId === null);
    if (tooMany || shopChanged || ids.length > manyProducts) await reload();
    else if (ids.length > 0) await replaceProducts(ids);
    sinceTx = nextTx;
    applied = new Set(changes.filter((change) => change.tx >= nextTx).map((change) => change.id));
  }

  /** Indexing anew takes longest, so only where a search would find something else. */
  async function replaceProducts(ids: number[]): Promise<void> {
    const before = catalogue.productsById;
    const products = new Map(before);
    for (const id of ids) products.delete(id);
    const read = productsFromRows(await readProductsOf(db, ids));
    for (const product of read) products.set(product.id, product);
    catalogue = buildCatalogue(catalogue.version + 1, catalogue.shop, products);
    const alike = ids.every((id) => isFoundAlike(before.get(id), products.get(id)));
    if (!alike) index = indexProducts(catalogue);
    else for (const product of read) index.replace(product, product.stock > 0);
  }

  async function applyStock(): Promise<void> {
    const startedAt = Date.now();
    const seconds = Math.ceil((startedAt - stockReadAt) / 1000) + stockOverlapSeconds;
    const products = new Map(catalogue.productsById);
    const moved: CatalogueProduct[] = [];
    for (const { id, stock } of await readRecentStock(db, seconds)) {
      const product = products.get(id);
      if (!product || product.stock === stock) continue;
      moved.push({ ...product, stock });
    }
    stockReadAt = startedAt;
    if (moved.length === 0) return;
    for (const product of moved) {
      products.set(product.id, product);
      index.replace(product, product.stock > 0);
    }
    catalogue = buildCatalogue(catalogue.version + 1, catalogue.shop, products);
  }

  async function run(): Promise<void> {
    do {
      again = false;
      if (Date.now() - reloadedAt > reloadMs) await reload();
      await applyChanges();
      await applyStock();
    } while (again);
    running = undefined;
  }

  function refresh(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = run().catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  }

  function refreshQuietly(): void {
    refresh().catch((error) => log('catalogue refresh', error));
  }

  await database.listen('catalogue', refreshQuietly);
  const poll = setInterval(refreshQuietly, pollMs);
  poll.unref();

  return {
    current: () => catalogue,
    search: (words) => searches.find(words, catalogue.version, (text) => index.search(text)),
    refresh,
    async close() {
      clearInterval(poll);
      await running?.catch(() => {}); // whoever asked for that refresh has been told
    },
  };
}

function isFoundAlike(a: CatalogueProduct | undefined, b: CatalogueProduct | undefined): boolean {
  return (
    a?.name === b?.name &&
    a?.sku === b?.sku &&
    a?.brandId === b?.brandId &&
    a?.subcategoryId === b?.subcategoryId &&
    a?.subSubcategoryId === b?.subSubcategoryId
  );
}

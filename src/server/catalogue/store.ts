import type { Database } from '#server/db/connect.ts';
import {
  readNewestChangeId,
  readProducts,
  readRecentChanges,
  readRecentStock,
  readShop,
} from '#server/queries/catalogue.ts';
import { buildSearchIndex, type SearchIndex } from './search.ts';
import {
  buildCatalogue,
  type Catalogue,
  type CatalogueProduct,
  productsFromRows,
} from './snapshot.ts';

const pollMs = 5_000;
/** A poll looks back further than its pause, so that nothing falls between two. */
const stockWindowSeconds = 30;
/** Past this many changed products reading everything anew is cheaper. */
const manyProducts = 2_000;
/** Transactions commit out of the order of their ids: look again at this many behind the newest. */
const overlap = 1_000;

/** This node's copy of the catalogue, kept up to date with the database. */
export type CatalogueStore = {
  current(): Catalogue;
  search(words: string): CatalogueProduct[];
  /** Takes in what changed in the database; at once, where one's own write must be seen. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

export async function openCatalogue(
  database: Database,
  log: (place: string, error: unknown) => void,
): Promise<CatalogueStore> {
  const { db } = database;
  let newestChange = await readNewestChangeId(db);
  const applied = new Set(
    (await readRecentChanges(db, newestChange - overlap)).map((change) => change.id),
  );
  let catalogue = buildCatalogue(1, await readShop(db), await readAllProducts());
  let index: SearchIndex = buildSearchIndex(catalogue);
  let running: Promise<void> | undefined;
  let again = false;

  async function readAllProducts(): Promise<Map<number, CatalogueProduct>> {
    return new Map(productsFromRows(await readProducts(db)).map((p) => [p.id, p]));
  }

  async function applyChanges(): Promise<void> {
    const changes = (await readRecentChanges(db, newestChange - overlap)).filter(
      (change) => !applied.has(change.id),
    );
    if (changes.length === 0) return;
    const ids = [...new Set(changes.flatMap((change) => change.productId ?? []))];
    const shopChanged = changes.some((change) => change.productId === null);
    const shop = shopChanged ? await readShop(db) : catalogue.shop;
    if (shopChanged || ids.length > manyProducts) {
      catalogue = buildCatalogue(catalogue.version + 1, shop, await readAllProducts());
      index = buildSearchIndex(catalogue);
    } else {
      await replaceProducts(ids);
    }
    for (const change of changes) applied.add(change.id);
    newestChange = Math.max(newestChange, ...changes.map((change) => change.id));
    for (const id of applied) if (id < newestChange - overlap) applied.delete(id);
  }

  async function replaceProducts(ids: number[]): Promise<void> {
    const fresh = productsFromRows(await readProducts(db, ids));
    const products = new Map(catalogue.productsById);
    for (const id of ids) products.delete(id);
    for (const product of fresh) products.set(product.id, product);
    catalogue = buildCatalogue(catalogue.version + 1, catalogue.shop, products);
    for (const id of ids) if (!products.has(id)) index.remove(id);
    for (const product of fresh) index.put(product, catalogue);
  }

  async function applyStock(): Promise<void> {
    const moved = (await readRecentStock(db, stockWindowSeconds)).filter(
      (row) =>
        catalogue.productsById.has(row.id) &&
        catalogue.productsById.get(row.id)?.stock !== row.stock,
    );
    if (moved.length === 0) return;
    const products = new Map(catalogue.productsById);
    for (const { id, stock } of moved) {
      const product = products.get(id);
      if (product) products.set(id, { ...product, stock });
    }
    catalogue = buildCatalogue(catalogue.version + 1, catalogue.shop, products);
  }

  async function run(): Promise<void> {
    do {
      again = false;
      await applyChanges();
      await applyStock();
    } while (again);
  }

  function refresh(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = run().finally(() => {
      running = undefined;
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
    search: (words) => index.search(words).flatMap((id) => catalogue.productsById.get(id) ?? []),
    refresh,
    async close() {
      clearInterval(poll);
      await running;
    },
  };
}

import type { Database } from '#server/db/connect.ts';
import {
  readNewestChangeId,
  readProducts,
  readRecentChanges,
  readRecentStock,
  readShop,
} from '#server/queries/catalogue.ts';
import { indexProducts } from './search/index-products.ts';
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
  let index = indexProducts(catalogue);
  let running: Promise<void> | undefined;
  let again = false;

  async function readAllProducts(): Promise<Map<number, CatalogueProduct>> {
    return new Map(productsFromRows(await readProducts(db)).map((p) => [p.id, p]));
  }

  /** Swaps the copy; indexing anew takes longest, so only where it would find something else. */
  function swap(next: Catalogue, touched: Iterable<number> | 'all'): void {
    const before = catalogue.productsById;
    catalogue = next;
    const found =
      touched === 'all' ||
      [...touched].some((id) => !isFoundAlike(before.get(id), next.productsById.get(id)));
    if (found) index = indexProducts(catalogue);
  }

  async function applyChanges(): Promise<void> {
    const changes = (await readRecentChanges(db, newestChange - overlap)).filter(
      (change) => !applied.has(change.id),
    );
    if (changes.length === 0) return;
    const ids = [...new Set(changes.flatMap((change) => change.productId ?? []))];
    const shopChanged = changes.some((change) => change.productId === null);
    const version = catalogue.version + 1;
    if (shopChanged || ids.length > manyProducts) {
      swap(buildCatalogue(version, await readShop(db), await readAllProducts()), 'all');
    } else {
      const fresh = productsFromRows(await readProducts(db, ids));
      const products = new Map(catalogue.productsById);
      for (const id of ids) products.delete(id);
      for (const product of fresh) products.set(product.id, product);
      swap(buildCatalogue(version, catalogue.shop, products), ids);
    }
    for (const change of changes) applied.add(change.id);
    newestChange = Math.max(newestChange, ...changes.map((change) => change.id));
    for (const id of applied) if (id < newestChange - overlap) applied.delete(id);
  }

  async function applyStock(): Promise<void> {
    const products = new Map(catalogue.productsById);
    const moved: number[] = [];
    for (const { id, stock } of await readRecentStock(db, stockWindowSeconds)) {
      const product = products.get(id);
      if (!product || product.stock === stock) continue;
      products.set(id, { ...product, stock });
      moved.push(id);
    }
    if (moved.length === 0) return;
    swap(buildCatalogue(catalogue.version + 1, catalogue.shop, products), moved);
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

function isFoundAlike(a: CatalogueProduct | undefined, b: CatalogueProduct | undefined): boolean {
  return (
    a?.name === b?.name &&
    a?.sku === b?.sku &&
    a?.brandId === b?.brandId &&
    a?.subcategoryId === b?.subcategoryId &&
    a?.subSubcategoryId === b?.subSubcategoryId &&
    (a?.stock ?? 0) > 0 === (b?.stock ?? 0) > 0
  );
}

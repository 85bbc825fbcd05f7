import { setImmediate } from 'node:timers/promises';
import { listingSorts } from '#domain/listing.ts';
import type { Db } from '#server/db/connect.ts';
import { readAllProducts, readShop } from '#server/queries/catalogue.ts';
import { Catalogue } from './catalogue.ts';
import { type CatalogueProduct, productsFromRows } from './product.ts';

/** Reads the whole catalogue, in steps between which others get their turn. */
export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const shop = await readShop(db);
  const products: CatalogueProduct[] = [];
  for await (const rows of readAllProducts(db)) products.push(...productsFromRows(rows));
  const catalogue = new Catalogue(shop, products);
  // Sorting all products takes its time: better now than when a reader asks for it.
  for (const order of ['best', ...listingSorts] as const) {
    await setImmediate();
    catalogue.all.inOrder(order);
  }
  return catalogue;
}

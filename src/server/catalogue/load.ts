import type { Db } from '#server/db/connect.ts';
import { readAllProducts, readShop } from '#server/queries/catalogue.ts';
import { Catalogue } from './catalogue.ts';
import { type CatalogueProduct, productsFromRows } from './product.ts';

/** Reads the whole catalogue. */
export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const shop = await readShop(db);
  const products: CatalogueProduct[] = [];
  for await (const rows of readAllProducts(db)) products.push(...productsFromRows(rows));
  return Catalogue.build(shop, products);
}

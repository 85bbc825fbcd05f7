import type { Db } from '#server/db/connect.ts';
import { fillCatalogue } from './fill/catalogue.ts';
import { fillPictures } from './fill/pictures.ts';
import { demoShop } from './shop.ts';

/** The demo's categories, brands and products for a shop of one's own; nothing of it was ever sold. */
export async function fillDemoCatalogue(tx: Db): Promise<{ categories: number; products: number }> {
  const shop = demoShop({});
  const products = shop.products.map((product) => ({ ...product, unitsSold90d: 0 }));
  await fillCatalogue(tx, { ...shop, products }, new Map(), new Date());
  await fillPictures(tx, ['products', 'subcategories', 'brands']);
  return { categories: shop.categories.length, products: products.length };
}

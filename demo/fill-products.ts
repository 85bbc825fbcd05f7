import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Db } from '#server/db/connect.ts';
import { insertPicture } from '#server/queries/pictures.ts';
import { fillCatalogue } from './fill/catalogue.ts';
import { demoShop } from './shop.ts';

const pictures = fileURLToPath(new URL('./pictures', import.meta.url));
const folders = ['products', 'subcategories', 'brands'];

/** The demo's categories, brands and products for a shop of one's own; nothing of it was ever sold. */
export async function fillDemoCatalogue(tx: Db): Promise<{ categories: number; products: number }> {
  const shop = demoShop({});
  const products = shop.products.map((product) => ({ ...product, unitsSold90d: 0 }));
  await fillCatalogue(tx, { ...shop, products }, new Map(), new Date());
  for (const path of pictureFiles()) {
    const bytes = readFileSync(path);
    const { width, height } = await sharp(bytes).metadata();
    // In the database, where every node finds them.
    await insertPicture(tx, {
      ...{ folder: basename(dirname(path)), name: basename(path) },
      ...{ bytes, width, height },
    });
  }
  return { categories: shop.categories.length, products: products.length };
}

function pictureFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(pictures, folder)).map((name) => join(pictures, folder, name)),
  );
}

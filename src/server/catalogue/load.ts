import type { Db } from '#server/db/connect.ts';
import { readAllProducts, readShop } from '#server/queries/catalogue/catalogue.ts';
import { yieldToEventLoop } from '#server/queues/yield-to-event-loop.ts';
import { Catalogue } from './catalogue.ts';
import { productsFromRows } from './product.ts';

/** Reads the whole catalogue. */
export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const pause = yieldToEventLoop();
  const catalogue = new Catalogue(await readShop(db));
  for await (const rows of readAllProducts(db)) {
    for (const product of productsFromRows(rows)) {
      catalogue.putUnsorted(product);
      await pause();
    }
  }
  await catalogue.sortAnew();
  return catalogue;
}

import type { ProductCardWire } from '#contract/product.ts';
import { variantOf } from '#server/actions/cart/slot-of.ts';
import type { Handler } from '#server/actions/context.ts';
import type { CatalogueProduct } from '#server/catalogue/product.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { toCardWire } from '#server/catalogue/wire.ts';
import { readBarcodes } from '#server/queries/files/import-lookups.ts';
import { readUsualLines } from '#server/queries/orders/usual-lines.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';
import { yieldToEventLoop } from '#server/queues/yield-to-event-loop.ts';
import { findMeant, hasEveryWord, isMeant } from './meant-products.ts';

/** As many as one chooses from with a thumb. */
const choices = 5;

const queue = new BoundedQueue(queueLimits.orderMatches);

/** The number under its bars: EAN-8, UPC, EAN-13 and GTIN-14. */
const barcode = /^\d{8,14}$/;

type Match = 'exact' | 'likely' | 'near' | 'none';
type Found = { few: readonly CatalogueProduct[]; match: Match };

export const matchOrderLines: Handler<'matchOrderLines'> = async (context, { lines }) => {
  const { db, catalogue, customer } = context;
  const left = context.caller.left?.();
  const search = async () => {
    const codes = new Set(lines.filter((line) => barcode.test(line)));
    return searchAll(catalogue, lines, await readBarcodes(db, [...codes]), left);
  };
  const found = await queue.run(search, left, String(customer.id));
  const products = new Map(found.flatMap(({ few }) => few).map((product) => [product.id, product]));
  const usual = await readUsualLines(db, customer.id);
  const cards = await cardsOf([...products.values()], catalogue);
  return {
    lines: found.map(({ few, match }) => ({
      match,
      product_ids: few.map((product) => product.id),
    })),
    products: cards,
    usual: usual
      .filter((line) => products.has(line.productId))
      .map((line) => ({ product_id: line.productId, type: variantOf(line.slot) })),
  };
};

/** Two hundred searches take a moment over a large catalogue: others are answered in between. */
async function searchAll(
  catalogue: CatalogueStore,
  lines: readonly string[],
  scanned: ReadonlyMap<string, number>,
  left: AbortSignal | undefined,
): Promise<Found[]> {
  const pause = yieldToEventLoop();
  const found: Found[] = [];
  for (const text of lines) {
    if (left?.aborted) break; // nobody reads the rest
    const ofBarcode = catalogue.current().productsById.get(scanned.get(text) ?? 0);
    const search = catalogue.search();
    const all = ofBarcode ? [ofBarcode] : findMeant(search, text);
    const [best] = all;
    const isExact = ofBarcode !== undefined || isMeant(best, text);
    const guess = best && (hasEveryWord(search, best, text) ? 'likely' : 'near');
    found.push(
      isExact
        ? { few: all.slice(0, 1), match: 'exact' }
        : { few: all.slice(0, choices), match: guess ?? 'none' },
    );
    await pause();
  }
  return found;
}

/** Up to a thousand of them. */
async function cardsOf(
  products: readonly CatalogueProduct[],
  catalogue: CatalogueStore,
): Promise<ProductCardWire[]> {
  const pause = yieldToEventLoop();
  const { taxonomy } = catalogue.current();
  const cards: ProductCardWire[] = [];
  for (const product of products) {
    cards.push(toCardWire(product, taxonomy));
    await pause();
  }
  return cards;
}

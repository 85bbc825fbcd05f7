import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { ActionOutput, Call } from '#contract/index.ts';
import type { UsualLineWire } from '#contract/reorder.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { type Product, productFromWire } from '#web/catalogue/product.ts';
import type { ReorderLine } from '#web/reorder/reorder-line.ts';

export type UsualLine = ReorderLine & { lastOrderedAt: string; times: number };

const slots = { variant1: 1, variant2: 2, variant3: 3 } as const;

/** What the customer usually buys; before the first order, what other shops buy most. */
export type Usual = { lines: UsualLine[]; bestSelling: Product[] };

export async function readUsual(call: Call, userId: number, _url: URL, log: Log): Promise<Usual> {
  const lines = usualLines(await call('getBuyAgain', { user_id: userId }));
  if (lines.length > 0) return { lines, bestSelling: [] };
  const best = call('getAllProductsWithImageNewBest', { limit: 12 });
  const products = (await optional(log, 'buy again best selling', best))?.products ?? [];
  return { lines, bestSelling: products.map(productFromWire) };
}

export function usualLines({ products }: ActionOutput<'getBuyAgain'>): UsualLine[] {
  return products.map(usualLineFromWire);
}

function usualLineFromWire(wire: UsualLineWire): UsualLine {
  const product = productFromWire(wire.product);
  return {
    id: product.id,
    name: product.name,
    imageName: product.imageName,
    product,
    slot: slots[wire.variant],
    packSize: wire.set_qty,
    packaging: wire.packaging,
    packs: wire.variant_qty,
    lastPricePaise: rupeesToPaise(wire.last_price),
    lastOrderedAt: wire.last_ordered_at,
    times: wire.times_ordered,
  };
}

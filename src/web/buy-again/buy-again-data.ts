import type { ActionOutput, Call } from '#contract/index.ts';
import type { UsualLineWire } from '#contract/reorder.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { productFromWire } from '#web/catalogue/product.ts';
import type { ReorderLine } from '#web/reorder/reorder-line.ts';

export type UsualLine = ReorderLine & { lastOrderedAt: string; times: number };

const slots = { variant1: 1, variant2: 2, variant3: 3 } as const;

export async function readUsualLines(call: Call, userId: number): Promise<UsualLine[]> {
  return usualLines(await call('getBuyAgain', { user_id: userId }));
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

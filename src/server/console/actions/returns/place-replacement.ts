import type { Refuse } from '#contract/refuse.ts';
import type { Actor } from '#domain/actor.ts';
import { orderTotals, sellingTotalPaise } from '#domain/cart/totals.ts';
import type { PlannedReturn } from '#domain/returns/plan-return.ts';
import type { Returnable } from '#server/actions/invoices/invoiced-lines.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { type LockedOrder, setStatus } from '#server/queries/orders/change-order.ts';
import { readOrderLines } from '#server/queries/orders/orders.ts';
import { insertPlacedOrder } from '#server/queries/orders/place-order.ts';
import { lockStocks } from '#server/queries/stock/stock-ledger.ts';

type Replaced = {
  order: LockedOrder;
  returnable: Returnable;
  lines: readonly PlannedReturn[];
  actor: Exclude<Actor, { kind: 'job' }>;
  key: string;
};

/**
 * The order that brings the same goods again, at what the credit note gives for them: the note pays it, nothing is
 * due. It goes straight into the shop, since there is nothing for the customer to change in it (decision 56).
 */
export async function placeReplacement(
  refuse: Refuse<'too-little-stock'>,
  tx: OperatorContext['db'],
  { order, returnable, lines: returned, actor, key }: Replaced,
): Promise<number> {
  const images = new Map(
    (await readOrderLines(tx, [order.id])).map((line) => [line.id, line.image]),
  );
  const lines = returnable.lines.flatMap(({ row }) => {
    const units = unitsOfLine(returned, row.id);
    return units === 0 ? [] : [replacing(row, units, images.get(row.orderLineId) ?? '')];
  });
  await refuseTooFew(refuse, tx, lines);
  const worthPaise = returned.reduce((sum, { value }) => sum + value.totalPaise, 0);
  // What the coupon took off, or the delivery added, of the goods that are replaced.
  const more = worthPaise - sellingTotalPaise(lines);
  const id = await insertPlacedOrder(tx, {
    ...{ customerId: order.customerId, actor, billingInfo: order.billingInfo as object, note: '' }, // `as`: written as one
    delivery: { type: order.deliveryType, express: false },
    coupon: undefined,
    overCreditPaise: null,
    totals: orderTotals(lines, {
      couponDiscountPaise: Math.max(-more, 0),
      deliveryPaise: Math.max(more, 0),
      expressPaise: 0,
    }),
    // Longer than any key that a customer can send: nobody takes it before.
    ...{ key: `${'replacement'.padEnd(101)}${key}`, requestHash: 'replacement', lines },
  });
  if (id === undefined) throw new Error('A replacement was placed twice.');
  for (const status of ['accepted', 'processing'] as const) {
    await setStatus(tx, id, status, { actor });
  }
  return id;
}

function unitsOfLine(returned: readonly PlannedReturn[], lineId: number): number {
  return returned.reduce((sum, line) => sum + (line.lineId === lineId ? line.units : 0), 0);
}

type InvoiceLine = Returnable['lines'][number]['row'];

/** In packs where they are whole, otherwise in pieces. */
function replacing(row: InvoiceLine, units: number, image: string) {
  const inPacks = units % row.packSize === 0;
  const pack = inPacks
    ? { packSize: row.packSize, packs: units / row.packSize, packaging: row.packaging }
    : { packSize: 1, packs: units, packaging: '' };
  const { id, productId, slot, sku, name, pricePaise, mrpPaise } = row;
  return { ...{ id, productId, slot, sku, name, image, pricePaise, mrpPaise }, ...pack };
}

/** The products are locked: what they have now can be taken. */
async function refuseTooFew(
  refuse: Refuse<'too-little-stock'>,
  tx: OperatorContext['db'],
  lines: readonly { productId: number; packSize: number; packs: number }[],
): Promise<void> {
  const wanted = new Map<number, number>();
  for (const { productId, packSize, packs } of lines) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + packSize * packs);
  }
  for (const { id, name, stock } of await lockStocks(tx, [...wanted.keys()])) {
    if (stock >= (wanted.get(id) ?? 0)) continue;
    const message = `Only ${stock} unit(s) left of ${name}: give credit instead.`;
    throw refuse('too-little-stock', message, { product_id: id, stock });
  }
}

import type { Refuse } from '#contract/refuse.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import { maxLines } from '#domain/limits.ts';
import { packRefused } from '#server/actions/cart/pack-refused.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import type { CartLine } from '#server/queries/cart/cart.ts';
import { type LockedLine, lockProductsFor } from '#server/queries/orders/change-order.ts';
import { lockNamedLines, type NamedLine } from '#server/queries/orders/place-order.ts';
import { hiddenRefused } from './order-rules.ts';

type Tx = CustomerContext['db'];

/** Held before the order's own lines are. */
export async function lockForAdding(
  tx: Tx,
  orderId: number,
  add: readonly NamedLine[],
): Promise<CartLine[]> {
  if (add.length === 0) return [];
  await lockProductsFor(
    tx,
    orderId,
    add.map(({ productId }) => productId),
  );
  return lockNamedLines(tx, add);
}

/** What cannot be added to an order, at today's prices; the stock is looked at with its other lines. */
export function refuseAdded(
  refuse: Refuse<'not-for-sale' | 'over-limit' | 'too-little-stock'>,
  before: readonly LockedLine[],
  add: readonly NamedLine[],
  added: readonly CartLine[],
): void {
  const keyOf = ({ productId, slot }: { productId: number; slot: number }) =>
    `${productId} ${slot}`;
  const known = new Set(before.map(keyOf));
  const wanted = new Set(add.map(keyOf));
  if (wanted.size !== add.length || [...wanted].some((key) => known.has(key))) {
    throw badField('add', 'names what is in this order already: change its packs');
  }
  if (before.length + add.length > maxLines) {
    throw badField('add', `makes more than ${maxLines} lines`);
  }
  const there = new Set(added.map(keyOf));
  const gone = add.find((line) => !there.has(keyOf(line)));
  if (gone) throw hiddenRefused(refuse, undefined, { product_id: gone.productId });
  const over = added.find((line) => unitsOf(line) > line.maxUnits);
  if (over) {
    throw packRefused(refuse, 'over-limit', over, over.name, { product_id: over.productId });
  }
}

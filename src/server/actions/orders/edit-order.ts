import type { RefusalCode } from '#contract/index.ts';
import type { Refuse } from '#contract/refuse.ts';
import type { Actor } from '#domain/actor.ts';
import { type PricedLine, sellingTotalPaise, type Totals, unitsOf } from '#domain/cart/totals.ts';
import { couponForEdit } from '#domain/coupons/coupon.ts';
import { takenByEdit } from '#domain/orders/order-edit.ts';
import { awaitsPicking, mayCustomerChange } from '#domain/orders/order-status.ts';
import {
  asOrdered,
  editedLine,
  type ShortLine,
  totalsWithMissing,
} from '#domain/orders/picking.ts';
import { packRefused } from '#server/actions/cart/pack-refused.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import type { CartLine } from '#server/queries/cart/cart.ts';
import { findKeptCoupon } from '#server/queries/coupons/coupons.ts';
import {
  insertOrderLines,
  type LockedLine,
  type LockedOrder,
  lockOrderLines,
  saveLines,
} from '#server/queries/orders/change-order.ts';
import type { NamedLine } from '#server/queries/orders/place-order.ts';
import { leaving, moveStock } from '#server/queries/stock/move-stock.ts';
import { lockForAdding, refuseAdded } from './add-lines.ts';
import { raiseOnCredit } from './credit-rules.ts';
import {
  byLine,
  couponRefusedHere,
  hiddenRefused,
  refuseTotals,
  refuseVersion,
} from './order-rules.ts';

type WantedPacks = { lineId: number; packs: number };

type Edit = {
  version: number | undefined;
  lines: readonly WantedPacks[];
  /** New lines, at today's prices: the shop alone adds them. */
  add?: readonly NamedLine[];
  actor: Actor;
};

type Refuses = Refuse<RefusalCode<'updateOrderQtyEditDelivery'>>;

/**
 * Changes the packs of a locked order that is not yet being prepared; its customer is held where his credit is
 * limited (`holdCredit`), before the order. Prices and the coupon's terms stay
 * as ordered; stock, limit and minimum are looked at anew.
 */
export async function editOrder(
  refuse: Refuses,
  tx: CustomerContext['db'],
  order: LockedOrder,
  edit: Edit,
): Promise<Totals> {
  refuseOrder(refuse, order, edit);
  const { actor, add = [] } = edit;
  const added = await lockForAdding(tx, order.id, add);
  const before = await lockOrderLines(tx, order.id);
  refuseAdded(refuse, before, add, added);
  const wanted = byLine(refuse, before, edit.lines);
  const after = before.map((line) => editedLine(line, wanted.get(line.id)?.packs));
  const taken = takenByEdit(before, after);
  for (const line of added) {
    taken.set(line.productId, (taken.get(line.productId) ?? 0) + unitsOf(line));
  }
  refuseLines(refuse, before, after, { taken, added });
  const { totals, fullCouponPaise } = await totalsAfter(refuse, tx, order, [
    ...after,
    ...added.map((line) => ({ ...line, missingPacks: 0 })),
  ]);
  refuseBelowPaid(refuse, order, totals, actor);
  await raiseOnCredit(refuse, tx, order, { totals, actor });
  await moveStock(tx, leaving(taken), { reason: 'edit', actor, orderId: order.id });
  await saveLines(tx, order, { kind: 'edit', lines: after, totals, fullCouponPaise, actor });
  await insertOrderLines(tx, order.id, added);
  return totals;
}

/** Money that was taken is given back first, by whoever took it. */
function refuseBelowPaid(refuse: Refuses, order: LockedOrder, totals: Totals, actor: Actor): void {
  // What packs were missing for may be above it already: nothing that makes it less.
  if (totals.totalToPayPaise >= Math.min(order.paidPaise, order.totalToPayPaise)) return;
  const next =
    actor.kind === 'operator' ? 'Please give money back first.' : 'Please contact the shop.';
  throw refuse('below-paid', `More has been paid for this order already. ${next}`);
}

/** The shop may change what it packs, the customer not any more. */
function refuseOrder(refuse: Refuses, order: LockedOrder, { version, actor }: Edit): void {
  const mayChange = actor.kind === 'operator' ? awaitsPicking : mayCustomerChange;
  if (!mayChange(order.status)) {
    throw refuse('too-late', 'This order can no longer be changed.');
  }
  refuseVersion(refuse, order, version);
}

function refuseLines(
  refuse: Refuses,
  before: readonly LockedLine[],
  after: readonly LockedLine[],
  { taken, added }: { taken: ReadonlyMap<number, number>; added: readonly CartLine[] },
): void {
  if ([...after, ...added].every((line) => line.packs === 0)) {
    throw refuse('all-zero', 'Nothing would be left of this order. Please cancel it instead.');
  }
  for (const [i, line] of after.entries()) {
    const more = line.packs > (before[i]?.packs ?? 0);
    if (more && line.hidden) throw hiddenRefused(refuse, line.name, { line_id: line.id });
    if (more && unitsOf(line) > line.maxUnits)
      throw packRefused(refuse, 'over-limit', line, line.name, { line_id: line.id });
    if ((taken.get(line.productId) ?? 0) > line.stock) {
      throw packRefused(refuse, 'too-little-stock', line, line.name, { line_id: line.id });
    }
  }
  const short = added.find((line) => (taken.get(line.productId) ?? 0) > line.stock);
  if (short) {
    const extra = { product_id: short.productId };
    throw packRefused(refuse, 'too-little-stock', short, short.name, extra);
  }
}

/**
 * Delivery stays as it was; the coupon counts for what was ordered now, by the order's own terms. Minimums are asked
 * of that as well: what the shop does not have is not the customer's fault.
 */
async function totalsAfter(
  refuse: Refuses,
  tx: CustomerContext['db'],
  order: LockedOrder,
  lines: readonly (PricedLine & ShortLine)[],
): Promise<{ totals: Totals; fullCouponPaise: number }> {
  const kept = order.couponCode === '' ? undefined : await findKeptCoupon(tx, order.id);
  const { deliveryPaise, expressPaise, couponDiscountPaise } = order;
  const ordered = asOrdered(lines);
  const before = { couponDiscountPaise: order.fullCouponPaise ?? couponDiscountPaise };
  const verdict = kept && couponForEdit(kept, before, sellingTotalPaise(ordered));
  if (verdict?.valid === false) throw couponRefusedHere(refuse, verdict);
  const fullCouponPaise = verdict?.discountPaise ?? 0;
  const charges = { fullCouponPaise, coupon: kept?.terms, deliveryPaise, expressPaise };
  refuseTotals(refuse, totalsWithMissing(ordered, charges));
  return { totals: totalsWithMissing(lines, charges), fullCouponPaise };
}

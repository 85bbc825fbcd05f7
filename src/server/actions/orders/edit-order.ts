import type { RefusalCode } from '#contract/index.ts';
import type { Refuse } from '#contract/refuse.ts';
import type { Actor } from '#domain/actor.ts';
import { orderTotals, sellingTotalPaise, type Totals, unitsOf } from '#domain/cart/totals.ts';
import { couponForEdit } from '#domain/coupons/coupon.ts';
import { takenByEdit } from '#domain/orders/order-edit.ts';
import { mayCustomerChange } from '#domain/orders/order-status.ts';
import { packRefused } from '#server/actions/cart/pack-refused.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findKeptCoupon } from '#server/queries/coupons/coupons.ts';
import {
  type LockedLine,
  type LockedOrder,
  lockOrderLines,
  saveEdit,
} from '#server/queries/orders/change-order.ts';
import { leaving, moveStock } from '#server/queries/stock/move-stock.ts';
import { couponRefusedHere, hiddenRefused, refuseTotals } from './order-rules.ts';

type WantedPacks = { lineId: number; packs: number };

type Edit = {
  version: number | undefined;
  lines: readonly WantedPacks[];
  actor: Actor;
};

type Refuses = Refuse<RefusalCode<'updateOrderQtyEditDelivery'>>;

/**
 * Changes the packs of a locked order that is not yet being prepared. Prices and the coupon's terms stay
 * as ordered; stock, limit and minimum are looked at anew.
 */
export async function editOrder(
  refuse: Refuses,
  tx: CustomerContext['db'],
  order: LockedOrder,
  edit: Edit,
): Promise<Totals> {
  refuseOrder(refuse, order, edit.version);
  const before = await lockOrderLines(tx, order.id);
  const packsByLine = wantedPacks(refuse, before, edit.lines);
  const after = before.map((line) => ({ ...line, packs: packsByLine.get(line.id) ?? line.packs }));
  const taken = takenByEdit(before, packsByLine);
  refuseLines(refuse, before, after, taken);
  const totals = await totalsAfter(refuse, tx, order, after);
  refuseTotals(refuse, totals);
  refuseBelowPaid(refuse, order, totals, edit.actor);
  const { actor } = edit;
  await moveStock(tx, leaving(taken), { reason: 'edit', actor, orderId: order.id });
  await saveEdit(tx, order, { packsByLine, totals, actor });
  return totals;
}

/** Money that was taken is given back first, by whoever took it. */
function refuseBelowPaid(refuse: Refuses, order: LockedOrder, totals: Totals, actor: Actor): void {
  if (totals.totalToPayPaise >= order.paidPaise) return;
  const next =
    actor.kind === 'operator' ? 'Please give money back first.' : 'Please contact the shop.';
  throw refuse('below-paid', `More has been paid for this order already. ${next}`);
}

function refuseOrder(refuse: Refuses, order: LockedOrder, version: number | undefined): void {
  if (!mayCustomerChange(order.status)) {
    throw refuse('too-late', 'This order can no longer be changed.');
  }
  if (version !== undefined && version !== order.version) {
    throw refuse(
      'changed-elsewhere',
      'This order was changed in the meantime. Please look at it again.',
    );
  }
}

/** Packs by line: of this order's lines only, each once. */
function wantedPacks(
  refuse: Refuses,
  lines: readonly LockedLine[],
  given: readonly WantedPacks[],
): Map<number, number> {
  const own = new Set(lines.map((line) => line.id));
  const wanted = new Map(given.map((line) => [line.lineId, line.packs]));
  if (wanted.size !== given.length) {
    throw refuse('bad-input', 'The same line is named twice.');
  }
  if (![...wanted.keys()].every((id) => own.has(id))) {
    throw notFound('order line');
  }
  return wanted;
}

function refuseLines(
  refuse: Refuses,
  before: readonly LockedLine[],
  after: readonly LockedLine[],
  taken: ReadonlyMap<number, number>,
): void {
  if (after.every((line) => line.packs === 0)) {
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
}

/** Delivery stays as it was; the coupon counts for what the order comes to now, by the order's own terms. */
async function totalsAfter(
  refuse: Refuses,
  tx: CustomerContext['db'],
  order: LockedOrder,
  lines: readonly LockedLine[],
): Promise<Totals> {
  const coupon = order.couponCode === '' ? undefined : await findKeptCoupon(tx, order.id);
  const verdict = coupon && couponForEdit(coupon, order, sellingTotalPaise(lines));
  if (verdict?.valid === false) throw couponRefusedHere(refuse, verdict);
  return orderTotals(lines, {
    couponDiscountPaise: verdict?.discountPaise ?? 0,
    deliveryPaise: order.deliveryPaise,
    expressPaise: order.expressPaise,
  });
}

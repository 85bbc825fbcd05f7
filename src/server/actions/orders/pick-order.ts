import type { Refuse } from '#contract/refuse.ts';
import type { Actor } from '#domain/actor.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { orderPath } from '#domain/notifications/page-paths.ts';
import { missingWords } from '#domain/orders/missing-words.ts';
import { takenByEdit } from '#domain/orders/order-edit.ts';
import { awaitsPicking, mayPick } from '#domain/orders/order-status.ts';
import { type Pick, pickedLine, pickRefused, totalsWithMissing } from '#domain/orders/picking.ts';
import { packRefusalText } from '#server/actions/cart/pack-refused.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { findKeptCoupon } from '#server/queries/coupons/coupons.ts';
import { dropUnreadMissing, notify } from '#server/queries/notifications/notifications.ts';
import {
  type LockedLine,
  type LockedOrder,
  lockOrderLines,
  mailMissing,
  saveLines,
} from '#server/queries/orders/change-order.ts';
import { leaving, moveStock } from '#server/queries/stock/move-stock.ts';
import { byLine, refuseVersion } from './order-rules.ts';

type Tx = CustomerContext['db'];
type Refuses = Refuse<
  | ('too-late' | 'changed-elsewhere' | 'more-than-ordered')
  | ('reason-missing' | 'all-zero' | 'too-little-stock')
>;
type Picking = { version: number; picks: readonly Pick[]; actor: Actor };
type Picked = { before: LockedLine[]; after: LockedLine[]; totals: Totals; version: number };

/**
 * Keeps what was found for a locked order: what is missing goes back into the stock, the total falls and the customer
 * is told. Said again, as after a lost answer, it changes nothing.
 */
export async function pickOrder(
  refuse: Refuses,
  tx: Tx,
  order: LockedOrder,
  { version, picks, actor }: Picking,
): Promise<Picked> {
  if (!mayPick(order.status)) {
    const words = awaitsPicking(order.status)
      ? 'Please accept this order before it is picked.'
      : 'This order can no longer be picked.';
    throw refuse('too-late', words);
  }
  const before = await lockOrderLines(tx, order.id);
  const wanted = byLine(refuse, before, picks);
  const after = before.map((line) => pickedLine(line, wanted.get(line.id)));
  const changed = after.filter((line, i) => !isSame(line, before[i]));
  if (changed.length === 0) return { before, after, totals: order, version: order.version };
  refuseVersion(refuse, order, version);
  refusePicks(refuse, before, after);
  const { totals, fullCouponPaise } = await totalsOf(tx, order, after);
  // One movement for each product and reason.
  for (const [reason, lines] of Map.groupBy(changed, (line) => line.missingReason)) {
    const some = before.filter(({ id }) => lines.some((line) => line.id === id));
    const units = leaving(takenByEdit(some, lines));
    const note = missingWords(reason);
    await moveStock(tx, units, { reason: 'pick', actor, orderId: order.id, note });
  }
  await saveLines(tx, order, { kind: 'pick', lines: after, totals, fullCouponPaise, actor });
  await tellMissing(tx, order, after, totals);
  return { before, after, totals, version: order.version + 1 };
}

function isSame(line: LockedLine, other: LockedLine | undefined): boolean {
  return (
    line.packs === other?.packs &&
    line.missingReason === other.missingReason &&
    line.missingReasonHi === other.missingReasonHi
  );
}

function refusePicks(
  refuse: Refuses,
  before: readonly LockedLine[],
  after: readonly LockedLine[],
): void {
  const refused = pickRefused(after);
  if (refused) {
    const { code, line } = refused;
    const words = {
      'more-than-ordered': `${line.name}: more than was ordered. Please change the order instead.`,
      'reason-missing': `${line.name}: please say why packs are missing. The customer reads it.`,
      'all-zero': 'Nothing would be left of this order. Please cancel it instead.',
    };
    throw refuse(code, words[code], code === 'all-zero' ? {} : { line_id: line.id });
  }
  const taken = takenByEdit(before, after);
  const short = after.find((line) => (taken.get(line.productId) ?? 0) > line.stock);
  if (short) {
    const words = `${short.name}: ${packRefusalText('too-little-stock', short)}`;
    throw refuse('too-little-stock', words, { line_id: short.id });
  }
}

async function totalsOf(tx: Tx, order: LockedOrder, lines: readonly LockedLine[]) {
  const kept = order.couponCode === '' ? undefined : await findKeptCoupon(tx, order.id);
  const { deliveryPaise, expressPaise } = order;
  const fullCouponPaise = order.fullCouponPaise ?? order.couponDiscountPaise;
  const charges = { fullCouponPaise, coupon: kept?.terms, deliveryPaise, expressPaise };
  return { totals: totalsWithMissing(lines, charges), fullCouponPaise };
}

/** One notification says all that is missing now: it takes the place of those that nobody has read. */
async function tellMissing(
  tx: Tx,
  { id: orderId, customerId }: LockedOrder,
  lines: readonly LockedLine[],
  { totalToPayPaise }: Totals,
): Promise<void> {
  const missing = lines
    .filter((line) => line.missingPacks > 0)
    .map(({ name, nameHi, missingPacks, missingReason, missingReasonHi }) => ({
      ...{ name, packs: missingPacks, reason: missingReason },
      ...(nameHi && { nameHi }),
      ...(missingReasonHi && { reasonHi: missingReasonHi }),
    }));
  const hasReadBefore = await dropUnreadMissing(tx, customerId, orderId);
  // Nobody has read of what was missing for a moment.
  if (missing.length === 0 && !hasReadBefore) return;
  const news = { kind: 'order-missing', orderId, missing, totalToPayPaise } as const;
  await notify(tx, [{ customerId, news, path: orderPath(orderId) }]);
  if (missing.length > 0) await mailMissing(tx, orderId);
}

import type { ParsedInput } from '#contract/index.ts';
import { refusalsOf } from '#contract/refuse.ts';
import { couponForTotal } from '#domain/coupon.ts';
import { takenByEdit } from '#domain/order-edit.ts';
import { mayCustomerChange } from '#domain/order-status.ts';
import { orderTotals, sellingTotalPaise, type Totals, unitsOf } from '#domain/totals.ts';
import { packRefused } from '#server/actions/cart/pack-refused.ts';
import type { CustomerContext, Handler } from '#server/actions/context.ts';
import {
  type LockedLine,
  type LockedOrder,
  lockOrder,
  lockOrderLines,
  moveStock,
  saveEdit,
} from '#server/queries/change-order.ts';
import { findUsedCoupon } from '#server/queries/coupons.ts';
import { couponRefusedHere, refuseTotals } from './order-rules.ts';
import { totalsWire } from './totals-wire.ts';

const refuse = refusalsOf('updateOrderQtyEditDelivery');

type Input = ParsedInput<'updateOrderQtyEditDelivery'>;

/** Prices stay as ordered; stock, limit, minimum and coupon are looked at anew. */
export const updateOrderQtyEditDelivery: Handler<'updateOrderQtyEditDelivery'> = (
  { db, customer },
  input,
) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.id, customer.id);
    if (!order) throw refuse('not-found', 'Order not found.');
    refuseOrder(order, input);
    const before = await lockOrderLines(tx, order.id);
    const packsByLine = wantedPacks(before, input);
    const after = before.map((line) => ({
      ...line,
      packs: packsByLine.get(line.id) ?? line.packs,
    }));
    const taken = takenByEdit(before, packsByLine);
    refuseLines(before, after, taken);
    const totals = await totalsAfter(tx, order, after);
    refuseTotals(refuse, totals);
    await moveStock(tx, order.id, 'edit', taken);
    await saveEdit(tx, order, { packsByLine, totals, customerId: customer.id });
    return { message: 'Order updated!', totals: totalsWire(totals) };
  });

function refuseOrder(order: LockedOrder, input: Input): void {
  if (!mayCustomerChange(order.status)) {
    throw refuse('too-late', 'This order can no longer be changed.');
  }
  if (input.version !== undefined && input.version !== order.version) {
    throw refuse(
      'changed-elsewhere',
      'This order was changed in the meantime. Please look at it again.',
    );
  }
}

/** Packs by line: of this order's lines only, each once. */
function wantedPacks(lines: readonly LockedLine[], input: Input): Map<number, number> {
  const own = new Set(lines.map((line) => line.id));
  const wanted = new Map(input.updatedCart.map((item) => [item.id, item.variant_qty]));
  if (wanted.size !== input.updatedCart.length) {
    throw refuse('bad-input', 'updatedCart: names a line twice');
  }
  if (![...wanted.keys()].every((id) => own.has(id))) {
    throw refuse('not-found', 'This line is not in the order.');
  }
  return wanted;
}

function refuseLines(
  before: readonly LockedLine[],
  after: readonly LockedLine[],
  taken: ReadonlyMap<number, number>,
): void {
  if (after.every((line) => line.packs === 0)) {
    throw refuse('all-zero', 'Nothing would be left of this order. Please cancel it instead.');
  }
  for (const [i, line] of after.entries()) {
    const more = line.packs > (before[i]?.packs ?? 0);
    if (more && line.hidden) {
      throw refuse('not-for-sale', `${line.name}: This product is not for sale any more.`);
    }
    if (more && unitsOf(line) > line.maxUnits)
      throw packRefused(refuse, 'over-limit', line, line.name);
    if ((taken.get(line.productId) ?? 0) > line.stock) {
      throw packRefused(refuse, 'too-little-stock', line, line.name);
    }
  }
}

/** Delivery stays as it was; the coupon counts for what the order comes to now. */
async function totalsAfter(
  tx: CustomerContext['db'],
  order: LockedOrder,
  lines: readonly LockedLine[],
): Promise<Totals> {
  const coupon = order.couponCode === '' ? undefined : await findUsedCoupon(tx, order.id);
  const verdict = coupon && couponForTotal(coupon, sellingTotalPaise(lines));
  if (verdict?.valid === false) throw couponRefusedHere(refuse, verdict);
  return orderTotals(lines, {
    couponDiscountPaise: verdict?.discountPaise ?? 0,
    deliveryPaise: order.deliveryPaise,
    expressPaise: order.expressPaise,
  });
}

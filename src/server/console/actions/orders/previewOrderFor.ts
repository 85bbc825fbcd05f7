import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { Refusal } from '#contract/refusal.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { creditWire } from '#server/actions/account/credit-wire.ts';
import { creditRefusal } from '#server/actions/orders/credit-rules.ts';
import {
  distanceRefusal,
  lineProblems,
  lineRefused,
  totalsRefusal,
} from '#server/actions/orders/order-rules.ts';
import { deliveryOf, priceOrder } from '#server/actions/orders/place-order.ts';
import { totalsWire } from '#server/actions/orders/totals-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findCoupon } from '#server/queries/coupons/coupons.ts';
import { readBefore, readNamedLines } from '#server/queries/orders/place-order.ts';
import { namedLines, notForSale, refuseCustomer } from './phone-order.ts';

/** What placing would refuse is part of the answer here. */
const refuse = consoleRefusalsOf('placeOrderFor');

/** Prices and rules of placing, without holding or changing anything. */
export const previewOrderFor: ConsoleHandler<'previewOrderFor'> = async (
  { db, operator },
  input,
) => {
  const delivery = deliveryOf(input);
  const wanted = namedLines(input.lines);
  const [coupon, lines] = await Promise.all([
    input.coupon === '' ? undefined : findCoupon(db, input.coupon),
    readNamedLines(db, wanted),
    refuseCustomer(db, input.customer_id),
  ]);
  const asked = { customerId: input.customer_id, key: '', couponId: coupon?.id };
  const before = existing(await readBefore(db, asked), 'customer');
  const choice = { couponCode: input.coupon, delivery };
  const { totals, couponRefusal } = priceOrder(refuse, choice, { ...before, lines, coupon });
  const problems = [
    couponRefusal,
    distanceRefusal(refuse, delivery.type, before.buyer),
    totalsRefusal(refuse, totals),
    creditRefusal(refuse, before.credit, totals.totalToPayPaise, {
      ...{ kind: 'operator', id: operator.id },
    }),
  ];
  const key = (line: { productId: number; slot: number }) => `${line.productId} ${line.slot}`;
  const known = new Map(lines.map((line) => [key(line), line]));
  const refused = new Map(
    lineProblems(lines).map((one) => [key(one.line), lineRefused(refuse, one)]),
  );
  return {
    totals: totalsWire(totals),
    credit: creditWire(before.credit),
    problems: problems.filter((one) => one !== undefined).map(problemWire),
    lines: wanted.map((line) => {
      const found = known.get(key(line));
      const refusal = found ? refused.get(key(line)) : refuse('not-for-sale', notForSale);
      return {
        product_id: line.productId,
        slot: line.slot,
        selling_price: found ? paiseToRupees(found.pricePaise) : null,
        stock: found?.stock ?? 0,
        problem: refusal ? problemWire(refusal) : null,
      };
    }),
  };
};

function problemWire({ code, message }: Refusal) {
  return { code, message };
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals, sellingTotalPaise, totalsDiffer } from '#domain/cart/totals.ts';
import { couponForTotal } from '#domain/coupons/coupon.ts';
import { deliveryCharges } from './delivery.ts';

const fresh = {
  itemTotalPaise: 1_440_00,
  discountPaise: 468_00,
  couponDiscountPaise: 0,
  deliveryPaise: 0,
  expressPaise: 0,
  totalToPayPaise: 972_00,
};

test('totals differ where one that was seen is another now', () => {
  expect(totalsDiffer({}, fresh)).toBe(false);
  expect(totalsDiffer({ totalToPayPaise: 972_00, discountPaise: 468_00 }, fresh)).toBe(false);
  expect(totalsDiffer({ totalToPayPaise: 972_01 }, fresh)).toBe(true);
  expect(totalsDiffer({ totalToPayPaise: 972_00, deliveryPaise: 1 }, fresh)).toBe(true);
});

const anyLine = fc.record({
  mrpPaise: fc.integer({ min: 1, max: 2_000_00 }),
  pricePaise: fc.integer({ min: 1, max: 2_000_00 }),
  packSize: fc.integer({ min: 1, max: 48 }),
  packs: fc.integer({ min: 1, max: 20 }),
});

const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 20 }),
  percent: fc.integer({ min: 1, max: 100 }),
  ceilingPaise: fc.option(fc.integer({ min: 1, max: 500_00 })),
  minimumPaise: fc.integer({ min: 0, max: 5_000_00 }),
  delivery: fc.boolean(),
  express: fc.boolean(),
  metres: fc.integer({ min: 0, max: 60_000 }),
  perKmPaise: fc.integer({ min: 0, max: 50_00 }),
});

/** The same sums done plainly: unit by unit, in hundredths of a paisa, rounded at the end. */
function slowly(order: typeof anyOrder extends fc.Arbitrary<infer O> ? O : never) {
  let atMrp = 0n;
  let selling = 0n;
  for (const line of order.lines) {
    for (let unit = 0; unit < line.packs * line.packSize; unit += 1) {
      atMrp += BigInt(line.mrpPaise);
      selling += BigInt(line.pricePaise);
    }
  }
  const half = (parts: bigint, of: bigint) => (parts * 2n + of) / (of * 2n);
  let coupon = 0n;
  if (selling >= BigInt(order.minimumPaise)) {
    coupon = half(selling * BigInt(order.percent), 100n);
    if (order.ceilingPaise !== null && coupon > BigInt(order.ceilingPaise)) {
      coupon = BigInt(order.ceilingPaise);
    }
  }
  const delivery = order.delivery
    ? half(BigInt(order.perKmPaise) * BigInt(order.metres), 1000n)
    : 0n;
  const express = order.delivery && order.express ? 60_00n : 0n;
  return {
    itemTotalPaise: Number(atMrp),
    discountPaise: Number(atMrp - selling),
    couponDiscountPaise: Number(coupon),
    deliveryPaise: Number(delivery),
    expressPaise: Number(express),
    totalToPayPaise: Number(selling - coupon + delivery + express),
  };
}

test('every total of a random order is what adding it up unit by unit gives', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const worth = {
        kind: 'percent',
        percent: order.percent,
        ceilingPaise: order.ceilingPaise,
      } as const;
      const { minimumPaise } = order;
      const verdict = couponForTotal({ worth, minimumPaise }, sellingTotalPaise(order.lines));
      const choice = {
        type: order.delivery ? 'delivery' : 'pickup',
        express: order.express,
      } as const;
      const rates = { costPerKmPaise: order.perKmPaise, expressPaise: 60_00 };
      const totals = orderTotals(order.lines, {
        couponDiscountPaise: verdict.valid ? verdict.discountPaise : 0,
        ...deliveryCharges(choice, rates, order.metres / 1000),
      });
      expect(totals).toEqual(slowly(order));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponDiscountPaise } from '#domain/coupons/coupon.ts';
import { deliveryCharges } from '#domain/orders/delivery.ts';
import { orderTotals, sellingTotalPaise } from './totals.ts';

const none = { couponDiscountPaise: 0, deliveryPaise: 0, expressPaise: 0 };
const line = { mrpPaise: 12000, pricePaise: 8100, packSize: 12, packs: 2 };

describe('orderTotals', () => {
  test('adds up one line with every charge', () => {
    const charges = { couponDiscountPaise: 5000, deliveryPaise: 2600, expressPaise: 6000 };
    expect(orderTotals([line], charges)).toEqual({
      itemTotalPaise: 288000,
      discountPaise: 93600,
      ...charges,
      totalToPayPaise: 198000,
    });
  });

  test('is 0 for no lines', () => {
    expect(orderTotals([], none).totalToPayPaise).toBe(0);
  });

  test('without charges pays the selling total, for any lines', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    const anyLine = fc.record({
      mrpPaise: amount,
      pricePaise: amount,
      packSize: fc.integer({ min: 1, max: 200 }),
      packs: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        expect(orderTotals(lines, none).totalToPayPaise).toBe(sellingTotalPaise(lines));
      }),
    );
  });
});

describe('couponDiscountPaise', () => {
  test.each([
    [{ kind: 'flat', flatPaise: 5000 } as const, 60000, 5000],
    [{ kind: 'flat', flatPaise: 5000 } as const, 3000, 3000],
    [{ kind: 'percent', percent: 10, ceilingPaise: 20000 } as const, 100000, 10000],
    [{ kind: 'percent', percent: 10, ceilingPaise: 20000 } as const, 500000, 20000],
    [{ kind: 'percent', percent: 10, ceilingPaise: null } as const, 500005, 50001],
  ])('%o on %i paise takes off %i', (worth, total, off) => {
    expect(couponDiscountPaise(worth, total)).toBe(off);
  });
});

describe('deliveryCharges', () => {
  const rates = { costPerKmPaise: 400, expressPaise: 6000 };
  test.each([
    ['pickup', true, 0, 0],
    ['delivery', false, 2600, 0],
    ['delivery', true, 2600, 6000],
  ] as const)('%s, express %s, 6.5 km', (type, express, deliveryPaise, expressPaise) => {
    expect(deliveryCharges({ type, express }, rates, 6.5)).toEqual({ deliveryPaise, expressPaise });
  });
});

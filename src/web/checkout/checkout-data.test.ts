import { beforeEach, describe, expect, test, vi } from 'vitest';
import { removeStored, writeStored } from '#client/local-storage.ts';
import type { Call } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { couponKey } from '#web/data/note-and-coupon.ts';
import { checkoutTotals, readCheckout } from './checkout-data.ts';
import { expireTerms } from './checkout-terms.ts';

const page = new URL('https://shop.example/complete-order');

const item = {
  id: 1,
  product_id: 12,
  variant: 'variant1',
  variant_qty: 1,
  set_qty1: 10,
  qty: 10,
  mrp: 80,
  selling_price: 60,
  previous_price: null,
  price_update2: 'no',
  out_stock: '0',
};

type Answers = { cart?: object[]; coupon?: () => object };

/** A shop that answers these. */
function shop({ cart = [item], coupon = () => ({ discount_applied: 50 }) }: Answers): Call {
  const answers: Record<string, () => object> = {
    getCustomerById: () => ({ data: { distance: 5.5 } }),
    getCartProductByUserId: () => ({ cart }),
    getDeliverySettings: () => ({ settings: { cost_per_km: 6, express_delivery: 79 } }),
    getCouponDataByUserId: coupon,
  };
  return (async (name: string) => answers[name]?.()) as unknown as Call; // `as`: only these are called
}

/** The same shop, and what it was asked. */
function counted(call: Call) {
  const asked: string[] = [];
  const counting = ((name, input) => {
    asked.push(name);
    return call(name, input);
  }) as Call; // `as`: the name keeps its type in `call` alone
  return { call: counting, asked };
}

async function leadsTo(call: Call): Promise<string | null> {
  const thrown = await readCheckout(call, 1, page).catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : null;
}

describe('the data of checkout', () => {
  beforeEach(expireTerms);

  test('gives every figure of the order to come', async () => {
    writeStored(couponKey, 'SAVE50');
    const data = await readCheckout(shop({}), 1, page);
    removeStored(couponKey);
    expect(checkoutTotals(data, { type: 'delivery', express: true })).toEqual({
      itemTotalPaise: 800_00,
      discountPaise: 200_00,
      couponDiscountPaise: 50_00,
      deliveryPaise: 33_00,
      expressPaise: 79_00,
      totalToPayPaise: 662_00,
    });
  });

  test.each([
    ['an empty cart', []],
    ['a line that is out of stock', [{ ...item, out_stock: '1' }]],
    ['less than the minimum', [{ ...item, selling_price: 49.8 }]],
  ])('leads %s back to the cart', async (_what, cart) => {
    expect(await leadsTo(shop({ cart }))).toBe('/cart');
  });

  test('leads a refused coupon back to the cart, and passes other faults on', async () => {
    writeStored(couponKey, 'OLD');
    const refusing = (code: string) =>
      shop({
        coupon: () => {
          throw Refusal.withCode(code, 'No.');
        },
      });
    expect(await leadsTo(refusing('coupon-expired'))).toBe('/cart');
    await expect(readCheckout(refusing('unreachable'), 1, page)).rejects.toThrow(Refusal);
    await expect(readCheckout(refusing('not-signed-in'), 1, page)).rejects.toThrow(Refusal);
    removeStored(couponKey);
  });

  test('reads customer, rates and coupon once for the three steps', async () => {
    writeStored(couponKey, 'SAVE50');
    const { call, asked } = counted(shop({}));
    for (let step = 1; step <= 3; step += 1) await readCheckout(call, 1, page);
    const terms = asked.filter((name) => name !== 'getCartProductByUserId');
    expect(terms.sort()).toEqual([
      'getCouponDataByUserId',
      'getCredit',
      'getCustomerById',
      'getDeliverySettings',
    ]);
    removeStored(couponKey);
  });

  test.each([
    ['a coupon was chosen', () => writeStored(couponKey, 'SAVE50')],
    ['an order was placed', expireTerms],
    ['a minute has passed', () => vi.setSystemTime(Date.now() + 60_000)],
  ])('reads them again after %s', async (_what, happens) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { call, asked } = counted(shop({}));
    await readCheckout(call, 1, page);
    happens();
    await readCheckout(call, 1, page);
    expect(asked.filter((name) => name === 'getCustomerById')).toHaveLength(2);
    removeStored(couponKey);
    vi.useRealTimers();
  });

  test('reads everything again after a cart that could not proceed', async () => {
    const { call, asked } = counted(shop({ cart: [] }));
    expect(await leadsTo(call)).toBe('/cart');
    expect(await leadsTo(call)).toBe('/cart');
    expect(asked.filter((name) => name === 'getCustomerById')).toHaveLength(2);
  });

  test('reads them again for another customer, and after a read that failed', async () => {
    const { call, asked } = counted(shop({}));
    await readCheckout(call, 1, page);
    await readCheckout(call, 2, page);
    expect(asked.filter((name) => name === 'getCustomerById')).toHaveLength(2);
    writeStored(couponKey, 'SAVE50');
    let isBroken = true;
    const coupon = () => {
      if (isBroken) throw Refusal.withCode('unreachable', 'No.');
      return { discount_applied: 50 };
    };
    await expect(readCheckout(shop({ coupon }), 2, page)).rejects.toThrow(Refusal);
    isBroken = false;
    expect((await readCheckout(shop({ coupon }), 2, page)).coupon.discountPaise).toBe(50_00);
    removeStored(couponKey);
  });
});

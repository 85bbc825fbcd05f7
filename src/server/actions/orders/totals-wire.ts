import type { Totals } from '#domain/cart/totals.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';

type TotalsWire = {
  item_total: number;
  discount: number;
  coupon_discount: number;
  delivery_charges: number;
  express_delivery_charges: number;
  total_to_pay: number;
};

export function totalsWire(totals: Totals): TotalsWire {
  return {
    item_total: paiseToRupees(totals.itemTotalPaise),
    discount: paiseToRupees(totals.discountPaise),
    coupon_discount: paiseToRupees(totals.couponDiscountPaise),
    delivery_charges: paiseToRupees(totals.deliveryPaise),
    express_delivery_charges: paiseToRupees(totals.expressPaise),
    total_to_pay: paiseToRupees(totals.totalToPayPaise),
  };
}

const wireNames = {
  itemTotalPaise: 'item_total',
  discountPaise: 'discount',
  couponDiscountPaise: 'coupon_discount',
  deliveryPaise: 'delivery_charges',
  expressPaise: 'express_delivery_charges',
  totalToPayPaise: 'total_to_pay',
} as const satisfies Record<keyof Totals, keyof TotalsWire>;

/** The totals a customer says to have seen; what was not told is not there. */
export function seenTotals(
  input: Partial<Record<keyof TotalsWire, number | undefined>>,
): Partial<Totals> {
  const seen: Partial<Totals> = {};
  for (const name of Object.keys(wireNames) as (keyof Totals)[]) {
    const told = input[wireNames[name]]; // `as` above: keys of that very table
    if (told !== undefined) seen[name] = rupeesToPaise(told);
  }
  return seen;
}

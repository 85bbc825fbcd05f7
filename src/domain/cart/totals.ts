export type PricedLine = { mrpPaise: number; pricePaise: number; packSize: number; packs: number };

export type Totals = {
  /** At MRP. */
  itemTotalPaise: number;
  /** MRP total minus selling total. */
  discountPaise: number;
  couponDiscountPaise: number;
  deliveryPaise: number;
  expressPaise: number;
  totalToPayPaise: number;
};

/** Whether a total has changed since the customer saw it; one that was not sent is not compared. */
export function totalsDiffer(seen: Partial<Totals>, fresh: Totals): boolean {
  const names = Object.keys(fresh) as (keyof Totals)[]; // `as`: keys of that very type
  return names.some((name) => seen[name] !== undefined && seen[name] !== fresh[name]);
}

export function unitsOf(line: { packSize: number; packs: number }): number {
  return line.packSize * line.packs;
}

export function sellingTotalPaise(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.pricePaise * unitsOf(line), 0);
}

/** Spec §9: total payable = item total − discount − coupon + delivery + express. */
export function orderTotals(
  lines: readonly PricedLine[],
  charges: { couponDiscountPaise: number; deliveryPaise: number; expressPaise: number },
): Totals {
  const itemTotalPaise = lines.reduce((sum, line) => sum + line.mrpPaise * unitsOf(line), 0);
  const discountPaise = itemTotalPaise - sellingTotalPaise(lines);
  return {
    itemTotalPaise,
    discountPaise,
    ...charges,
    totalToPayPaise:
      itemTotalPaise -
      discountPaise -
      charges.couponDiscountPaise +
      charges.deliveryPaise +
      charges.expressPaise,
  };
}

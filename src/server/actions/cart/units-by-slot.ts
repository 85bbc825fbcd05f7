import { unitsOf } from '#domain/cart/totals.ts';

export type Units = { variant_qty1: string; variant_qty2: string; variant_qty3: string };

/** Units in the cart in each slot of one product, in the words of the contract. */
export function unitsBySlot(rows: readonly { slot: number; size: number; packs: number }[]): Units {
  const [one, two, three] = [1, 2, 3].map((slot) => {
    const row = rows.find((each) => each.slot === slot);
    return String(row ? unitsOf({ packSize: row.size, packs: row.packs }) : 0);
  });
  return { variant_qty1: one ?? '0', variant_qty2: two ?? '0', variant_qty3: three ?? '0' };
}

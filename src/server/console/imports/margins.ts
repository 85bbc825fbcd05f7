import type { ProductFields } from '#contract/console/product.ts';
import { marginPercent } from '#domain/catalogue/pricing.ts';
import { packSlots } from '#domain/limits.ts';
import { rupeesToPaise } from '#domain/money/money.ts';

/** By the slot of the pack, of the packs that are sold. */
export type Margins = Record<string, number>;

export function marginsOf(draft: ProductFields): Margins {
  return Object.fromEntries(
    packSlots.flatMap((slot) => {
      const price = draft[`selling_price${slot}`];
      if (price === null) return [];
      const mrp = draft[`mrp${slot}`] ?? draft.mrp;
      return [[slot, marginPercent(rupeesToPaise(mrp), rupeesToPaise(price))]];
    }),
  );
}

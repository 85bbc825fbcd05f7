import { rupeesToPaise } from '#domain/money/money.ts';
import { divideRounded } from '#domain/money/rounding.ts';
import { priceForMargin } from './product-rules.ts';

export const priceRoundings = ['none', '5-paise', '10-paise', '50-paise', 'rupee', '99'] as const;

export type PriceRounding = (typeof priceRoundings)[number];

/** A new amount made from the present one, the same way for many products. */
export type AmountChange = {
  /** `amount`: to this very one. `margin`: what earns it, of the MRP. */
  by: 'percent' | 'rupees' | 'margin' | 'amount';
  /** Percent with at most 2 decimals, or rupees; less than 0 lowers. */
  value: number;
  rounding: PriceRounding;
};

const stepPaise = { none: 1, '5-paise': 5, '10-paise': 10, '50-paise': 50, rupee: 100, '99': 100 };

/**
 * The nearest amount that the rounding allows; one in the middle goes up. What is above 0 stays so;
 * what is not is left as it is, for whoever called to refuse.
 */
export function roundPrice(paise: number, rounding: PriceRounding): number {
  if (paise <= 0) return paise;
  const step = stepPaise[rounding];
  if (rounding !== '99') return Math.max(1, divideRounded(paise, step)) * step;
  // ₹98.99, ₹99.99: a paisa below whole rupees.
  return Math.max(1, divideRounded(paise + 1, step)) * step - 1;
}

/** A price or an MRP after the change. */
export function changedAmount(change: AmountChange, paise: number, mrpPaise: number): number {
  return roundPrice(exactAmount(change, paise, mrpPaise), change.rounding);
}

function exactAmount({ by, value }: AmountChange, paise: number, mrpPaise: number): number {
  if (by === 'percent') return divideRounded(paise * (10_000 + Math.round(value * 100)), 10_000);
  if (by === 'rupees') return paise + rupeesToPaise(value);
  return by === 'amount' ? rupeesToPaise(value) : priceForMargin(mrpPaise, value);
}

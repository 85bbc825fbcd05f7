import type { CreditWire } from '#contract/credit.ts';
import {
  type Credit,
  type CreditPass,
  creditLeftPaise,
  isOnCredit,
  passOf,
} from '#domain/customers/credit.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';

/** null: no credit was agreed. */
export function creditWire(credit: Credit & CreditPass): CreditWire | null {
  if (!isOnCredit(credit)) return null;
  const { creditLimitPaise, creditDays, creditMode, usedPaise, pastDuePaise } = credit;
  const left = creditLeftPaise(credit);
  return {
    limit: creditLimitPaise === null ? null : paiseToRupees(creditLimitPaise),
    ...{ days: creditDays, mode: creditMode },
    used: paiseToRupees(usedPaise),
    left: left === null ? null : paiseToRupees(left),
    past_due: paiseToRupees(pastDuePaise),
    passes: passOf(credit, dayInIndia(new Date().toISOString())) !== undefined,
  };
}

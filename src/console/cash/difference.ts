import { cashTexts as t } from '#console/messages/cash.ts';
import { formatPaise } from '#domain/money/money.ts';

/** "₹50.00 missing" */
export function differenceText(paise: number): string {
  if (paise === 0) return t.exact;
  return paise < 0 ? t.missing(formatPaise(-paise)) : t.tooMuch(formatPaise(paise));
}

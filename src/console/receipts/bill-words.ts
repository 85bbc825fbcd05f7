import { receiptTexts, moneyTexts as t } from '#console/messages/receipts.ts';
import type { OpenBillWire } from '#contract/console/receipt-list.ts';

export function billName({ order_id, number }: OpenBillWire): string {
  if (order_id === null) return number;
  return number || receiptTexts.order(order_id);
}

/** "12 days over", "due in 3 days" */
export function billAge({ days_over }: OpenBillWire): string {
  return days_over >= 0 ? t.over(days_over) : t.notDue(-days_over);
}

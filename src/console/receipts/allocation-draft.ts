import type { OpenBillWire } from '#contract/console/receipt-list.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { allocateOldest, type OpenItem } from '#domain/payments/allocation.ts';

/** '1250' or '1250.50'; undefined: no amount. */
export function paiseTyped(text: string): number | undefined {
  const given = text.replaceAll(',', '').trim();
  return /^\d{1,9}(\.\d{1,2})?$/.test(given) ? rupeesToPaise(Number(given)) : undefined;
}

export function keyOf({ order_id, bill_id }: Pick<OpenBillWire, 'order_id' | 'bill_id'>): string {
  return bill_id === null ? `order ${order_id}` : `bill ${bill_id}`;
}

/** What each bill gets where nobody says it, by its key, as the server does it. */
export function oldestFirst(
  amountPaise: number,
  bills: readonly OpenBillWire[],
): Map<string, number> {
  const items = bills.map(({ order_id, bill_id, due_date, due }): OpenItem => {
    const target =
      bill_id === null
        ? { kind: 'order' as const, id: order_id ?? 0 }
        : { kind: 'bill' as const, id: bill_id };
    return { ...target, dueDay: due_date, duePaise: rupeesToPaise(due) };
  });
  const paid = allocateOldest(amountPaise, items);
  return new Map(paid.map(({ kind, id, amountPaise: part }) => [`${kind} ${id}`, part]));
}

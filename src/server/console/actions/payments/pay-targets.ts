import { Refusal } from '#contract/refusal.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import type { Allocation } from '#domain/payments/allocation.ts';
import type { Db } from '#server/db/connect.ts';
import { findInvoice } from '#server/queries/invoices/invoices.ts';

type Named = {
  invoice_id?: number | undefined;
  bill_id?: number | undefined;
  order_id?: number | undefined;
  amount: number;
};

/** What is paid, by the customer's own invoices, bills and orders: another's is not there. */
export async function payTargets(
  tx: Db,
  customerId: number,
  named: readonly Named[],
): Promise<Allocation[]> {
  const targets: Allocation[] = [];
  for (const { invoice_id, bill_id, order_id, amount } of named) {
    const amountPaise = rupeesToPaise(amount);
    if (bill_id !== undefined) targets.push({ kind: 'bill', id: bill_id, amountPaise });
    else if (order_id !== undefined) targets.push({ kind: 'order', id: order_id, amountPaise });
    else if (invoice_id !== undefined) {
      const found = await findInvoice(tx, invoice_id, customerId);
      if (!found) throw new Refusal('not-found', 'There is no such invoice of this customer.');
      targets.push({ kind: 'order', id: found.invoice.orderId, amountPaise });
    }
  }
  return targets;
}

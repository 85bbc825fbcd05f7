import { methodNames } from '#console/messages/orders.ts';
import { chequeStateNames, receiptKindNames } from '#console/messages/receipts.ts';
import type { ReceiptWire } from '#contract/console/receipts.ts';

/** "Cheque 004512, SBI · Held", "Money back · UPI", "Write-off · Rounding" */
export function howReceived(receipt: ReceiptWire): string {
  const { kind, method, reference, bank, cheque_state, reason } = receipt;
  const name = method === null ? '' : [methodNames[method], reference].filter(Boolean).join(' ');
  return [
    kind === 'receipt' ? '' : receiptKindNames[kind],
    kind === 'bounce' ? reference : [name, bank].filter(Boolean).join(', '),
    cheque_state && chequeStateNames[cheque_state],
    reason,
  ]
    .filter(Boolean)
    .join(' · ');
}

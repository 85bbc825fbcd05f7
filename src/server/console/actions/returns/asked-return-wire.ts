import type { AskedReturnWire } from '#contract/console/returns.ts';
import type { RequestFacts } from '#server/queries/returns/return-requests.ts';

export function askedReturnWire(found: RequestFacts): AskedReturnWire {
  const { request, hasPhoto, note, orderId, invoiceNumber, firmName, units } = found;
  const { id, state, createdAt, customerId, invoiceId, reason, answer, answerHi } = request;
  return {
    ...{ id, state, at: createdAt.toISOString(), customer_id: customerId, firm_name: firmName },
    ...{ order_id: orderId, invoice_id: invoiceId, invoice: invoiceNumber, units },
    ...{ reason, answer, answer_hi: answerHi, photo: hasPhoto, credit_note: note?.number ?? '' },
  };
}

import type { ReturnWire } from '#contract/returns.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { CreditNoteRow } from '#server/queries/invoices/credit-notes.ts';
import type { RequestFacts, RequestLine } from '#server/queries/returns/return-requests.ts';

export function noteWire({ id, number, day, totalPaise, replacementOrderId }: CreditNoteRow) {
  const total = paiseToRupees(totalPaise);
  return { id, number, date: day, total, order_id: replacementOrderId };
}

export function returnWire(
  { request, hasPhoto, note }: Pick<RequestFacts, 'request' | 'hasPhoto' | 'note'>,
  lines: readonly RequestLine[],
): ReturnWire {
  const { id, state, createdAt, reason, answer, answerHi } = request;
  return {
    ...{ id, state, at: createdAt.toISOString(), reason, answer },
    ...(answerHi && { answer_hi: answerHi }),
    lines: lines.map(({ line, invoiced }) => ({
      ...{ line_id: line.invoiceLineId, product_name: invoiced.name },
      ...(invoiced.nameHi && { product_name_hi: invoiced.nameHi }),
      ...{ units: line.units, condition: line.condition, batch: line.batch },
      accepted: line.accepted,
    })),
    photo: hasPhoto,
    credit_note: note && noteWire(note),
  };
}

import type { Handler } from '#server/actions/context.ts';
import { readReturnable } from '#server/actions/invoices/invoiced-lines.ts';
import { notFound } from '#server/messages/not-found.ts';
import { readCreditNotes } from '#server/queries/invoices/credit-notes.ts';
import { findInvoiceOfOrder } from '#server/queries/invoices/invoices.ts';
import { findOrder, readOrderLines } from '#server/queries/orders/orders.ts';
import { readRequestLines, readRequestsOf } from '#server/queries/returns/return-requests.ts';
import { noteWire, returnWire } from './return-wire.ts';
import { returnsUntil } from './returns-until.ts';

export const getReturnsByOrder: Handler<'getReturnsByOrder'> = async ({ db, customer }, { id }) => {
  if (!(await findOrder(db, customer.id, id))) throw notFound('order');
  const invoice = await findInvoiceOfOrder(db, id);
  const nothing = { invoice_id: null, until: null, lines: [], returns: [], credit_notes: [] };
  if (!invoice) return nothing;
  const [until, { lines }, ordered, requests, notes] = await Promise.all([
    returnsUntil(db, id),
    readReturnable(db, invoice.id),
    readOrderLines(db, [id]),
    readRequestsOf(db, invoice.id),
    readCreditNotes(db, invoice.id),
  ]);
  const asked = requests.length === 0 ? [] : await linesOf(db, requests);
  const images = new Map(ordered.map((line) => [line.id, line.image]));
  const isOpen = until !== undefined && until.getTime() >= Date.now();
  return {
    invoice_id: invoice.id,
    until: isOpen ? until.toISOString() : null,
    lines: lines.map(({ row, invoiced, left }) => ({
      ...{ line_id: row.id, product_id: row.productId, product_name: row.name },
      ...(row.nameHi && { product_name_hi: row.nameHi }),
      ...{ image_name: images.get(row.orderLineId) ?? '', packaging: row.packaging },
      ...{ set_qty: row.packSize, units: invoiced.units, left: left.units },
    })),
    returns: requests.map((one) =>
      returnWire(
        one,
        asked.filter(({ line }) => line.requestId === one.request.id),
      ),
    ),
    credit_notes: notes.map(noteWire),
  };
};

function linesOf(
  db: Parameters<typeof readRequestLines>[0],
  requests: Awaited<ReturnType<typeof readRequestsOf>>,
) {
  return readRequestLines(
    db,
    requests.map(({ request }) => request.id),
  );
}

import { readReturnable } from '#server/actions/invoices/invoiced-lines.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findRequest, readRequestLines } from '#server/queries/returns/return-requests.ts';
import { askedReturnWire } from './asked-return-wire.ts';

export const getReturn: ConsoleHandler<'getReturn'> = async ({ db }, { id }) => {
  const found = existing(await findRequest(db, id), 'return');
  const { request } = found;
  const [asked, { lines }] = await Promise.all([
    readRequestLines(db, [id]),
    readReturnable(db, request.invoiceId),
  ]);
  const left = new Map(lines.map((line) => [line.row.id, line.left.units]));
  return {
    return: {
      ...askedReturnWire(found),
      lines: asked.map(({ line, invoiced }) => ({
        ...{ id: line.id, line_id: invoiced.id, product_id: invoiced.productId },
        ...{ sku: invoiced.sku, product_name: invoiced.name, packaging: invoiced.packaging },
        ...{ set_qty: invoiced.packSize, units: line.units, left: left.get(invoiced.id) ?? 0 },
        ...{ condition: line.condition, batch: line.batch, accepted: line.accepted },
      })),
      credit_note_id: request.creditNoteId,
      decided_at: request.decidedAt?.toISOString() ?? null,
      decided_by: found.operatorName ?? '',
    },
  };
};

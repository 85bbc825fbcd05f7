import type { Refuse } from '#contract/refuse.ts';
import { planReturn } from '#domain/returns/plan-return.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import type { CreditNoteRow } from '#server/queries/invoices/credit-notes.ts';
import type { InvoiceRow } from '#server/queries/invoices/invoices.ts';
import type { Returnable } from './invoiced-lines.ts';
import { writeCreditNote } from './write-credit-note.ts';

/**
 * Takes an invoice back whole, or what is left of it: its order, which is locked, was cancelled after it went out.
 * undefined: nothing is left.
 */
export async function creditWhole(
  refuse: Refuse<'cannot-invoice'>,
  tx: CustomerContext['db'],
  invoice: InvoiceRow,
  { lines, invoiced, credited }: Returnable,
  by: { operatorId: number; reason: string; reasonHi?: string; now?: Date },
): Promise<CreditNoteRow | undefined> {
  const wanted = lines
    .filter(({ left }) => left.units > 0)
    .map(({ row, left }) => ({
      ...{ lineId: row.id, condition: 'saleable' as const, units: left.units, batch: '' },
    }));
  if (wanted.length === 0) return undefined;
  const plan = planReturn(invoiced, credited, wanted);
  if (!('lines' in plan)) throw new Error('An invoice could not be taken back whole.');
  return writeCreditNote(refuse, tx, invoice, plan.lines, {
    ...by,
    key: `cancelled-${invoice.orderId}`,
  });
}

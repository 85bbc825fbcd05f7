import type { Refuse } from '#contract/refuse.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import type { PlannedReturn } from '#domain/returns/plan-return.ts';
import { sumTaxes } from '#domain/tax/invoice-tax.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { type CreditNoteRow, insertCreditNote } from '#server/queries/invoices/credit-notes.ts';
import type { InvoiceRow } from '#server/queries/invoices/invoices.ts';
import { takeNumber } from '#server/queries/invoices/series.ts';
import { readSettings } from '#server/queries/shop/shop-settings.ts';

export type NoteFacts = {
  operatorId: number;
  reason: string;
  reasonHi?: string | undefined;
  key: string;
  requestHash?: string;
  /** The order that brings the same goods again, which the note pays for. */
  replacementOrderId?: number | undefined;
  now?: Date | undefined;
};

/** The one writer of credit notes, of an invoice whose order is locked; its number is the last thing taken. */
export async function writeCreditNote(
  refuse: Refuse<'cannot-invoice'>,
  tx: CustomerContext['db'],
  invoice: InvoiceRow,
  lines: readonly PlannedReturn[],
  facts: NoteFacts,
): Promise<CreditNoteRow> {
  const day = dayInIndia((facts.now ?? new Date()).toISOString());
  const { creditNotePrefix } = await readSettings(tx);
  const number = await takeNumber(tx, creditNotePrefix, day);
  if (number === undefined) {
    throw refuse(
      'cannot-invoice',
      'This year’s series of credit notes is full: use a shorter prefix.',
    );
  }
  const { operatorId, reason, reasonHi, key, requestHash, replacementOrderId } = facts;
  return insertCreditNote(
    tx,
    {
      ...{ number, day, invoiceId: invoice.id, customerId: invoice.customerId },
      ...{ reason, reasonHi, operatorId, idempotencyKey: key, requestHash, replacementOrderId },
      settle: replacementOrderId === undefined ? 'credit' : 'replacement',
      ...sumTaxes(lines.map(({ value }) => value)),
      totalPaise: lines.reduce((sum, { value }) => sum + value.totalPaise, 0),
    },
    lines.map(({ lineId, units, condition, batch, value }) => {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = value;
      const taxes = { taxablePaise, cgstPaise, sgstPaise, igstPaise };
      return { invoiceLineId: lineId, units, condition, batch, ...taxes };
    }),
  );
}

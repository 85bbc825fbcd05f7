import type { Refuse } from '#contract/refuse.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { creditValue, returnableUnits } from '#domain/invoices/credit-value.ts';
import { sumTaxes } from '#domain/tax/invoice-tax.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { type CreditNoteRow, insertCreditNote } from '#server/queries/invoices/credit-notes.ts';
import {
  type InvoiceRow,
  readCreditedUnits,
  readInvoiceLines,
} from '#server/queries/invoices/invoices.ts';
import { takeNumber } from '#server/queries/invoices/series.ts';
import { readSettings } from '#server/queries/shop/shop-settings.ts';

/** Takes a locked invoice back whole, or what is left of it: an order that was cancelled after it went out. */
export async function creditWhole(
  refuse: Refuse<'cannot-invoice'>,
  tx: CustomerContext['db'],
  invoice: InvoiceRow,
  by: { operatorId: number; reason: string; reasonHi?: string; now?: Date },
): Promise<CreditNoteRow> {
  const credited = await readCreditedUnits(tx, invoice.id);
  const lines = (await readInvoiceLines(tx, invoice.id)).flatMap((row) => {
    const creditedBefore = credited.get(row.id) ?? 0;
    const line = { ...row, units: unitsOf(row) };
    const units = returnableUnits(line, creditedBefore);
    if (units === 0) return [];
    const value = creditValue(line, { units, creditedBefore });
    return [{ invoiceLineId: row.id, units, condition: 'saleable' as const, ...value }];
  });
  const day = dayInIndia((by.now ?? new Date()).toISOString());
  const { creditNotePrefix } = await readSettings(tx);
  const number = await takeNumber(tx, creditNotePrefix, day);
  if (number === undefined) {
    throw refuse(
      'cannot-invoice',
      'This year’s series of credit notes is full: use a shorter prefix.',
    );
  }
  return insertCreditNote(
    tx,
    {
      ...{ number, day, invoiceId: invoice.id, customerId: invoice.customerId },
      ...sumTaxes(lines),
      totalPaise: lines.reduce((sum, line) => sum + line.totalPaise, 0),
      ...{ reason: by.reason, reasonHi: by.reasonHi },
      operatorId: by.operatorId,
      idempotencyKey: `cancelled-${invoice.orderId}`,
    },
    lines,
  );
}

import { paiseToRupees } from '#domain/money/money.ts';
import { exportPageSize, type Page } from '#server/console/csv-export.ts';
import type { Db } from '#server/db/connect.ts';
import { readOpeningBillPage } from '#server/queries/files/import-opening-bills.ts';

/** As they were told, whatever has been paid of them since. */
export async function openingBillPage(db: Db, cursor: string | undefined): Promise<Page<string>> {
  const [part = 0, id = 0] = (cursor ?? '').split(' ').map(Number);
  const found = await readOpeningBillPage(db, { part, id }, exportPageSize);
  const last = found.at(-1);
  return {
    rows: found.map((bill) => ({
      ...{ mobile: bill.mobile, firm_name: bill.firmName, bill_number: bill.number },
      ...{ date: bill.day, due_date: bill.dueDay, amount: paiseToRupees(bill.amountPaise) },
    })),
    next: found.length < exportPageSize || !last ? null : `${last.part} ${last.id}`,
  };
}

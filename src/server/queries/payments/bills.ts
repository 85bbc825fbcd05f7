import type { Db } from '#server/db/connect.ts';
import { bills } from '#server/db/schema/receipts.ts';

export type BillRow = typeof bills.$inferSelect;

export async function insertBill(tx: Db, bill: typeof bills.$inferInsert): Promise<BillRow> {
  const [row] = await tx.insert(bills).values(bill).returning();
  if (!row) throw new Error('A bill was not written.');
  return row;
}

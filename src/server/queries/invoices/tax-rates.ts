import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { taxRates } from '#server/db/schema/tax.ts';

export type TaxRateRow = typeof taxRates.$inferSelect;

/** As many as a shop has headings for; the owner keeps the table. */
export const maxRates = 5_000;

export function readTaxRates(db: Db): Promise<TaxRateRow[]> {
  return db.select().from(taxRates).orderBy(asc(taxRates.hsn), asc(taxRates.from)).limit(maxRates);
}

/** The rate that stands then, and what was there for these digits and that day before; nobody else adds one meanwhile. */
export async function keepRate(tx: Db, rate: Omit<TaxRateRow, 'id'>) {
  await tx.execute(sql`lock table tax_rates in share row exclusive mode`);
  const same = and(eq(taxRates.hsn, rate.hsn), eq(taxRates.from, rate.from));
  const [before] = await tx.select().from(taxRates).where(same);
  const [after] = await tx
    .insert(taxRates)
    .values(rate)
    .onConflictDoUpdate({ target: [taxRates.hsn, taxRates.from], set: { rate: rate.rate } })
    .returning();
  if (!after) throw new Error('A rate was not kept.');
  return { before: before?.rate, after };
}

export function countRates(tx: Db): Promise<number> {
  return tx.$count(taxRates);
}

export async function deleteRate(tx: Db, id: number): Promise<TaxRateRow | undefined> {
  const [row] = await tx.delete(taxRates).where(eq(taxRates.id, id)).returning();
  return row;
}

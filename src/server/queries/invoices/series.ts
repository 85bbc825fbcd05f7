import { eq, sql } from 'drizzle-orm';
import { financialYear, paperNumber } from '#domain/invoices/invoice-number.ts';
import type { Db } from '#server/db/connect.ts';
import { creditNotes, invoices, paperSeries } from '#server/db/schema/invoices.ts';
import { receipts } from '#server/db/schema/receipts.ts';

/**
 * The next number of a series. Its row stays locked until the transaction ends, and is taken back with it: no
 * number is missing or used twice, whoever else issues or crashes. undefined: the series of the year is full.
 */
export async function takeNumber(tx: Db, prefix: string, day: string): Promise<string | undefined> {
  const year = financialYear(day);
  const [row] = await tx
    .insert(paperSeries)
    .values({ prefix, year, last: 1 })
    .onConflictDoUpdate({
      target: [paperSeries.prefix, paperSeries.year],
      set: { last: sql`${paperSeries.last} + 1` },
    })
    .returning();
  if (!row) throw new Error('A series gave no number.');
  return paperNumber(prefix, year, row.last);
}

const numbered = { invoices, 'credit-notes': creditNotes, receipts };

/** Papers of this kind have been numbered with the prefix in the year of that day: each series begins at 1. */
export async function isPrefixUsed(
  db: Db,
  kind: keyof typeof numbered,
  { prefix, day }: { prefix: string; day: string },
): Promise<boolean> {
  const papers = numbered[kind];
  const first = paperNumber(prefix, financialYear(day), 1) ?? '';
  return (await db.$count(papers, eq(papers.number, first))) > 0;
}

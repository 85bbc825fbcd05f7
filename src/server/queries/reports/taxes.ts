import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { rowsOf } from '#server/db/rows.ts';
import type { Span } from './sold.ts';

export type TaxSums = {
  /** 2026-10 */
  month: string;
  /** Hundredths of a percent. */
  rate: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

/** How many invoices a span has, counted no further than `most`. */
export async function countInvoices(db: Db, { from, until }: Span, most: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
      select from invoices where day >= ${from}::date and day < ${until}::date limit ${most}) found`,
  );
  return row?.count ?? 0;
}

/** What was taxed in each month at each rate: invoices of a shop that charges GST, less its credit notes. */
export function readTaxes(db: Db, { from, until }: Span): Promise<TaxSums[]> {
  const inDays = (day: 'i.day' | 'n.day') =>
    sql`${sql.raw(day)} >= ${from}::date and ${sql.raw(day)} < ${until}::date and i.gst_mode = 'regular'`;
  return withCustomPlans(db, (tx) =>
    rowsOf<TaxSums>(
      tx,
      sql`select to_char(day, 'YYYY-MM') as month, rate, sum(taxable)::float8 as "taxablePaise",
          sum(cgst)::float8 as "cgstPaise", sum(sgst)::float8 as "sgstPaise", sum(igst)::float8 as "igstPaise"
        from (
          select i.day, l.rate, l.taxable_paise as taxable, l.cgst_paise as cgst, l.sgst_paise as sgst,
            l.igst_paise as igst
          from invoices i join invoice_lines l on l.invoice_id = i.id where ${inDays('i.day')}
          union all
          select n.day, l.rate, -c.taxable_paise, -c.cgst_paise, -c.sgst_paise, -c.igst_paise
          from credit_notes n join invoices i on i.id = n.invoice_id
            join credit_note_lines c on c.credit_note_id = n.id
            join invoice_lines l on l.id = c.invoice_line_id
          where ${inDays('n.day')}
        ) lines group by 1, 2 order by 1, 2`,
    ),
  );
}

import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { BillingInfoWire } from '#contract/order.ts';
import type { EInvoiceType } from '#domain/e-invoice/e-invoice-paper.ts';
import type { Seller } from '#domain/invoices/seller.ts';
import type { UnitCode } from '#domain/tax/unit-codes.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { eInvoices } from '#server/db/schema/e-invoices.ts';
import { postings } from '#server/db/schema/ledger.ts';

/** A paper that the portal is to register, by the id of its posting. */
export type PaperRow = {
  id: number;
  type: EInvoiceType;
  number: string;
  day: string;
  orderId: number;
  totalPaise: number;
  /** As they stand in JSON columns. */
  seller: Seller;
  buyer: BillingInfoWire;
  placeOfSupply: string;
  originalNumber: string;
  originalDay: string;
  irn: string | null;
  ackNo: string | null;
  lines: number;
};

export type PaperLineRow = {
  id: number;
  name: string;
  hsn: string;
  uqc: UnitCode;
  rate: number;
  units: number;
  discountPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

export type PaperFilter = {
  /** Whether the portal has registered them. */
  isDone?: boolean | undefined;
  /** A part of the number or of the buyer's name. */
  words?: string | undefined;
  ids?: readonly number[] | undefined;
  number?: { type: EInvoiceType; number: string } | undefined;
  /** Only after this one. */
  afterId?: number | undefined;
};

/** Rule 48 (4), as `needsEInvoice` (domain) says it. */
const papers = sql`postings p
  left join credit_notes n on n.id = p.credit_note_id
  join invoices i on i.id = coalesce(p.invoice_id, n.invoice_id)
  left join e_invoices e on e.posting_id = p.id
  where i.kind = 'tax-invoice' and i.gst_mode = 'regular' and i.buyer->>'gst' <> ''`;

function matches({ isDone, words, ids, number, afterId }: PaperFilter): SQL {
  const all = [
    // Papers of before it was switched on need none; off, none does.
    number || ids ? undefined : sql`p.day >= (select e_invoice_since from settings)`,
    isDone === undefined ? undefined : isDone ? sql`e.id is not null` : sql`e.id is null`,
    words
      ? sql`position(lower(${words}) in lower(coalesce(n.number, i.number) || ' ' || (i.buyer->>'firmName'))) > 0`
      : undefined,
    ids && sql`p.id = any(${sql.param([...ids])}::bigint[])`,
    number &&
      (number.type === 'INV'
        ? sql`n.id is null and i.number = ${number.number}`
        : sql`n.number = ${number.number}`),
    afterId === undefined ? undefined : sql`p.id > ${afterId}`,
  ].filter((one) => one !== undefined);
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** In the order in which they were written: the first has the fewest days left. */
export function readPapers(db: Db, filter: PaperFilter, limit: number): Promise<PaperRow[]> {
  return rowsOf<PaperRow>(
    db,
    sql`select p.id::int as id, case when n.id is null then 'INV' else 'CRN' end as type,
        coalesce(n.number, i.number) as number, p.day::text as day, i.order_id as "orderId",
        coalesce(n.total_paise, i.total_paise) as "totalPaise", i.seller, i.buyer,
        i.place_of_supply as "placeOfSupply", i.number as "originalNumber", i.day::text as "originalDay",
        e.irn, e.ack_no as "ackNo", case when n.id is null
          then (select count(*)::int from invoice_lines where invoice_id = i.id)
          else (select count(*)::int from credit_note_lines where credit_note_id = n.id) end as lines
      from ${papers} and ${matches(filter)} order by p.id limit ${limit}`,
  );
}

export async function countPapers(db: Db, filter: PaperFilter, most: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
      select p.id from ${papers} and ${matches(filter)} limit ${most}) found`,
  );
  return row?.count ?? 0;
}

/** The lines of some papers, each under the id of its posting. */
export function readPaperLines(db: Db, ids: readonly number[]): Promise<PaperLineRow[]> {
  return rowsOf<PaperLineRow>(
    db,
    sql`select p.id::int as id, l.name, l.hsn, l.uqc, l.rate, coalesce(c.units, l.packs * l.pack_size) as units,
        case when c.id is null then l.discount_paise else 0 end as "discountPaise",
        coalesce(c.taxable_paise, l.taxable_paise) as "taxablePaise",
        coalesce(c.cgst_paise, l.cgst_paise) as "cgstPaise",
        coalesce(c.sgst_paise, l.sgst_paise) as "sgstPaise",
        coalesce(c.igst_paise, l.igst_paise) as "igstPaise"
      from postings p
        left join credit_note_lines c on c.credit_note_id = p.credit_note_id
        join invoice_lines l on l.invoice_id = p.invoice_id or l.id = c.invoice_line_id
      where p.id = any(${sql.param([...ids])}::bigint[]) order by p.id, l.id, c.id`,
  );
}

type NewEInvoice = typeof eInvoices.$inferInsert;

/** Kept once: false where this paper or this IRN has one already. */
export async function keepEInvoice(tx: Db, row: NewEInvoice): Promise<boolean> {
  const kept = await tx.insert(eInvoices).values(row).onConflictDoNothing().returning();
  return kept.length > 0;
}

export type EInvoiceRow = typeof eInvoices.$inferSelect;

/** The one of an invoice. */
export async function findEInvoice(db: Db, invoiceId: number): Promise<EInvoiceRow | undefined> {
  const [row] = await db
    .select(getTableColumns(eInvoices))
    .from(eInvoices)
    .innerJoin(postings, eq(postings.id, eInvoices.postingId))
    .where(eq(postings.invoiceId, invoiceId));
  return row;
}

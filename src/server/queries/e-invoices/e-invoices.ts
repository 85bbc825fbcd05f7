import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { BillingInfoWire } from '#contract/order.ts';
import { type EInvoiceType, eInvoiceTypes } from '#domain/e-invoice/e-invoice-paper.ts';
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

/** What differs between the two kinds, each of which is looked up by its own indexes. */
const kinds = {
  INV: {
    from: sql`invoices i join postings p on p.invoice_id = i.id`,
    ...{ number: sql`i.number`, day: sql`i.day`, totalPaise: sql`i.total_paise` },
    lines: sql`(select count(*)::int from invoice_lines where invoice_id = i.id)`,
  },
  CRN: {
    from: sql`credit_notes n join invoices i on i.id = n.invoice_id
      join postings p on p.credit_note_id = n.id`,
    ...{ number: sql`n.number`, day: sql`n.day`, totalPaise: sql`n.total_paise` },
    lines: sql`(select count(*)::int from credit_note_lines where credit_note_id = n.id)`,
  },
} as const satisfies Record<EInvoiceType, object>;

/** Rule 48 (4), as `needsEInvoice` (domain) says it. */
function papersOf(type: EInvoiceType, filter: PaperFilter, columns: SQL): SQL {
  const { from, number, day } = kinds[type];
  const { isDone, words, ids, afterId } = filter;
  const all = [
    sql`i.kind = 'tax-invoice' and i.gst_mode = 'regular' and i.buyer->>'gst' <> ''`,
    // Papers of before it was switched on need none; off, none does.
    filter.number || ids ? undefined : sql`${day} >= (select e_invoice_since from settings)`,
    isDone === undefined ? undefined : isDone ? sql`e.id is not null` : sql`e.id is null`,
    words
      ? sql`position(lower(${words}) in lower(${number} || ' ' || (i.buyer->>'firmName'))) > 0`
      : undefined,
    ids && sql`p.id = any(${sql.param([...ids])}::bigint[])`,
    filter.number && sql`${number} = ${filter.number.number}`,
    afterId === undefined ? undefined : sql`p.id > ${afterId}`,
  ].filter((one) => one !== undefined);
  return sql`select ${columns} from ${from} left join e_invoices e on e.posting_id = p.id
    where ${sql.join(all, sql` and `)}`;
}

function bothKinds(filter: PaperFilter, columnsOf: (type: EInvoiceType) => SQL): SQL {
  const types = filter.number ? [filter.number.type] : eInvoiceTypes;
  return sql.join(
    types.map((type) => papersOf(type, filter, columnsOf(type))),
    sql` union all `,
  );
}

/** In the order in which they were written: the first has the fewest days left. */
export function readPapers(db: Db, filter: PaperFilter, limit: number): Promise<PaperRow[]> {
  const columnsOf = (type: EInvoiceType) => {
    const { number, day, totalPaise, lines } = kinds[type];
    return sql`p.id::int as id, ${type}::text as type, ${number} as number, ${day}::text as day,
      i.order_id as "orderId", ${totalPaise} as "totalPaise", i.seller, i.buyer,
      i.place_of_supply as "placeOfSupply", i.number as "originalNumber", i.day::text as "originalDay",
      e.irn, e.ack_no as "ackNo", ${lines} as lines`;
  };
  return rowsOf<PaperRow>(db, sql`${bothKinds(filter, columnsOf)} order by id limit ${limit}`);
}

export async function countPapers(db: Db, filter: PaperFilter, most: number): Promise<number> {
  const found = bothKinds(filter, () => sql`p.id`);
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${found} limit ${most}) found`,
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

/** The one of a paper. */
export async function findEInvoice(
  db: Db,
  paper: { invoiceId: number } | { creditNoteId: number },
): Promise<EInvoiceRow | undefined> {
  const isIts =
    'invoiceId' in paper
      ? eq(postings.invoiceId, paper.invoiceId)
      : eq(postings.creditNoteId, paper.creditNoteId);
  const [row] = await db
    .select(getTableColumns(eInvoices))
    .from(eInvoices)
    .innerJoin(postings, eq(postings.id, eInvoices.postingId))
    .where(isIts);
  return row;
}

import { type SQL, sql } from 'drizzle-orm';
import { startOfDay } from '#domain/india/indian-time.ts';

/** Days in India; `until` is not itself part of it. */
export type Span = { from: string; until: string };

/** Ids that a span's papers and orders lie between: both are numbered in time. */
export type Bounds = Record<'firstOrder' | 'lastOrder' | 'firstInvoice' | 'lastInvoice', number>;

export const placedIn = ({ from, until }: Span) => sql`o.status <> 'cancelled'
  and o.created_at >= ${startOfDay(from).toISOString()} and o.created_at < ${startOfDay(until).toISOString()}`;

/** Sold without an invoice, before the shop kept them, or ordered and not invoiced yet. */
const orderKind = sql`case when o.status in ('delivered', 'completed') then 'before-invoices'
  else 'on-order' end`;

export const withoutInvoice = sql`not exists (select from invoices where order_id = o.id)`;

const inDays = (day: SQL, { from, until }: Span) =>
  sql`${day} >= ${from}::date and ${day} < ${until}::date`;

/**
 * What was sold, by papers: invoices, less the credit notes of those days. Orders that have no invoice count on the
 * day on which they were placed, as a kind of their own.
 */
export function soldPapers(span: Span): SQL {
  return sql`
    select 'invoiced' as kind, i.day, i.customer_id, coalesce(i.buyer->>'route', '') as route,
      1 as count, i.total_paise::bigint as paise
    from invoices i where ${inDays(sql`i.day`, span)}
    union all
    select 'invoiced', n.day, n.customer_id, coalesce(i.buyer->>'route', ''), 0, -n.total_paise::bigint
    from credit_notes n join invoices i on i.id = n.invoice_id where ${inDays(sql`n.day`, span)}
    union all
    select ${orderKind}, (o.created_at at time zone 'Asia/Kolkata')::date, o.customer_id,
      coalesce(o.route, ''), 1, o.total_to_pay_paise::bigint
    from orders o where ${placedIn(span)} and ${withoutInvoice}`;
}

/** The same by their lines, which come to what their papers do; those of orders have neither coupon nor delivery. */
export function soldLines(span: Span, bounds?: Bounds): SQL {
  // They lead to papers and lines together where a span is long.
  const invoiceIds = bounds
    ? sql`l.invoice_id between ${bounds.firstInvoice} and ${bounds.lastInvoice}`
    : sql`true`;
  const orderIds = bounds
    ? sql`l.order_id between ${bounds.firstOrder} and ${bounds.lastOrder}`
    : sql`true`;
  return sql`
    select 'invoiced' as kind, l.product_id, l.packs * l.pack_size as count,
      (l.taxable_paise + l.cgst_paise + l.sgst_paise + l.igst_paise)::bigint as paise
    from invoices i join invoice_lines l on l.invoice_id = i.id
    where ${inDays(sql`i.day`, span)} and ${invoiceIds}
    union all
    select 'invoiced', l.product_id, -c.units,
      -(c.taxable_paise + c.cgst_paise + c.sgst_paise + c.igst_paise)::bigint
    from credit_notes n join credit_note_lines c on c.credit_note_id = n.id
      join invoice_lines l on l.id = c.invoice_line_id
    where ${inDays(sql`n.day`, span)}
    union all
    select ${orderKind}, l.product_id, l.packs * l.pack_size,
      l.packs * l.pack_size * l.price_paise::bigint
    from orders o join order_lines l on l.order_id = o.id
    where ${placedIn(span)} and ${orderIds}
      and ${withoutInvoice}`;
}

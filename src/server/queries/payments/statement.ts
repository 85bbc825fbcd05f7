import { type SQL, sql } from 'drizzle-orm';
import type { EntryFacts } from '#domain/payments/entries.ts';
import type { Db } from '#server/db/connect.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { rowsOf } from '#server/db/rows.ts';

export type LedgerRow = EntryFacts & {
  /** Where the next page begins after it. */
  lineId: number;
  day: string;
  at: Date | string;
  paperId: number;
  amountPaise: number;
  /** What the customer owed then. */
  balancePaise: number;
};

export type LedgerPage = {
  from: Date;
  until: Date;
  /** The last line of the page before. */
  after?: number | undefined;
  newestFirst?: boolean;
  limit: number;
};

/** A paper counts on its own date; where it was written on another day, at noon. */
const at =
  sql.raw(`case when (p.created_at at time zone 'Asia/Kolkata')::date = p.day then p.created_at
    else (p.day + time '12:00') at time zone 'Asia/Kolkata' end`);

/** What the ledger has of one customer, in the order of time with the running balance. */
function linesOf(customerId: number): SQL {
  return sql`select t.*, sum(t.amount_paise) over (order by t.at, t.line_id) as balance_paise
    from (select l.id as line_id, l.amount_paise, ${at} as at, p.day, p.invoice_id, p.credit_note_id, p.payment_id,
        p.order_id, p.receipt_id, p.bill_id
      from posting_lines l join postings p on p.id = l.posting_id where l.customer_id = ${customerId}) t`;
}

/** In the order of time, from a moment until before another. */
export function readLedger(
  db: Db,
  customerId: number,
  { from, until, after, newestFirst = false, limit }: LedgerPage,
): Promise<LedgerRow[]> {
  const way = sql.raw(newestFirst ? 'desc' : 'asc');
  const beyond = sql.raw(newestFirst ? '<' : '>');
  const since =
    after === undefined
      ? sql`true`
      : sql`(at, line_id) ${beyond} (select at, line_id from e where line_id = ${after})`;
  const ledger = sql`with e as (${linesOf(customerId)}), page as (
      select * from e
      where at >= ${from.toISOString()} and at < ${until.toISOString()} and ${since}
      order by at ${way}, line_id ${way} limit ${limit})
    select e.line_id::float8 as "lineId", e.day::text as day, e.at,
      case when e.invoice_id is not null then 'invoice' when e.credit_note_id is not null then 'credit-note'
        when e.order_id is not null then 'order' when b.kind = 'charge' then 'charge'
        when e.bill_id is not null then 'bill' else coalesce(r.kind, 'receipt') end as paper,
      coalesce(e.invoice_id, e.credit_note_id, e.order_id, e.bill_id, r.id, e.payment_id) as "paperId",
      coalesce(i.order_id, ni.order_id, e.order_id, paid.order_id) as "orderId",
      coalesce(i.number, n.number, r.number, b.number, '') as number,
      coalesce(r.method, old.method) as method,
      e.amount_paise::float8 as "amountPaise", e.balance_paise::float8 as "balancePaise"
    from page e
    left join invoices i on i.id = e.invoice_id
    left join credit_notes n on n.id = e.credit_note_id
    left join invoices ni on ni.id = n.invoice_id
    left join bills b on b.id = e.bill_id
    left join payments old on old.id = e.payment_id
    left join receipts r on r.id = coalesce(e.receipt_id, old.receipt_id)
    left join lateral (select min(order_id) as order_id from payments where receipt_id = r.id
      having min(order_id) = max(order_id) and bool_and(order_id is not null)) paid on true
    order by e.at ${way}, e.line_id ${way}`;
  // One paper or thousands: which plan serves depends on the customer.
  return withCustomPlans(db, (tx) => rowsOf<LedgerRow>(tx, ledger));
}

/** What the customer owed at two moments. */
export async function readBalances(
  db: Db,
  customerId: number,
  { from, until }: Pick<LedgerPage, 'from' | 'until'>,
) {
  const sums = sql`select coalesce(sum(amount_paise) filter (where at < ${from.toISOString()}), 0)::float8 as "openingPaise",
      coalesce(sum(amount_paise), 0)::float8 as "closingPaise"
    from (select l.amount_paise, ${at} as at
      from posting_lines l join postings p on p.id = l.posting_id where l.customer_id = ${customerId}) t
    where at < ${until.toISOString()}`;
  const [row] = await withCustomPlans(db, (tx) =>
    rowsOf<{ openingPaise: number; closingPaise: number }>(tx, sums),
  );
  return row ?? { openingPaise: 0, closingPaise: 0 };
}

/** What is ordered today and not invoiced: nothing of it is owed yet. */
export async function readOnOrder(db: Db, customerId: number) {
  const [row] = await rowsOf<{ orders: number; paise: number }>(
    db,
    sql`select count(*)::int as orders, coalesce(sum(total_to_pay_paise), 0)::float8 as paise
      from orders o where customer_id = ${customerId}
        and status in ('active', 'accepted', 'processing', 'out_for_delivery')
        and not exists (select from invoices where order_id = o.id)`,
  );
  return row ?? { orders: 0, paise: 0 };
}

import { type SQL, sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/payments.ts';
import type { ReceiptKind } from '#domain/payments/receipts.ts';
import type { Db } from '#server/db/connect.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { rowsOf } from '#server/db/rows.ts';

export type StatementRow = {
  /** `order`: delivered before the shop kept invoices; `bill`: of before these books, or a charge. */
  kind: 'invoice' | 'credit-note' | 'order' | 'bill' | 'receipt';
  at: Date | string;
  /** The only order that it is about. */
  orderId: number | null;
  /** Of a paper; '': it has none. */
  number: string;
  /** Of a receipt. */
  receiptKind: ReceiptKind | null;
  method: PaymentMethod | null;
  amountPaise: number;
};

/** A paper counts on its own date; where it was written on another day, at noon. */
const at =
  sql.raw(`case when (p.created_at at time zone 'Asia/Kolkata')::date = p.day then p.created_at
    else (p.day + time '12:00') at time zone 'Asia/Kolkata' end`);

/** What the ledger has of one customer. */
function linesOf(customerId: number): SQL {
  return sql`(select p.id, ${at} as at, l.amount_paise, p.invoice_id, p.credit_note_id, p.payment_id, p.order_id,
      p.receipt_id, p.bill_id
    from posting_lines l join postings p on p.id = l.posting_id where l.customer_id = ${customerId}) e`;
}

/** In the order of time, from a moment until before another. */
export function readStatement(
  db: Db,
  customerId: number,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<StatementRow[]> {
  const statement = sql`select e.at,
      case when e.invoice_id is not null then 'invoice' when e.credit_note_id is not null then 'credit-note'
        when e.order_id is not null then 'order' when e.bill_id is not null then 'bill' else 'receipt' end as kind,
      coalesce(i.order_id, ni.order_id, e.order_id, paid.order_id) as "orderId",
      coalesce(i.number, n.number, r.number, b.number, '') as number,
      r.kind as "receiptKind", coalesce(r.method, old.method) as method, e.amount_paise::float8 as "amountPaise"
    from ${linesOf(customerId)}
    left join invoices i on i.id = e.invoice_id
    left join credit_notes n on n.id = e.credit_note_id
    left join invoices ni on ni.id = n.invoice_id
    left join bills b on b.id = e.bill_id
    left join payments old on old.id = e.payment_id
    left join receipts r on r.id = coalesce(e.receipt_id, old.receipt_id)
    left join lateral (select min(order_id) as order_id from payments where receipt_id = r.id
      having min(order_id) = max(order_id) and bool_and(order_id is not null)) paid on true
    where e.at >= ${from.toISOString()} and e.at < ${until.toISOString()}
    order by e.at, e.id
    limit ${limit}`;
  // A day of all customers or years of this one: which index serves depends on the days.
  return withCustomPlans(db, (tx) => rowsOf<StatementRow>(tx, statement));
}

/** What the customer owed at a moment. */
export async function readBalance(db: Db, customerId: number, moment: Date): Promise<number> {
  const balance = sql`select coalesce(sum(amount_paise), 0)::float8 as paise
    from ${linesOf(customerId)} where at < ${moment.toISOString()}`;
  const [row] = await withCustomPlans(db, (tx) => rowsOf<{ paise: number }>(tx, balance));
  return row?.paise ?? 0;
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

import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { creditUsed } from '#server/queries/customers/credit.ts';
import { openItems } from '#server/queries/ledger/ageing.ts';

/** What must never be found in a shop's database, by its name. */
const problems: Record<string, SQL> = {
  'stock that its ledger does not explain': sql`
    select p.id, p.initial_stock, p.stock, coalesce(sum(m.units), 0)::int as moved
    from products p left join stock_movements m on m.product_id = p.id
    group by p.id having p.initial_stock + coalesce(sum(m.units), 0) <> p.stock or p.stock < 0`,
  'order that does not add up': sql`
    select o.id, o.status, l.units, m.moved
    from orders o
    left join lateral (select count(*) as lines, sum(packs * pack_size)::int as units,
        sum(mrp_paise * packs * pack_size)::bigint as at_mrp,
        sum(price_paise * packs * pack_size)::bigint as to_pay
      from order_lines where order_id = o.id) l on true
    left join lateral (select -sum(units)::int as moved from stock_movements
      where order_id = o.id) m on true
    where l.lines = 0
      or l.at_mrp <> o.item_total_paise or l.at_mrp - l.to_pay <> o.discount_paise
      or m.moved <> case when o.status = 'cancelled'
          and not exists (select from invoices i where i.order_id = o.id) then 0 else l.units end
        - coalesce((select sum(n.units) from credit_note_lines n
            join invoice_lines il on il.id = n.invoice_line_id join invoices i on i.id = il.invoice_id
            where i.order_id = o.id and n.condition = 'saleable'), 0)
      or not exists (select from order_events e where e.order_id = o.id and e.status = o.status)`,
  'order whose payments do not come to what is paid': sql`
    select o.id, o.paid_paise, coalesce(sum(p.amount_paise), 0)::int as payments
    from orders o left join payments p on p.order_id = o.id
    group by o.id having o.paid_paise <> coalesce(sum(p.amount_paise), 0)`,
  'order whose coupon was not used for it, or the reverse': sql`
    select o.id, o.status, o.coupon_code from orders o
    left join coupon_uses u on u.order_id = o.id
    left join coupons c on c.id = u.coupon_id
    where (o.status <> 'cancelled' and o.covered_paise = 0 and o.coupon_discount_paise > 0)
        <> (u.id is not null)
      or upper(c.code) <> upper(o.coupon_code)`,
  'order to be sent that has not kept the terms of its coupon': sql`
    select o.id from orders o join coupon_uses u on u.order_id = o.id
    where u.kind is null and o.status not in ('delivered', 'completed')`,
  'coupon used more often than it may be': sql`
    select c.code, count(*)::int as uses from coupons c join coupon_uses u on u.coupon_id = c.id
    group by c.id having count(*) > c.limit_total`,
  'posting that does not sum to zero': sql`
    select p.id, p.day, coalesce(sum(l.amount_paise), 0)::int as sum
    from postings p left join posting_lines l on l.posting_id = p.id
    group by p.id having coalesce(sum(l.amount_paise), 0) <> 0`,
  'invoice that does not add up, or is not its order': sql`
    select i.number, o.status, o.total_to_pay_paise, i.total_paise, l.total
    from invoices i join orders o on o.id = i.order_id
    left join lateral (select sum(gross_paise - discount_paise + charge_paise)::int as total,
        sum(packs * pack_size)::int as units from invoice_lines where invoice_id = i.id) l on true
    left join lateral (select sum(packs * pack_size)::int as units
      from order_lines where order_id = o.id) ordered on true
    where i.total_paise <> o.total_to_pay_paise or l.total is distinct from i.total_paise
      or l.units is distinct from ordered.units
      or o.status not in ('out_for_delivery', 'delivered', 'completed', 'cancelled')`,
  'cancelled order whose invoice was not taken back': sql`
    select i.number from invoices i join orders o on o.id = i.order_id
    where o.status = 'cancelled' and i.total_paise <> (select coalesce(sum(total_paise), 0)
      from credit_notes where invoice_id = i.id)`,
  'series with a gap': sql`
    select s.prefix, s.year, s.last, count(p.number)::int as papers from paper_series s
    left join (select number from invoices union all select number from credit_notes
      union all select number from receipts) p
      on p.number like s.prefix || '/' || s.year || '/%'
    group by s.prefix, s.year having s.last <> count(p.number)`,
  'paper or payment that the ledger does not have': sql`
    select 'invoice' as paper, id from invoices i
      where not exists (select from postings where invoice_id = i.id)
    union all select 'credit note', id from credit_notes n
      where not exists (select from postings where credit_note_id = n.id)
    union all select 'payment', id from payments p
      where not exists (select from postings where payment_id = p.id or receipt_id = p.receipt_id)
        and not exists (select from ledger_opening where done_at is null)
    union all select 'receipt', id from receipts r
      where not exists (select from postings where receipt_id = r.id or payment_id = r.payment_id)
    union all select 'bill', id from bills b where not exists (select from postings where bill_id = b.id)
    union all select 'handover', id from handovers h
      where not exists (select from postings where handover_id = h.id)
    union all select 'cleared cheque', id from receipts r where cheque_state = 'cleared'
      and number is not null and not exists (select from postings where cleared_id = r.id)`,
  'receipt whose payments do not come to what it paid': sql`
    select r.id, r.kind, r.amount_paise, r.allocated_paise, own.sum - taken.sum as payments from receipts r
    left join lateral (select coalesce(sum(amount_paise), 0)::int as sum from payments where receipt_id = r.id) own on true
    left join lateral (select coalesce(sum(amount_paise), 0)::int as sum from payments where refund_id = r.id) taken on true
    where r.allocated_paise <> own.sum - taken.sum
      or (r.amount_paise < 0 and r.allocated_paise <> r.amount_paise)`,
  'bill whose payments do not come to what is paid': sql`
    select b.id, b.paid_paise, coalesce(sum(p.amount_paise), 0)::int as payments
    from bills b left join payments p on p.bill_id = b.id
    group by b.id having b.paid_paise <> coalesce(sum(p.amount_paise), 0)`,
  'cheque that bounced and still pays': sql`
    select r.id, r.amount_paise, b.amount_paise as bounced from receipts r
    full join receipts b on b.bounced_id = r.id
    where (r.cheque_state = 'bounced') is distinct from (b.id is not null) and (r.cheque_state = 'bounced' or b.bounced_id is not null)
      or r.amount_paise <> -b.amount_paise`,
  'payment of one customer for what another owes': sql`
    select p.id from payments p join receipts r on r.id = p.receipt_id
    left join orders o on o.id = p.order_id left join bills b on b.id = p.bill_id
    left join receipts f on f.id = p.refund_id
    where r.customer_id <> coalesce(o.customer_id, b.customer_id, f.customer_id)`,
  'account that is not the sum of its lines': sql`
    select c.id, a.balance_paise, l.sum from customers c
    left join customer_accounts a on a.customer_id = c.id
    left join lateral (select sum(amount_paise)::bigint as sum from posting_lines where customer_id = c.id) l on true
    where a.balance_paise is distinct from l.sum
      and not exists (select from ledger_opening where done_at is null)`,
  'order whose credits are not those of its credit notes': sql`
    select o.id, o.credited_paise, o.covered_paise from orders o
    left join invoices i on i.order_id = o.id
    where o.credited_paise <> coalesce((select sum(total_paise) from credit_notes n
        where n.invoice_id = i.id and n.replacement_order_id is null), 0)
      or o.covered_paise <> coalesce((select sum(total_paise) from credit_notes n
        where n.replacement_order_id = o.id), 0)`,
  'order that is completed and due, or delivered and not': sql`
    select o.id, o.status from orders o join invoices i on i.order_id = o.id
    where o.status in ('delivered', 'completed') and (o.status = 'completed')
      <> (o.paid_paise + o.covered_paise >= o.total_to_pay_paise - o.credited_paise)`,
  'bin that its movements do not explain': sql`
    select product_id, condition, b.units, m.units as moved from bins b
    full join (select product_id, condition, sum(units)::int as units from bin_movements
      group by 1, 2) m using (product_id, condition)
    where b.units is distinct from m.units`,
  'goods that came back and are in no bin': sql`
    select n.id, n.number, l.units, m.units as moved from credit_notes n
    left join lateral (select coalesce(sum(units), 0) as units from credit_note_lines
      where credit_note_id = n.id and condition in ('expired', 'broken', 'wrong')) l on true
    left join lateral (select coalesce(sum(units), 0) as units from bin_movements
      where credit_note_id = n.id) m on true
    where l.units <> m.units`,
  'line of which more came back than was invoiced': sql`
    select il.id, sum(n.units)::int as units from invoice_lines il
    join credit_note_lines n on n.invoice_line_id = il.id
    group by il.id having sum(n.units) > il.packs * il.pack_size`,
  'customer whose account is not what the papers say': sql`
    select c.id, account.sum, papers.sum as papers from customers c
    left join lateral (select coalesce(sum(amount_paise), 0)::bigint as sum
      from posting_lines where customer_id = c.id) account on true
    left join lateral (select coalesce(sum(case when o.status in ('delivered', 'completed')
          or (i.id is not null and o.status <> 'cancelled') then o.total_to_pay_paise - o.credited_paise else 0 end
        - o.covered_paise - o.paid_paise), 0)::bigint
        + coalesce((select sum(amount_paise - paid_paise) from bills where customer_id = c.id), 0)
        - coalesce((select sum(amount_paise - allocated_paise) from receipts where customer_id = c.id), 0) as sum
      from orders o left join invoices i on i.order_id = o.id where o.customer_id = c.id) papers on true
    where account.sum <> papers.sum
      and not exists (select from ledger_opening where done_at is null)`,
  'ageing that is not the ledger': sql`
    select c.id, account.sum, aged.sum as aged from customers c
    left join lateral (select coalesce(sum(amount_paise), 0)::bigint as sum
      from posting_lines where customer_id = c.id) account on true
    left join (select customer_id, sum(paise)::bigint as sum from (${openItems}) items group by 1) aged
      on aged.customer_id = c.id
    where account.sum <> coalesce(aged.sum, 0)
      and not exists (select from ledger_opening where done_at is null)`,
  'credit used that is not what is owed, on order and not cleared': sql`
    select c.id, account.sum, ahead.sum as ahead, (${creditUsed})::bigint as used from customers c
    left join lateral (select coalesce(sum(amount_paise), 0)::bigint as sum
      from posting_lines where customer_id = c.id) account on true
    left join lateral (select coalesce((select sum(total_to_pay_paise) from orders o where customer_id = c.id
          and status in ('active', 'accepted', 'processing', 'out_for_delivery')
          and not exists (select from invoices where order_id = o.id)), 0)
        + coalesce((select sum(amount_paise) from receipts where customer_id = c.id
          and cheque_state in ('held', 'deposited')), 0) as sum) ahead on true
    where account.sum + ahead.sum <> ${creditUsed}
      and not exists (select from ledger_opening where done_at is null)`,
};

/** A shop that was never upgraded has nothing to take over: what customers owe is compared as well. */
export async function markLedgerOpened(db: Db): Promise<void> {
  await db.execute(sql`update ledger_opening set done_at = now()`);
}

/** One line for each row that does not add up. */
export async function findLedgerProblems(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [name, statement] of Object.entries(problems)) {
    for (const row of await rowsOf(db, statement)) found.push(`${name}: ${JSON.stringify(row)}`);
  }
  return found;
}

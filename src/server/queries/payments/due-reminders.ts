import { sql } from 'drizzle-orm';
import type { Language } from '#domain/india/language.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { openItems } from '#server/queries/ledger/ageing.ts';

const today = sql.raw(`(now() at time zone 'Asia/Kolkata')::date`);

/** Who may be reminded today: at most once in three days, and none who was blocked, has left or wants none. */
const remindable = sql.raw(`c.due_mails and c.blocked_at is null and c.forgotten_at is null
  and (c.due_mail_at is null or (c.due_mail_at at time zone 'Asia/Kolkata')::date <= (now() at time zone 'Asia/Kolkata')::date - 3)`);

/**
 * Customers with something past due, each marked as reminded: telling them belongs in the same transaction. In the
 * order of their ids, after the one before.
 */
export function takeDueReminders(
  tx: Db,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<{ id: number; pastDuePaise: number }[]> {
  return rowsOf(
    tx,
    sql`with due as materialized (
        select customer_id as id, sum(paise)::float8 as paise from (${openItems}) items
        where due_day < ${today} and customer_id > ${afterId} group by 1 having sum(paise) > 0
      ), taken as (
        select c.id from customers c join due on due.id = c.id where ${remindable}
        order by c.id limit ${limit} for no key update of c skip locked
      ), marked as (
        update customers c set due_mail_at = now() from taken where c.id = taken.id returning c.id
      )
      select id, due.paise as "pastDuePaise" from marked join due using (id) order by id`,
  );
}

export type PastDue = { number: string; day: string; dueDay: string; paise: number };

/** What of a customer is past due, oldest first. */
export function readPastDue(db: Db, customerId: number): Promise<PastDue[]> {
  return rowsOf(
    db,
    sql`select number, day::text, due_day::text as "dueDay", paise::float8 from (
        select coalesce(i.number, '#' || o.id) as number,
          coalesce(i.day, (o.created_at at time zone 'Asia/Kolkata')::date) as day,
          coalesce(i.due_day, i.day, (o.created_at at time zone 'Asia/Kolkata')::date) as due_day,
          o.total_to_pay_paise - o.credited_paise - o.covered_paise - o.paid_paise as paise, o.id
        from orders o left join invoices i on i.order_id = o.id
        where o.customer_id = ${customerId} and o.status <> 'cancelled'
          and o.paid_paise < o.total_to_pay_paise - o.credited_paise - o.covered_paise
          and (i.id is not null or o.status in ('delivered', 'completed'))
        union all
        select number, day, due_day, amount_paise - paid_paise, id from bills
        where customer_id = ${customerId} and paid_paise < amount_paise
      ) items where due_day < ${today} order by due_day, id limit 50`,
  );
}

export type Reminded = { email: string | null; ownerName: string; language: Language | null };

/** undefined: blocked, gone, or no reminder is wanted. */
export async function findReminded(db: Db, customerId: number): Promise<Reminded | undefined> {
  const [row] = await rowsOf<Reminded>(
    db,
    sql`select email, owner_name as "ownerName", language from customers c
      where id = ${customerId} and due_mails and blocked_at is null and forgotten_at is null`,
  );
  return row;
}

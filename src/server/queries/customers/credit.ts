import { eq, type SQL, sql } from 'drizzle-orm';
import type { Credit, CreditPass } from '#domain/customers/credit.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orders } from '#server/db/schema/orders.ts';

/** `isOnCredit` of a customer `c`. */
const onCredit = sql.raw(
  `(c.credit_limit_paise is not null or c.credit_days > 0 or c.credit_mode = 'block')`,
);

/**
 * A condition that always holds, and holds the customer with whom credit was agreed until the transaction ends: of two
 * orders at once only one may use what is left. It is looked at before any row of the statement that it stands in.
 */
export function creditHeld(customerId: SQL): SQL {
  return sql`(select count(*) from (select c.id from customers c where c.id = ${customerId} and ${onCredit}
    for no key update) held) >= 0`;
}

/** The same before an order is held, which is then made larger. */
export async function holdCredit(tx: Db, orderId: number): Promise<void> {
  await tx.execute(
    sql`select ${creditHeld(sql`(select customer_id from orders where id = ${orderId})`)}`,
  );
}

export async function holdCreditOf(tx: Db, customerId: number): Promise<void> {
  await tx.execute(sql`select ${creditHeld(sql`${customerId}`)}`);
}

/** Written as the partial index `orders_unsettled` has it. */
const billed = sql.raw(
  `case when o.status = 'cancelled' then 0 else o.total_to_pay_paise - o.credited_paise end - o.covered_paise`,
);
const today = sql.raw(`(now() at time zone 'Asia/Kolkata')::date`);

/** Of a customer `c`. Only what is open is read, however much he has bought. */
export const creditUsed = sql`(select coalesce(sum(${billed} - o.paid_paise), 0) from orders o
    where o.customer_id = c.id and ${billed} <> o.paid_paise)
  + (select coalesce(sum(amount_paise - paid_paise), 0) from bills
    where customer_id = c.id and paid_paise < amount_paise)
  - (select coalesce(sum(amount_paise - allocated_paise), 0) from receipts
    where customer_id = c.id and allocated_paise <> amount_paise)
  + (select coalesce(sum(amount_paise), 0) from receipts
    where customer_id = c.id and cheque_state in ('held', 'deposited'))`;

const pastDue = sql`(select coalesce(sum(${billed} - o.paid_paise), 0) from orders o
    left join invoices i on i.order_id = o.id
    where o.customer_id = c.id and ${billed} <> o.paid_paise and ${billed} > o.paid_paise
      and (i.id is not null or o.status in ('delivered', 'completed'))
      and coalesce(i.due_day, i.day, (o.created_at at time zone 'Asia/Kolkata')::date) < ${today})
  + (select coalesce(sum(amount_paise - paid_paise), 0) from bills
    where customer_id = c.id and paid_paise < amount_paise and due_day < ${today})`;

/** Of a customer `c`; what is used is summed only where credit was agreed. */
export const creditColumns = sql`c.credit_limit_paise as "creditLimitPaise", c.credit_days as "creditDays",
  c.credit_mode as "creditMode", c.credit_pass_until::text as "creditPassUntil",
  c.credit_pass_orders as "creditPassOrders",
  (case when ${onCredit} then ${creditUsed} else 0 end)::float8 as "usedPaise",
  (case when ${onCredit} then ${pastDue} else 0 end)::float8 as "pastDuePaise"`;

export async function readCredit(
  db: Db,
  customerId: number,
): Promise<(Credit & CreditPass) | undefined> {
  const [row] = await rowsOf<Credit & CreditPass>(
    db,
    sql`select ${creditColumns} from customers c where c.id = ${customerId}`,
  );
  return row;
}

export async function setCreditPass(tx: Db, customerId: number, pass: CreditPass): Promise<void> {
  await tx.update(customers).set(pass).where(eq(customers.id, customerId));
}

/** One of the orders that an owner lets pass. */
export async function usePass(tx: Db, customerId: number): Promise<void> {
  const { creditPassOrders } = customers;
  await tx
    .update(customers)
    .set({ creditPassOrders: sql`greatest(${creditPassOrders} - 1, 0)` })
    .where(eq(customers.id, customerId));
}

/** Marks an order that was made larger than the credit that is left. */
export async function markOverCredit(tx: Db, orderId: number, overPaise: number): Promise<void> {
  await tx.update(orders).set({ overCreditPaise: overPaise }).where(eq(orders.id, orderId));
}

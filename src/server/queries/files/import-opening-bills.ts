import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { newRowsIn, rowsIn } from './import-products.ts';

type Rows = Parameters<typeof newRowsIn>[0];

export type OpeningBill = {
  customerId: number;
  number: string;
  day: string;
  /** null: the shop owes it, whenever. */
  dueDay: string | null;
  amountPaise: number;
};

/** What customers owed before these books, below zero where the shop owed; without what was undone. */
const openingBills = sql`(select 0 as part, id, customer_id, number, day, due_day, amount_paise from bills
    where kind = 'opening' and not reversed
  union all
  select 1, r.id, r.customer_id, r.reference, r.day, null, -r.amount_paise from receipts r
    where r.kind = 'opening' and r.reason = '' and not exists (select from payments p
      join bills b on b.id = p.bill_id where p.receipt_id = r.id and b.reversed))`;

export function readOpeningBills(db: Db, customerIds: readonly number[]): Promise<OpeningBill[]> {
  return rowsOf<OpeningBill>(
    db,
    sql`select customer_id as "customerId", number, day::text, due_day::text as "dueDay",
        amount_paise as "amountPaise"
      from ${openingBills} o where customer_id = any(${sql.param(customerIds)}::int[])`,
  );
}

export type ListedBill = OpeningBill & {
  part: number;
  id: number;
  mobile: string;
  firmName: string;
};

/** All of them, bills before what the shop owed, after the one that a page ended with. */
export function readOpeningBillPage(
  db: Db,
  { part, id }: { part: number; id: number },
  limit: number,
): Promise<ListedBill[]> {
  return rowsOf<ListedBill>(
    db,
    sql`select o.part, o.id, c.mobile, c.firm_name as "firmName", o.number, o.day::text,
        o.due_day::text as "dueDay", o.amount_paise as "amountPaise", o.customer_id as "customerId"
      from ${openingBills} o join customers c on c.id = o.customer_id
      where (o.part, o.id) > (${part}::int, ${id}::int) order by o.part, o.id limit ${limit}`,
  );
}

/** Holds the accounts of all customers of a file, by their ids: who takes money of several does the same. */
export async function lockFileAccounts(tx: Db, fileId: number): Promise<void> {
  await tx.execute(sql`select 1 from customers
    where id in (select target_id from import_rows where file_id = ${fileId})
    order by id for no key update`);
}

/** How many of these rows' numbers are taken, since the file was checked. */
export async function countTakenBills(tx: Db, rows: Rows): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from import_rows r join ${openingBills} o
      on o.customer_id = r.target_id and lower(o.number) = lower(r.after->'set'->>'number')
      where ${newRowsIn(rows)}`,
  );
  return row?.count ?? 0;
}

const set = sql`r.after->'set'`;
const amount = sql`(${set}->>'amount_paise')::int`;
/** By which undoing finds what a row made of money that the shop owed. */
const keyOfRow = sql`'opening of file ' || r.file_id || ', row ' || r."row"`;

/** Bills, and where the amount is below zero receipts that are left for the next invoice. */
export async function insertOpeningBills(tx: Db, rows: Rows, operatorId: number): Promise<void> {
  await tx.execute(sql`
    insert into bills (kind, customer_id, number, day, due_day, amount_paise, operator_id)
    select 'opening', r.target_id, ${set}->>'number', (${set}->>'day')::date, (${set}->>'due_day')::date,
      ${amount}, ${operatorId}
    from import_rows r where ${newRowsIn(rows)} and ${amount} > 0 order by r."row"`);
  await tx.execute(sql`
    insert into receipts (kind, customer_id, reference, day, amount_paise, operator_id, idempotency_key)
    select 'opening', r.target_id, ${set}->>'number', (${set}->>'day')::date, -${amount}, ${operatorId}, ${keyOfRow}
    from import_rows r where ${newRowsIn(rows)} and ${amount} < 0 order by r."row"`);
}

/** A paper that balances one of a file: what is paid by which receipt. */
export type Reversal = { receiptId: number; billId: number; amountPaise: number };

/**
 * Writes papers of today that balance those of a file's rows, which nothing has been paid of or with: a receipt for
 * each bill, a bill for each receipt. Which pays which is the caller's to write.
 */
export async function reverseOpeningBills(
  tx: Db,
  rows: Parameters<typeof rowsIn>[0],
  { operatorId, day, reason }: { operatorId: number; day: string; reason: string },
): Promise<Reversal[]> {
  const ofBills = await rowsOf<Reversal>(
    tx,
    sql`with undone as (
        update bills b set reversed = true from import_rows r
        where ${rowsIn(rows)} and b.customer_id = r.target_id and b.kind = 'opening' and not b.reversed
          and b.number = ${set}->>'number' and b.paid_paise = 0
        returning b.id, b.customer_id, b.number, b.amount_paise
      ), balancing as (
        insert into receipts (kind, customer_id, reference, day, amount_paise, reason, operator_id, idempotency_key)
        select 'opening', customer_id, number, ${day}::date, amount_paise, ${reason}, ${operatorId}::int,
          'reversal of bill ' || id
        from undone order by id returning id, idempotency_key
      )
      select b.id as "receiptId", u.id as "billId", u.amount_paise as "amountPaise"
      from undone u join balancing b on b.idempotency_key = 'reversal of bill ' || u.id order by u.id`,
  );
  const ofReceipts = await rowsOf<Reversal>(
    tx,
    sql`with undone as (
        select o.id, o.customer_id, o.reference, o.amount_paise from receipts o
        join import_rows r on o.idempotency_key = ${keyOfRow}
        where ${rowsIn(rows)} and ${amount} < 0 and o.allocated_paise = 0
      ), balancing as (
        insert into bills (kind, customer_id, number, day, due_day, amount_paise, operator_id, reversed)
        select 'opening', customer_id, reference, ${day}::date, ${day}::date, amount_paise, ${operatorId}::int, true
        from undone order by id returning id, customer_id, number
      )
      select u.id as "receiptId", b.id as "billId", u.amount_paise as "amountPaise"
      from undone u join balancing b on b.customer_id = u.customer_id and b.number = u.reference order by u.id`,
  );
  return [...ofBills, ...ofReceipts];
}

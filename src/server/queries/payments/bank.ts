import { eq, inArray, sql } from 'drizzle-orm';
import type { Payer } from '#domain/payments/bank-match.ts';
import type { BankColumns } from '#domain/payments/bank-statement.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { customers } from '#server/db/schema/customers.ts';
import { bankFormats } from '#server/db/schema/receipts.ts';

/** More than any shop has. */
const most = 20_000;

type PayerRow = Payer & { duePaise: number[] | null };

/** Customers with the sum that they owe and what is due of each open bill: of some, or of all who owe. */
async function readPayers(db: Db, where: ReturnType<typeof sql>): Promise<Payer[]> {
  const rows = await rowsOf<PayerRow>(
    db,
    sql`with payers as (
        select c.id, c.firm_name, c.owner_name, c.mobile, coalesce(a.balance_paise, 0) as balance
        from customers c left join customer_accounts a on a.customer_id = c.id
        where c.forgotten_at is null and ${where} order by c.id limit ${most}
      ), due as (
        select o.customer_id, o.total_to_pay_paise - o.credited_paise - o.covered_paise - o.paid_paise as paise
        from orders o where o.customer_id in (select id from payers) and o.status <> 'cancelled'
          and o.paid_paise < o.total_to_pay_paise - o.credited_paise - o.covered_paise
        union all
        select b.customer_id, b.amount_paise - b.paid_paise from bills b
        where b.customer_id in (select id from payers) and b.paid_paise < b.amount_paise
      )
      select s.id as "customerId", s.firm_name as "firmName", s.owner_name as "ownerName", s.mobile,
        s.balance::float8 as "balancePaise",
        (select jsonb_agg(paise) from due where due.customer_id = s.id) as "duePaise"
      from payers s order by s.id`,
  );
  return rows.map((row) => ({ ...row, duePaise: row.duePaise ?? [] }));
}

export function readOwing(db: Db): Promise<Payer[]> {
  return readPayers(db, sql`a.balance_paise > 0`);
}

export function readPayersById(db: Db, ids: readonly number[]): Promise<Payer[]> {
  return readPayers(db, sql`c.id = any(${`{${ids.join(',')}}`}::int[])`);
}

/** Which customer each mobile, order and invoice belongs to. */
export async function readNamed(
  db: Db,
  { mobiles, orderIds, papers }: { mobiles: string[]; orderIds: number[]; papers: string[] },
) {
  const byMobile = await db
    .select({ name: customers.mobile, customerId: customers.id })
    .from(customers)
    .where(inArray(customers.mobile, mobiles.length > 0 ? mobiles : ['']));
  const ids = `{${orderIds.join(',')}}`;
  const byOrder = await rowsOf<{ name: number; customerId: number }>(
    db,
    sql`select id as name, customer_id as "customerId" from orders where id = any(${ids}::int[])`,
  );
  const byPaper = await rowsOf<{ name: string; customerId: number }>(
    db,
    sql`select number as name, customer_id as "customerId" from invoices
      where number in (select jsonb_array_elements_text(${JSON.stringify(papers)}::jsonb))`,
  );
  return { byMobile, byOrder, byPaper };
}

/** Receipts that have one of these references, or were booked from one of these lines. */
export function readBooked(db: Db, references: readonly string[], keys: readonly string[]) {
  return rowsOf<{
    id: number;
    number: string | null;
    firmName: string;
    reference: string;
    amountPaise: number;
    chequeState: string | null;
    key: string;
  }>(
    db,
    sql`select r.id, r.number, c.firm_name as "firmName", r.reference,
        r.amount_paise as "amountPaise", r.cheque_state as "chequeState", r.idempotency_key as key
      from receipts r join customers c on c.id = r.customer_id
      where r.kind = 'receipt' and (r.reference <> '' and r.reference in
          (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))
        or r.idempotency_key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))
      order by r.id limit ${most}`,
  );
}

export async function findBankFormat(db: Db, headHash: string): Promise<BankColumns | undefined> {
  const [row] = await db.select().from(bankFormats).where(eq(bankFormats.headHash, headHash));
  return row?.columns as BankColumns | undefined; // `as`: written by keepBankFormat alone
}

export async function keepBankFormat(
  db: Db,
  headHash: string,
  columns: BankColumns,
): Promise<void> {
  await db
    .insert(bankFormats)
    .values({ headHash, columns })
    .onConflictDoUpdate({
      target: bankFormats.headHash,
      set: { columns, updatedAt: sql`now()` },
    });
}

import { sql } from 'drizzle-orm';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { isRefusal } from '#contract/refusal.ts';
import { between } from '#demo/assemble/seed.ts';
import { bounce } from '#server/actions/payments/bounce.ts';
import { giveBack } from '#server/actions/payments/give-back.ts';
import { takeMoney } from '#server/actions/payments/take-money.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { lockAccount } from '#server/queries/ledger/accounts.ts';
import { readOpenItems } from '#server/queries/payments/open-items.ts';
import { lockCheques, setChequeState } from '#server/queries/payments/receipts.ts';
import type { Year } from './year.ts';

export type YearShop = Year & { day: string; evening: Date };

const refuse = consoleRefusalsOf('recordReceipt');
const methods = ['cash', 'cash', 'upi', 'cheque', 'bank'] as const;
/** Cheques clear or bounce after so many days. */
const chequeDays = 4;
const bouncesOfHundred = 6;

/** What every third shopkeeper owed, and a few had paid ahead, before the shop kept these books. */
export async function openingDues(tx: Db, firstDay: string): Promise<void> {
  await tx.execute(sql`
    insert into bills (kind, customer_id, number, day, due_day, amount_paise)
    select 'opening', id, 'OLD-' || id || '-' || n, ${firstDay}::date - 20 * n, ${firstDay}::date - 20 * n + 15,
      100000 + id * 137 % 400000
    from customers, generate_series(1, 2) n where id % 3 = 0 order by id, n`);
  await tx.execute(sql`
    insert into receipts (kind, customer_id, reference, day, amount_paise, idempotency_key)
    select 'opening', id, 'OLD-' || id, ${firstDay}::date - 1, 25000, 'year opening ' || id
    from customers where id % 11 = 0 order by id`);
}

/** Some customers each day: all that they owe, a part, or a round sum that is more; a few get their advance back. */
export async function customersPay(tx: Db, shop: YearShop): Promise<void> {
  const { day } = shop;
  const accounts = await rowsOf<{ id: number; paise: number }>(
    tx,
    sql`select customer_id as id, balance_paise::float8 as paise from customer_accounts
      where balance_paise <> 0 order by 1`,
  );
  for (const { id, paise } of accounts) {
    const dice = between(`pays ${day} ${id}`, 0, 99);
    if (paise < -5_000_00 && dice < 10) await payBack(tx, shop, id, -paise);
    if (paise <= 0 || dice >= 22) continue;
    const rounded = Math.floor(paise / 1_000) * 1_000;
    const part = Math.ceil((paise * (20 + dice * 3)) / 100_00) * 100;
    const ahead = Math.ceil(paise / 1_000_00) * 1_000_00 + 500_00;
    const amountPaise = dice < 9 ? rounded : dice < 17 ? part : ahead;
    await pay(tx, shop, id, Math.min(Math.max(amountPaise, 100), 20_000_000_00));
  }
}

async function pay(tx: Db, shop: YearShop, customerId: number, amountPaise: number) {
  const { day, evening: now } = shop;
  await lockAccount(tx, customerId);
  const method = methods[between(`method ${day} ${customerId}`, 0, methods.length - 1)] ?? 'cash';
  const isCheque = method === 'cheque';
  await takeMoney(refuse, tx, {
    ...{ customerId, kind: 'receipt', method, amountPaise, now },
    ...{ operatorId: method === 'cash' ? shop.driverId : shop.operatorId },
    ...(isCheque ? { chequeState: 'held', reference: `${between(day, 1, 899) * 1_000}` } : {}),
    idempotencyKey: `year ${day} ${customerId}`,
  });
}

/** Refused where it came by a cheque that has not cleared. */
async function payBack(tx: Db, shop: YearShop, customerId: number, advancePaise: number) {
  await lockAccount(tx, customerId);
  const { operatorId, day, evening: now } = shop;
  const reason = 'Asked for';
  await giveBack(refuse, tx, {
    ...{ customerId, kind: 'refund', method: 'upi', amountPaise: -Math.floor(advancePaise / 2) },
    ...{ operatorId, reason, now, idempotencyKey: `year back ${day} ${customerId}` },
  }).catch((error) => {
    if (!isRefusal(error)) throw error;
  });
}

/** Those of some days ago: most clear, a few bounce, with a charge. */
export async function settleCheques(tx: Db, { day, operatorId, evening: now }: YearShop) {
  const due = await rowsOf<{ id: number; customerId: number }>(
    tx,
    sql`select id, customer_id as "customerId" from receipts
      where cheque_state = 'held' and day <= ${day}::date - ${chequeDays}::int order by customer_id, id`,
  );
  for (const { id, customerId } of due) {
    const [cheque] = await lockCheques(tx, [id]);
    if (between(`bounces ${id}`, 1, 100) > bouncesOfHundred || !cheque) {
      await setChequeState(tx, [id], 'cleared');
      continue;
    }
    await lockAccount(tx, customerId);
    const reason = 'Funds insufficient';
    await bounce(consoleRefusalsOf('bounceCheque'), tx, cheque, {
      ...{ reason, chargePaise: 250_00, operatorId, now },
    });
  }
}

/** On the first of a month, what is left of bills and less than ₹10. */
export async function writeOffRests(tx: Db, { day, operatorId, evening: now }: YearShop) {
  if (!day.endsWith('-01')) return;
  const owing = await rowsOf<{ id: number }>(
    tx,
    sql`select customer_id as id from customer_accounts where balance_paise > 0 order by 1`,
  );
  for (const { id: customerId } of owing) {
    await lockAccount(tx, customerId);
    const items = await readOpenItems(tx, customerId);
    for (const { kind, id, duePaise } of items.filter((item) => item.duePaise < 10_00)) {
      const facts = { customerId, kind: 'write-off', method: null, reason: 'Rounding' } as const;
      const key = { idempotencyKey: `year off ${day} ${kind} ${id}` };
      await takeMoney(refuse, tx, { ...facts, amountPaise: duePaise, operatorId, now, ...key }, [
        { kind, id, amountPaise: duePaise },
      ]);
    }
  }
}

/** The day's cash, counted; now and then ₹50 are missing. */
export async function handOver(tx: Db, shop: YearShop): Promise<void> {
  const { day, operatorId, driverId, evening } = shop;
  const missing = between(`short ${day}`, 1, 12) === 1 ? 50_00 : 0;
  await tx.execute(sql`
    with cash as (
      select sum(amount_paise)::int as paise from receipts
      where operator_id = ${driverId}::int and method = 'cash' and handover_id is null having sum(amount_paise) > 10000
    ), handed as (
      insert into handovers (operator_id, taken_by, day, expected_paise, counted_paise, note, idempotency_key, created_at)
      select ${driverId}::int, ${operatorId}::int, ${day}::date, paise, paise - ${missing}::int,
        ${missing > 0 ? 'A note is missing.' : ''}, ${`year ${day}`}, ${evening.toISOString()}::timestamptz
      from cash returning id
    )
    update receipts set handover_id = handed.id from handed
    where operator_id = ${driverId}::int and method = 'cash' and handover_id is null`);
}

/** What the shop's own rules wrote with the time of filling happened on that evening. */
export async function setTimes(tx: Db, { evening }: YearShop): Promise<void> {
  const at = sql`${evening.toISOString()}::timestamptz`;
  await tx.execute(sql`update order_events set at = ${at} where at = now()`);
  await tx.execute(sql`update notifications set created_at = ${at} where created_at = now()`);
}

import { expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { findLedgerProblems } from '#test/ledger-problems.ts';
import { noteError } from '#test/logged-errors.ts';
import { migrationTime } from '#test/migration-time.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { openLedger } from './open-ledger.ts';

/** 5,000 orders in every status, as the version before kept them, some of them paid in part or in whole. */
const oldShop = `
  insert into operators (email, name, role, password_hash) values ('o@thok.example', 'Olga', 'owner', 'x');
  insert into customers (firm_name, owner_name, address, city, state, country, pincode, distance_km, mobile, email)
  select 'Firm ' || n, 'Owner', '1 Road', 'Dehradun', 'Uttarakhand', 'India', '248001', 4,
    '7' || lpad(n::text, 9, '0'), 'c' || n || '@thok.example' from generate_series(1, 50) n;
  insert into orders (customer_id, status, billing_info, delivery_type, payment_method, item_total_paise,
    discount_paise, coupon_discount_paise, delivery_paise, express_paise, total_to_pay_paise, paid_paise,
    idempotency_key, request_hash)
  select 1 + n % 50, status, '{}', 'pickup', 'cod', 60000, 0, 0, 0, 0, 60000,
    case when status = 'completed' then 60000 when n % 4 = 0 and status <> 'active' then 20000 else 0 end,
    'old-' || n, 'old'
  from generate_series(1, 5000) n cross join lateral (select (array['active', 'accepted', 'processing',
    'out_for_delivery', 'delivered', 'completed', 'cancelled'])[1 + n % 7] as status) s;
  insert into payments (order_id, amount_paise, method, operator_id, idempotency_key, created_at)
  select id, paid_paise, (array['cash', 'upi', 'cheque', 'bank'])[1 + id / 7 % 4], 1, 'old-' || id,
    now() - id % 3 * interval '29 days'
  from orders where paid_paise > 0;
  -- A part given back of some.
  insert into payments (order_id, amount_paise, method, reason, operator_id, idempotency_key)
  select id, -5000, 'cheque', 'Damaged', 1, 'back-' || id from orders where paid_paise = 20000 and id % 8 = 0;
  update orders set paid_paise = 15000 where id in (select order_id from payments where amount_paise < 0);
  update payments set operator_id = null where id % 5 = 0;`;

/** What customers owe, as every screen says it: of what they have, less what they paid. */
const owed = `select customer_id, sum(case when status in ('delivered', 'completed')
    then total_to_pay_paise else 0 end - paid_paise)::int as paise
  from orders group by customer_id order by customer_id`;
const inLedger = `select customer_id, sum(amount_paise)::int as paise from posting_lines
  where account = 'receivable' group by customer_id order by customer_id`;

/** Payments whose receipt is not theirs: of another amount, customer or key, or a cheque that stands wrong. */
const wrongReceipts = `select p.id, p.amount_paise, r.amount_paise as received, r.kind, r.cheque_state
  from payments p join orders o on o.id = p.order_id left join receipts r on r.id = p.receipt_id
  where r.id is null or r.amount_paise <> p.amount_paise or r.allocated_paise <> p.amount_paise
    or r.customer_id <> o.customer_id or r.number is not null or r.method <> p.method
    or r.kind <> case when p.amount_paise > 0 then 'receipt' else 'refund' end
    or r.idempotency_key <> 'payment ' || p.idempotency_key
    or r.cheque_state is distinct from case when p.method = 'cheque' and p.amount_paise > 0 then
      case when p.created_at > now() - interval '30 days' then 'held' else 'cleared' end end`;

const rows = async (database: Database, text: string) => (await database.execute(text)).rows;

test('dues and payments of before the ledger are taken over, each once, while others come in', async () => {
  const database = await openPostgres(await newPostgresDb('template0'), noteError);
  await database.migrate(migrationTime('0039_invoices-and-ledger', { before: true }));
  await database.execute(oldShop);
  const before = await rows(database, owed);
  await database.migrate();
  // A node of the version before goes on: what it delivers and takes is posted at once.
  await database.execute(`update orders set status = 'delivered' where id = 2;
    insert into payments (order_id, amount_paise, method, idempotency_key) values (2, 20000, 'cash', 'new');
    update orders set paid_paise = paid_paise + 20000 where id = 2`);
  expect(await rows(database, 'select 1 from ledger_opening where done_at is not null')).toEqual(
    [],
  );
  expect(await openLedger(database.db)).toBe('took over payments,orders,receipts,accounts');
  expect(await openLedger(database.db)).toBe('nothing to take over');
  expect(await rows(database, inLedger)).toEqual(await rows(database, owed));
  expect(await rows(database, owed)).not.toEqual(before);
  expect(await rows(database, wrongReceipts)).toEqual([]);
  expect(await rows(database, 'select 1 from receipts where cheque_state is not null')).not.toEqual(
    [],
  );
  const [trial] = await rows(database, 'select sum(amount_paise)::int as sum from posting_lines');
  expect(trial).toEqual({ sum: 0 });
  const wrong = (await findLedgerProblems(database.db)).filter((one) =>
    /account|posting|paper|receipt/.test(one),
  );
  expect(wrong).toEqual([]);
  await database.close();
});

test('killed in between, it goes on where it stood', async () => {
  const database = await openPostgres(await newPostgresDb('template0'), noteError);
  await database.migrate(migrationTime('0039_invoices-and-ledger', { before: true }));
  await database.execute(oldShop);
  await database.migrate();
  await database.execute(`create function fail_once() returns trigger language plpgsql as $$
    begin if new.payment_id > 1500 then raise exception 'killed'; end if; return null; end $$;
    create trigger fail_once after insert on postings for each row execute function fail_once()`);
  await expect(openLedger(database.db)).rejects.toThrow();
  await database.execute('drop trigger fail_once on postings');
  // Meanwhile the version before takes a cheque, and gives a part of another order back.
  await database.execute(`
    insert into payments (order_id, amount_paise, method, idempotency_key) values (4, 10000, 'cheque', 'meanwhile');
    update orders set paid_paise = paid_paise + 10000 where id = 4;
    insert into payments (order_id, amount_paise, method, reason, idempotency_key)
    select id, -100, 'cash', 'Torn', 'torn' from orders where paid_paise > 0 order by id desc limit 1;
    update orders set paid_paise = paid_paise - 100 where id = (select order_id from payments where idempotency_key = 'torn')`);
  await openLedger(database.db);
  expect(await rows(database, inLedger)).toEqual(await rows(database, owed));
  expect(await rows(database, wrongReceipts)).toEqual([]);
  await database.close();
});

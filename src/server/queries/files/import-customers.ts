import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { type Chunk, newRowsIn, rowsIn } from './import-products.ts';

const names = [
  ...['firm_name', 'owner_name', 'email', 'shop_no', 'address', 'city', 'state', 'country'],
  ...['pincode', 'distance_km', 'ssi_no', 'food_licence', 'dl_number', 'gst_number'],
  ...['google', 'route'],
];
/** What a file need not say of a new customer. */
const usual = {
  credit_limit_paise: 'null',
  credit_days: '0',
  credit_mode: "'warn'",
  due_mails: 'true',
};
const all = [...names, ...Object.keys(usual)];
const written = sql.raw(all.map((name) => `${name} = n.${name}`).join(', '));

/** As for products: gives how many were still as the file found or left them. */
export async function writeFileCustomers(tx: Db, chunk: Chunk): Promise<number> {
  const to = sql.raw(`r.${chunk.to}`);
  const step = chunk.to === 'before' ? 1 : 0;
  await tx.execute(sql`
    select 1 from customers c join import_rows r on r.target_id = c.id
    where ${rowsIn(chunk)} and r.before is not null order by c.id for no key update of c`);
  // A link to set the PIN may lie in a mailbox that is no longer the customer's.
  await tx.execute(sql`
    delete from reset_tokens t using import_rows r
    where ${rowsIn(chunk)} and t.customer_id = r.target_id and ${to}->'set' ? 'email'`);
  const rows = await rowsOf(
    tx,
    sql`
    update customers c set version = c.version + 1, ${written}
    from import_rows r join customers now on now.id = r.target_id
      cross join lateral jsonb_populate_record(now, ${to}->'set') n
    where ${rowsIn(chunk)} and r.before is not null and c.id = r.target_id
      and c.version = (r.before->>'version')::int + ${step}
    returning 1`,
  );
  return rows.length;
}

const inserted = sql.raw(all.join(', '));
const given = sql.raw(
  [
    ...names.map((name) => `n.${name}`),
    ...Object.entries(usual).map(([name, instead]) => `coalesce(n.${name}, ${instead})`),
  ].join(', '),
);

export async function insertFileCustomers(tx: Db, rows: Omit<Chunk, 'to'>): Promise<void> {
  const isNew = newRowsIn(rows);
  await tx.execute(sql`
    with added as (
      insert into customers (mobile, ${inserted})
      select n.mobile, ${given} from import_rows r
        cross join lateral jsonb_populate_record(null::customers, r.after->'set') n
      where ${isNew} order by r."row"
      returning id, mobile
    )
    update import_rows r set target_id = added.id from added
    where ${isNew} and r.after->'set'->>'mobile' = added.mobile`);
}

/** Takes out customers that a file added and who have neither set a PIN nor ordered; gives how many. */
export async function deleteFileCustomers(tx: Db, chunk: Chunk): Promise<number> {
  const rows = await rowsOf(
    tx,
    sql`
    delete from customers c using import_rows r
    where ${rowsIn(chunk)} and r.before is null and c.id = r.target_id and c.version = 1
      and c.pin_hash is null
      and not exists (select from orders where customer_id = c.id)
      and not exists (select from registration_requests where customer_id = c.id)
      and not exists (select from receipts where customer_id = c.id)
      and not exists (select from bills where customer_id = c.id)
    returning 1`,
  );
  return rows.length;
}

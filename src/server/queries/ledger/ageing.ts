import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

/** Written as the partial index `orders_unsettled` has it. */
const billed = sql.raw(
  `case when o.status = 'cancelled' then 0 else o.total_to_pay_paise - o.credited_paise end - o.covered_paise`,
);

/**
 * What is open of all customers, by the day on which it is due; null: an advance. Its sum is the ledger: of an order that
 * is not billed only what was paid of it counts, which a settled one has as well.
 */
export const openItems: SQL = sql`
  select o.customer_id, case when d.billed and ${billed} > o.paid_paise then coalesce(i.due_day, i.day,
      (o.created_at at time zone 'Asia/Kolkata')::date) end as due_day,
    case when d.billed then ${billed} - o.paid_paise else -o.covered_paise - o.paid_paise end as paise
  from orders o left join invoices i on i.order_id = o.id,
  lateral (select i.id is not null or o.status in ('delivered', 'completed', 'cancelled') as billed) d
  where ${billed} <> o.paid_paise
  union all
  select o.customer_id, null, -o.covered_paise - o.paid_paise from orders o
  where o.status in ('active', 'accepted', 'processing', 'out_for_delivery') and ${billed} = o.paid_paise
    and not exists (select from invoices i where i.order_id = o.id)
  union all
  select customer_id, due_day, amount_paise - paid_paise from bills where paid_paise < amount_paise
  union all
  select customer_id, null, allocated_paise - amount_paise from receipts where allocated_paise <> amount_paise`;

const today = sql.raw(`(now() at time zone 'Asia/Kolkata')::date`);

/** Days past due from and to; of the last one no end. */
const ageBuckets = {
  notDuePaise: [null, 0],
  days15Paise: [1, 15],
  days30Paise: [16, 30],
  days60Paise: [31, 60],
  days90Paise: [61, 90],
  olderPaise: [91, null],
} as const;

export type Ages = Record<
  keyof typeof ageBuckets | 'advancePaise' | 'pastDuePaise' | 'totalPaise',
  number
>;

export type AgeingRow = Ages & {
  id: number;
  firmName: string;
  ownerName: string;
  mobile: string;
  route: string;
  language: 'en' | 'hi' | null;
  forgottenAt: string | null;
  blockedAt: string | null;
  dueMails: boolean;
};

export type AgeingFilter = { route: string; overdue: boolean; customerId?: number };

const bucketSums = sql.join(
  [
    ...Object.entries(ageBuckets).map(([name, [from, to]]) => {
      const since = from === null ? sql`true` : sql`${today} - due_day >= ${sql.raw(String(from))}`;
      const until = to === null ? sql`true` : sql`${today} - due_day <= ${sql.raw(String(to))}`;
      return sql`coalesce(sum(paise) filter (where due_day is not null and ${since} and ${until}), 0)::float8 as ${sql.identifier(name)}`;
    }),
    sql`coalesce(sum(paise) filter (where due_day is null), 0)::float8 as "advancePaise"`,
    sql`coalesce(sum(paise) filter (where due_day < ${today}), 0)::float8 as "pastDuePaise"`,
    sql`coalesce(sum(paise), 0)::float8 as "totalPaise"`,
  ],
  sql`, `,
);

function agesOf({ route, overdue, customerId }: AgeingFilter): SQL {
  return sql`(select a.*, c.firm_name as "firmName", c.owner_name as "ownerName", c.mobile, c.route, c.language,
      c.forgotten_at as "forgottenAt", c.blocked_at as "blockedAt", c.due_mails as "dueMails"
    from (select customer_id as id, ${bucketSums} from (${openItems}) items
      group by customer_id having bool_or(paise <> 0)) a
    join customers c on c.id = a.id
    where true ${route === '' ? sql`` : sql`and c.route = ${route}`}
      ${overdue ? sql`and a."pastDuePaise" > 0` : sql``}
      ${customerId === undefined ? sql`` : sql`and c.id = ${customerId}`}) ages`;
}

/** Who owes or has an advance, what is longest past due and most first. */
export function readAgeing(
  db: Db,
  filter: AgeingFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<AgeingRow[]> {
  return rowsOf<AgeingRow>(
    db,
    sql`select * from ${agesOf(filter)}
      order by "pastDuePaise" desc, "totalPaise" desc, id limit ${limit} offset ${offset}`,
  );
}

export async function sumAgeing(
  db: Db,
  filter: AgeingFilter,
): Promise<Ages & { customers: number }> {
  const names = [...Object.keys(ageBuckets), 'advancePaise', 'pastDuePaise', 'totalPaise'];
  const sums = names.map(
    (name) => sql`coalesce(sum(${sql.identifier(name)}), 0)::float8 as ${sql.identifier(name)}`,
  );
  const [row] = await rowsOf<Ages & { customers: number }>(
    db,
    sql`select count(*)::int as customers, ${sql.join(sums, sql`, `)} from ${agesOf(filter)}`,
  );
  if (!row) throw new Error('A sum of nothing is a row too.');
  return row;
}

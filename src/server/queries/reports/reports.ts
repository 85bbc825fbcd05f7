import { type SQL, sql } from 'drizzle-orm';
import type { ReportGroup } from '#domain/reports/report-periods.ts';
import type { Db } from '#server/db/connect.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { rowsOf } from '#server/db/rows.ts';

/** `until` is not itself part of it. */
export type Span = { from: Date; until: Date };
type Spans = { now: Span; before: Span };

export type ReportRow = {
  key: string;
  name: string;
  /** Orders, or units of lines. */
  count: number;
  amountPaise: number;
  beforePaise: number;
  rowCount: number;
  totalCount: number;
  totalPaise: number;
  totalBeforePaise: number;
};

const within = ({ from, until }: Span) => sql`o.created_at >= ${from.toISOString()}
  and o.created_at < ${until.toISOString()} and o.status <> 'cancelled'`;

type Groups = {
  from: SQL;
  orderId: SQL;
  key: SQL;
  count: SQL;
  paise: SQL;
  /** How the sums are added up once more: those of products, by what they belong to. */
  fold?: { from: SQL; key: SQL };
  names: SQL;
};

const ofOrders = { orderId: sql`o.id`, count: sql`1`, paise: sql`o.total_to_pay_paise` };
const ofLines = {
  orderId: sql`l.order_id`,
  count: sql`l.packs * l.pack_size`,
  paise: sql`l.packs * l.pack_size * l.price_paise::bigint`,
};
const byProduct = {
  ...ofLines,
  from: sql`join order_lines l on l.order_id = o.id`,
  key: sql`l.product_id`,
};
const products = sql`join products p on p.id = parts.key`;

/** What each report adds up, and where it has the names from. */
const groups: Record<ReportGroup, Groups> = {
  day: {
    ...{ ...ofOrders, from: sql`` },
    key: sql`(o.created_at at time zone 'Asia/Kolkata')::date`,
    names: sql`select key, key::text as name from sums`,
  },
  customer: {
    ...{ ...ofOrders, from: sql``, key: sql`o.customer_id` },
    names: sql`select id as key, firm_name as name from customers`,
  },
  route: {
    ...{ ...ofOrders, from: sql``, key: sql`coalesce(o.route, '')` },
    names: sql`select key, key as name from sums`,
  },
  product: { ...byProduct, names: sql`select id as key, name from products` },
  category: {
    ...byProduct,
    fold: {
      from: sql`${products} join subcategories s on s.id = p.subcategory_id`,
      key: sql`s.category_id`,
    },
    names: sql`select id as key, name from categories`,
  },
  brand: {
    ...byProduct,
    fold: { from: products, key: sql`p.brand_id` },
    names: sql`select id as key, name from brands`,
  },
};

/**
 * How many orders both spans have, counted no further than `most` each, and the ids that they lie
 * between: orders are numbered in time, so that their ids lead to them and their lines together.
 */
export async function measureSpans(db: Db, { now, before }: Spans, most: number) {
  const some = (span: Span) => sql`(select o.id from orders o where ${within(span)} limit ${most})`;
  const [row] = await rowsOf<{ orders: number; first: number | null; last: number | null }>(
    db,
    sql`select count(*)::int as orders, min(id) as first, max(id) as last
      from (${some(now)} union all ${some(before)}) both_spans`,
  );
  return { orders: row?.orders ?? 0, first: row?.first ?? 0, last: row?.last ?? 0 };
}

/** The sums of a report, the largest first; each row also has those of all. */
export function readReport(
  db: Db,
  by: ReportGroup,
  { now, before }: Spans,
  { first, last, limit }: { first: number; last: number; limit: number },
): Promise<ReportRow[]> {
  const { from, orderId, key, count, paise, fold, names } = groups[by];
  const part = (span: Span, isNow: boolean) => sql`
    select ${key} as key, ${isNow}::boolean as is_now, sum(${count})::float8 as count,
      sum(${paise})::float8 as paise
    from orders o ${from} where ${within(span)}
      and ${orderId} between ${first} and ${last} group by 1`;
  return withCustomPlans(db, (tx) =>
    rowsOf<ReportRow>(
      tx,
      sql`with parts as (${part(now, true)} union all ${part(before, false)}),
        sums as (
          select ${fold?.key ?? sql`parts.key`} as key, coalesce(sum(count) filter (where is_now), 0) as count,
            coalesce(sum(paise) filter (where is_now), 0) as paise,
            coalesce(sum(paise) filter (where not is_now), 0) as before
          from parts ${fold?.from ?? sql``} group by 1
        ),
        names as (${names})
        select sums.key::text as key, coalesce(names.name, '') as name, count,
          paise as "amountPaise", before as "beforePaise",
          count(*) over ()::int as "rowCount", sum(count) over () as "totalCount",
          sum(paise) over () as "totalPaise", sum(before) over () as "totalBeforePaise"
        from sums left join names on names.key = sums.key
        order by paise desc, before desc, sums.key limit ${limit}`,
    ),
  );
}

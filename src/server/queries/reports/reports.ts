import { type SQL, sql } from 'drizzle-orm';
import type { ReportGroup } from '#domain/reports/report-periods.ts';
import type { Db } from '#server/db/connect.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { rowsOf } from '#server/db/rows.ts';
import { type Bounds, placedIn, type Span, soldLines, soldPapers } from './sold.ts';

type Spans = { now: Span; before: Span };

type Sums = {
  /** Invoices, or units of lines. */
  count: number;
  amountPaise: number;
  /** In the period before. */
  beforePaise: number;
  /** Of the amount, what was delivered before invoices were kept. */
  uninvoicedPaise: number;
  /** Ordered and not invoiced: no part of the amount. */
  onOrderPaise: number;
};

export type ReportRow = Sums & { key: string; name: string; rowCount: number; total: Sums };

type Groups = {
  parts: (span: Span, bounds: Bounds) => SQL;
  key: SQL;
  /** How the sums are added up once more: those of products, by what they belong to. */
  fold?: { from: SQL; key: SQL };
  names: SQL;
};

const products = sql`join products p on p.id = parts.key`;
const byProduct = { parts: soldLines, key: sql`product_id` };
const itself = sql`select key, key::text as name from sums`;

/** What each report adds up, and where it has the names from. */
const groups: Record<ReportGroup, Groups> = {
  day: { parts: soldPapers, key: sql`day`, names: itself },
  customer: {
    ...{ parts: soldPapers, key: sql`customer_id` },
    names: sql`select id as key, firm_name as name from customers`,
  },
  route: { parts: soldPapers, key: sql`route`, names: itself },
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

/** How many orders both spans have, counted no further than `most` each, and what ids they and their papers have. */
export async function measureSpans(db: Db, { now, before }: Spans, most: number) {
  const some = (span: Span) =>
    sql`(select o.id from orders o where ${placedIn(span)} limit ${most})`;
  const invoiced = ({ from, until }: Span) =>
    sql`select id from invoices where day >= ${from}::date and day < ${until}::date`;
  const [row] = await rowsOf<{ orders: number } & Bounds>(
    db,
    sql`select * from (select count(*)::int as orders, coalesce(min(id), 0) as "firstOrder",
          coalesce(max(id), 0) as "lastOrder"
        from (${some(now)} union all ${some(before)}) o) placed
      cross join (select coalesce(min(id), 0) as "firstInvoice", coalesce(max(id), 0) as "lastInvoice"
        from (${invoiced(now)} union all ${invoiced(before)}) i) invoiced`,
  );
  return row ?? { orders: 0, firstOrder: 0, lastOrder: 0, firstInvoice: 0, lastInvoice: 0 };
}

const sumNames = {
  count: sql`count`,
  amountPaise: sql`paise`,
  beforePaise: sql`before`,
  uninvoicedPaise: sql`uninvoiced`,
  onOrderPaise: sql`on_order`,
};

/** The sums of a report, the largest first; each row also has those of all. */
export function readReport(
  db: Db,
  by: ReportGroup,
  { now, before }: Spans,
  { bounds, limit }: { bounds: Bounds; limit: number },
): Promise<ReportRow[]> {
  const { parts, key, fold, names } = groups[by];
  const part = (span: Span, isNow: boolean) => sql`
    select ${key} as key, kind, ${isNow}::boolean as is_now, sum(count)::float8 as count,
      sum(paise)::float8 as paise
    from (${parts(span, bounds)}) sold group by 1, 2`;
  const sum = (what: SQL, where: SQL) => sql`coalesce(sum(${what}) filter (where ${where}), 0)`;
  const isSold = sql`kind <> 'on-order'`;
  const columns = Object.entries(sumNames);
  const of = (wrap: (column: SQL) => SQL) =>
    sql.join(
      columns.map(([name, column]) => sql`${name}::text, ${wrap(column)}`),
      sql`, `,
    );
  return withCustomPlans(db, (tx) =>
    rowsOf<ReportRow>(
      tx,
      sql`with parts as (${part(now, true)} union all ${part(before, false)}),
        sums as (
          select ${fold?.key ?? sql`parts.key`} as key,
            ${sum(sql`count`, sql`is_now and ${isSold}`)} as count,
            ${sum(sql`paise`, sql`is_now and ${isSold}`)} as paise,
            ${sum(sql`paise`, sql`not is_now and ${isSold}`)} as before,
            ${sum(sql`paise`, sql`is_now and kind = 'before-invoices'`)} as uninvoiced,
            ${sum(sql`paise`, sql`is_now and kind = 'on-order'`)} as on_order
          from parts ${fold?.from ?? sql``} group by 1
        ),
        names as (${names})
        select sums.key::text as key, coalesce(names.name, '') as name, count,
          paise as "amountPaise", before as "beforePaise", uninvoiced as "uninvoicedPaise",
          on_order as "onOrderPaise", count(*) over ()::int as "rowCount",
          json_build_object(${of((column) => sql`sum(${column}) over ()`)}) as total
        from sums left join names on names.key = sums.key
        order by paise desc, on_order desc, before desc, sums.key limit ${limit}`,
    ),
  );
}

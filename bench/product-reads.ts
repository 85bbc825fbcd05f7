import { sql } from 'drizzle-orm';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { addDays, reportGroups } from '#domain/reports/report-periods.ts';
import type { Database } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { type Read, reads } from './console-reads.ts';

type Sample = { id: number; name: string; sku: string; barcode: string; words: string };
type Place = { brand: number; category: number; subcategory: number; sub_subcategory: number };

/** Each with inputs that differ: frequent words and rare ones, first pages and deep ones. */
export async function productReads({ db }: Database): Promise<Read[]> {
  const samples = await rowsOf<Sample>(
    db,
    sql`select id, name, sku, barcode, lower(split_part(name, ' ', 2)) as words
      from (select *, row_number() over (order by name, id) as n, count(*) over () as total
        from products) p
      where n % (total / 20) = 0 order by n`,
  );
  const places = await rowsOf<Place>(
    db,
    sql`select distinct on (p.brand_id) p.brand_id as brand, s.category_id as category,
        s.id as subcategory, p.sub_subcategory_id as sub_subcategory
      from products p join subcategories s on s.id = p.subcategory_id
      where p.sub_subcategory_id is not null order by p.brand_id limit 20`,
  );
  const today = dayInIndia(new Date().toISOString());
  const spans = [7, 30, 90, 366];
  const words = [
    'neem',
    'a',
    'zzzz',
    'baby',
    'ml',
    'baby shampoo',
    'क्रीम',
    ...samples.map((p) => p.words),
  ];
  const filters: Record<string, Record<string, unknown>[]> = {
    category: places.map(({ category }) => ({ category })),
    subcategory: places.map(({ subcategory }) => ({ subcategory })),
    sub_subcategory: places.map(({ sub_subcategory }) => ({ sub_subcategory })),
    brand: places.map(({ brand }) => ({ brand })),
    'brand and category': places.map(({ brand, category }) => ({ brand, category })),
    hidden: [{ hidden: 1 }],
    'out of stock': [{ out_of_stock: 1 }],
    'low stock': [{ low_stock: 1 }],
    'days of cover': [1, 7, 30, 1_000].map((cover_below) => ({ cover_below })),
    'without picture': [{ without_picture: 1 }],
    'price changed since': [1, 30, 400].map((days) => ({
      price_changed_since: addDays(today, -days),
    })),
    'by words': words.map((q) => ({ q })),
    'by SKU': samples.map(({ sku }) => ({ q: sku })),
    'by barcode': samples.map(({ barcode }) => ({ q: barcode })),
    'by words, low stock': words.map((q) => ({ q, low_stock: 1 })),
    'by words, brand': places.map(({ brand }) => ({ q: 'ml', brand })),
    'all filters': places.map((place) => ({ ...place, q: 'a', low_stock: 1, cover_below: 30 })),
  };
  const deep = samples.map(({ id, name }) => ({ cursor: `${id} ${name}` }));
  return [
    reads('getMe', '(the session alone, to compare with)', [{}]),
    reads('listProducts', '', [{}]),
    reads('listProducts', '200 rows', [{ limit: 200 }]),
    reads('listProducts', 'deep page', deep),
    reads(
      'listProducts',
      'low stock, deep page',
      deep.map((page) => ({ ...page, low_stock: 1 })),
    ),
    reads(
      'listProducts',
      'by words, deep page',
      deep.map((page) => ({ ...page, q: 'ml' })),
    ),
    ...Object.entries(filters).flatMap(([name, inputs]) => [
      reads('listProducts', name, inputs),
      reads('countProducts', name, inputs),
    ]),
    reads(
      'findProduct',
      '',
      samples.map(({ sku }) => ({ code: sku })),
    ),
    reads(
      'getProduct',
      '',
      samples.map(({ id }) => ({ id })),
    ),
    reads(
      'listStockMovements',
      '',
      samples.map(({ id }) => ({ product_id: id })),
    ),
    reads('getToday', '', [{}]),
    reads('listMissedSearches', '', [{}, { limit: 200 }]),
    reads('listMissedSearches', 'by words', [{ q: 'a' }, { q: 'zzzz' }, { q: 'missing 49' }]),
    reads('listMissedSearches', 'dealt with', [{ status: 'done' }]),
    reads('countMissedSearches', '', [{}, { q: 'a' }]),
    ...reportGroups.flatMap((by) =>
      spans.map((days) =>
        reads('getReport', `by ${by}, ${days} days`, [
          { by, from: addDays(today, 1 - days), to: today },
        ]),
      ),
    ),
  ];
}

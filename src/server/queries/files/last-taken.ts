import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { statement } from '#server/db/prepared.ts';

const { placeholder } = sql;

export type LastTaken = {
  productId: number;
  orderId: number;
  at: Date;
  slot: number;
  packSize: number;
  packs: number;
  pricePaise: number;
};

type Row = Omit<LastTaken, 'at'> & { at: Date | string };

/** So many orders back: what a customer took longer ago says little about today. */
const ordersBack = 200;

const lastTaken = statement<Row>(
  'last_taken',
  sql`select distinct on (l.product_id) l.product_id as "productId", o.id as "orderId",
      o.created_at as at, l.slot, l.pack_size as "packSize", l.packs, l.price_paise as "pricePaise"
    from (select id, created_at from orders
        where customer_id = ${placeholder('customerId')} and status <> 'cancelled'
        order by created_at desc limit ${sql.raw(String(ordersBack))}) o
    join order_lines l on l.order_id = o.id and l.packs > 0
      and l.product_id in (select value::int from jsonb_array_elements_text(${placeholder('productIds')}::jsonb))
    order by l.product_id, o.created_at desc, o.id desc, l.slot`,
);

/** What a customer last took of these products, in one query along the customer's own orders. */
export async function readLastTaken(
  db: Db,
  customerId: number,
  productIds: readonly number[],
): Promise<Map<number, LastTaken>> {
  if (productIds.length === 0) return new Map();
  const rows = await lastTaken(db, { customerId, productIds: JSON.stringify(productIds) });
  return new Map(rows.map((row) => [row.productId, { ...row, at: new Date(row.at) }]));
}

import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/db/rows.ts';
import type { BenchOnPostgres } from './on-postgres.ts';

type Subject = Pick<BenchOnPostgres, 'database' | 'customers'>;

/** One upsert with a stock check: the least that adding to a cart costs the database. */
export async function cartScript({ database, customers }: Subject): Promise<string> {
  const [pack] = await rowsOf<{ id: number; size: number }>(
    database.db,
    sql`select product_id as id, size from packs where slot = 1 order by product_id limit 1`,
  );
  return `\\set customer ${customers[0]?.id} + :client_id
insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
select :customer, id, 1, 1, 100 from products where id = ${pack?.id} and stock >= ${pack?.size}
on conflict (customer_id, product_id, slot)
do update set packs = cart_lines.packs + 1, updated_at = now();`;
}

/** The rows of an order of three lines, in ten statements. */
export async function orderScript({ database, customers }: Subject): Promise<string> {
  const [ids] = await rowsOf<{ low: number; high: number }>(
    database.db,
    sql`select min(id) as low, max(id) as high from products`,
  );
  return `\\set customer random(${customers[0]?.id}, ${customers.at(-1)?.id})
\\set a random(${ids?.low}, ${(ids?.high ?? 0) - 2})
\\set b :a + 1
\\set c :a + 2
begin;
select * from customers where id = :customer for no key update;
select * from products where id in (:a, :b, :c) order by id for no key update;
insert into orders (customer_id, billing_info, delivery_type, payment_method, item_total_paise,
  discount_paise, coupon_discount_paise, delivery_paise, express_paise, total_to_pay_paise,
  idempotency_key, request_hash)
values (:customer, '{}', 'pickup', 'cod', 300000, 50000, 0, 0, 0, 250000, gen_random_uuid(), 'x')
returning id as order_id \\gset
insert into order_lines (order_id, product_id, slot, sku, name, image, pack_size, packs, price_paise, mrp_paise)
values (:order_id, :a, 1, 's', 'n', 'i', 12, 1, 8100, 12000),
  (:order_id, :b, 1, 's', 'n', 'i', 12, 1, 8100, 12000), (:order_id, :c, 1, 's', 'n', 'i', 12, 1, 8100, 12000);
insert into order_events (order_id, kind, status, actor, actor_id) values (:order_id, 'status', 'active', 'customer', :customer);
update products set stock = stock - 12 where id in (:a, :b, :c);
insert into stock_movements (product_id, units, reason, order_id)
values (:a, -12, 'order', :order_id), (:b, -12, 'order', :order_id), (:c, -12, 'order', :order_id);
delete from cart_lines where customer_id = :customer;
commit;
`;
}

import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

const linesEach = 2;

/**
 * Delivered orders with their invoices, lines and postings, some three years of them. Written without triggers, which
 * would check each row: what they make is written here as they make it.
 */
export async function fillInvoices(database: Database, count: number): Promise<void> {
  await database.execute(`begin;
    set local session_replication_role = replica;
    create temporary table numbered on commit drop as
      select n, (select coalesce(max(id), 0) from orders) + n as order_id,
        (select coalesce(max(id), 0) from invoices) + n as invoice_id, c.ids[1 + n % c.many] as customer_id,
        (now() - (${count} - n) * interval '80 seconds') as at
      from generate_series(1, ${count}) n,
        (select array_agg(id order by id) as ids, count(*)::int as many from customers) c;
    insert into orders (id, customer_id, status, billing_info, delivery_type, payment_method, item_total_paise,
      discount_paise, coupon_discount_paise, delivery_paise, express_paise, total_to_pay_paise, paid_paise,
      idempotency_key, request_hash, created_at, updated_at)
    overriding system value
    select order_id, customer_id, case when n > ${count} * 0.97 then 'delivered' else 'completed' end, buyer(customer_id),
      'delivery', 'cod', 288000, 93600, 0, 1600, 0, 196000, case when n > ${count} * 0.97 then 0 else 196000 end,
      'kept-' || n, 'kept', at, at from numbered;
    insert into order_lines (order_id, product_id, slot, sku, name, image, pack_size, packaging, packs, price_paise,
      mrp_paise)
    select order_id, 1 + (n * 7 + l) % 200, 1, 'SKU', 'Product', '', 12, '', 1, 8100, 12000
    from numbered cross join generate_series(1, ${linesEach}) l;
    insert into invoices (id, number, order_id, customer_id, kind, gst_mode, day, seller, buyer, place_of_supply,
      taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, created_at)
    overriding system value
    select invoice_id, 'OLD/' || to_char(at, 'YY') || '-' || n, order_id, customer_id, 'tax-invoice', 'regular', at::date,
      '{"name": "Doon Wholesale", "address": "", "phone": "", "email": "", "gstin": "", "state": "Uttarakhand", "upiId": ""}',
      buyer(customer_id), 'Uttarakhand', 186666, 4667, 4667, 0, 196000, at from numbered;
    insert into invoice_lines (invoice_id, order_line_id, product_id, sku, name, packaging, slot, pack_size, packs, hsn,
      uqc, price_paise, mrp_paise, gross_paise, discount_paise, charge_paise, rate, taxable_paise, cgst_paise,
      sgst_paise, igst_paise)
    select invoice_id, line.id, line.product_id, 'SKU', 'Product', '', 1, 12, 1, '3304', 'PCS', 8100, 12000, 97200, 0,
      800, 500, 93333, 2333, 2334, 0
    from numbered join order_lines line on line.order_id = numbered.order_id;
    create temporary table posted on commit drop as
      select (select coalesce(max(id), 0) from postings) + n as id, n from generate_series(1, ${count}) n;
    insert into postings (id, day, invoice_id, created_at) overriding system value
    select posted.id, at::date, invoice_id, at from numbered join posted using (n);
    insert into posting_lines (posting_id, account, customer_id, amount_paise)
    select posted.id, account, case when account = 'receivable' then customer_id end, amount
    from numbered join posted using (n)
    cross join (values ('receivable', 196000), ('sales', -186666), ('cgst', -4667), ('sgst', -4667)) l(account, amount);
    select setval('orders_id_seq', (select max(id) from orders)), setval('invoices_id_seq', (select max(id) from invoices)),
      setval('postings_id_seq', (select max(id) from postings));
    commit`);
  await database.execute('vacuum analyze');
}

/** What an order keeps of its buyer, for the fill. */
export async function addBuyerFunction(database: Database): Promise<void> {
  await database.execute(`create function buyer(int) returns jsonb language sql stable as $$
    select jsonb_build_object('firmName', firm_name, 'ownerName', owner_name, 'shop_no', shop_no, 'address', address,
      'city', city, 'state', 'Uttarakhand', 'country', country, 'pincode', pincode, 'gst', gst_number, 'phone', mobile,
      'email', email, 'dlNumber', dl_number, 'route', route) from customers where id = $1 $$`);
}

/** Orders that are packed and wait to be sent out; gives their ids. */
export async function addPackedOrders(
  database: Database,
  count: number,
  lines: number,
): Promise<number[]> {
  const key = `packed-${lines}-${Date.now()}`;
  await database.execute(`
    insert into orders (customer_id, status, billing_info, delivery_type, payment_method, item_total_paise,
      discount_paise, coupon_discount_paise, delivery_paise, express_paise, total_to_pay_paise, paid_paise,
      idempotency_key, request_hash)
    select c.ids[1 + n % c.many], 'processing', buyer(c.ids[1 + n % c.many]), 'delivery', 'cod', 144000 * ${lines},
      46800 * ${lines}, 0, 1600, 0, 97200 * ${lines} + 1600, 0, '${key}-' || n, '${key}'
    from generate_series(1, ${count}) n,
      (select array_agg(id order by id) as ids, count(*)::int as many from customers) c;
    insert into order_lines (order_id, product_id, slot, sku, name, image, pack_size, packaging, packs, price_paise,
      mrp_paise)
    select o.id, p.id, 1, p.sku, p.name, '', 12, 'Box of 12', 1, 8100, 12000
    from orders o cross join lateral (select * from products where hsn <> '' order by (id * 7 + o.id) % 211, id
      limit ${lines}) p where o.request_hash = '${key}';
    insert into order_events (order_id, kind, status, actor) select id, 'status', 'processing', 'job' from orders
    where request_hash = '${key}'`);
  const rows = await rowsOf<{ id: number }>(
    database.background,
    sql`select id from orders where request_hash = ${key} order by id`,
  );
  return rows.map(({ id }) => id);
}

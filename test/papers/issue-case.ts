import { eq, sql } from 'drizzle-orm';
import type { InvoiceWire } from '#contract/invoice.ts';
import { readInvoice } from '#server/actions/invoices/read-invoice.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { settings } from '#server/db/schema/shop.ts';
import { taxRates } from '#server/db/schema/tax.ts';
import { addCoupon, addCustomer, addProduct } from '#test/builders.ts';
import { newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import type { TestApp } from '#test/start-app.ts';
import type { Goods, PaperCase } from './paper-cases.ts';

/** Rates of the cases' goods. */
export async function addRates({ database: { db } }: TestApp): Promise<void> {
  const since = '2025-09-22';
  await db
    .insert(taxRates)
    .values([
      { hsn: '9619', from: since, rate: 0 },
      { hsn: '3304', from: since, rate: 5_00 },
      { hsn: '3004', from: since, rate: 5_00 },
      { hsn: '2309', from: since, rate: 18_00 },
      { hsn: '2202', from: since, rate: 40_00 },
    ])
    .onConflictDoNothing();
}

/** Places the order of a case and sends it out, through the actions that everybody uses; gives its invoice. */
export async function issueCase(shop: TestApp, given: PaperCase): Promise<InvoiceWire> {
  const { db } = shop.database;
  await db.update(settings).set(shopOf(given));
  const customerId = await addCustomer(db);
  const email = `shop${given.name.slice(0, 2)}@thok.example`;
  await db
    .update(customers)
    .set({ ...given.buyer, email })
    .where(eq(customers.id, customerId));
  const ids: number[] = [];
  for (const goods of given.goods) ids.push(await addGoods(shop, goods));
  const { call } = await newOperator(shop, 'owner');
  const { order_id = 0 } = await call('placeOrderFor', {
    customer_id: customerId,
    lines: given.goods.map(({ packs }, i) => ({ product_id: ids[i] ?? 0, slot: 1, packs })),
    delivery_type: given.pickup ? 'pickup' : 'delivery',
    express_delivery: given.express ?? false,
    ...(given.coupon ? { coupon: await addCoupon(db, given.coupon) } : {}),
    idempotency_key: newKey(),
  });
  const move = async (to: 'accepted' | 'processing' | 'out_for_delivery' | 'delivered') => {
    const answer = await call('moveOrder', { id: order_id, to });
    if (!answer.success) throw new Error(`${given.name}: ${answer.message}`);
  };
  for (const step of ['accepted', 'processing', 'out_for_delivery'] as const) await move(step);
  if (given.pickup) await move('delivered');
  const [issued] = await db.select().from(invoices).where(eq(invoices.orderId, order_id));
  if (!issued) throw new Error(`${given.name} was not invoiced.`);
  if (given.paid !== undefined) {
    const amount = given.paid === 'all' ? issued.totalPaise / 100 : given.paid;
    await call('recordPayment', { order_id, amount, method: 'upi', idempotency_key: newKey() });
  }
  if (given.cancelled) {
    await call('moveOrder', { id: order_id, to: 'cancelled', reason: 'The shop was closed.' });
  }
  const invoice = await readInvoice(db, issued.id);
  if (!invoice) throw new Error(`${given.name} has no invoice.`);
  return invoice;
}

function shopOf({ shop = {} }: PaperCase) {
  return {
    gstMode: shop.mode ?? ('regular' as const),
    shopName: shop.name ?? 'Doon Wholesale',
    address: shop.address ?? '14 Gandhi Road, Dehradun 248001',
    ...{ phone: '98765 43210', email: 'hello@thok.example', costPerKmPaise: 4_00 },
    gstin: shop.gstin ?? '05AADCD4821K1ZS',
    state: shop.state ?? 'Uttarakhand',
    upiId: shop.upiId ?? 'doonwholesale@upi',
    hsnDigits: 4,
  };
}

async function addGoods({ database: { db } }: TestApp, goods: Goods): Promise<number> {
  const { size, packaging = '', pricePaise, mrpPaise, packs: _, ...facts } = goods;
  const id = await addProduct(db, [{ size, packaging, pricePaise, mrpPaise }], {
    ...{ stock: 1_000_000, maxUnits: 1_000_000, mrpPaise },
  });
  await db
    .update(products)
    .set({ ...facts, sku: sql`'SKU-' || ${products.id}` })
    .where(eq(products.id, id));
  return id;
}

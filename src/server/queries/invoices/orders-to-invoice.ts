import { and, asc, eq, gt, gte, inArray, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import { indianStates } from '#domain/india/indian-states.ts';
import { type BuyerPlace, buyerFault, completedBuyer } from '#domain/invoices/buyer-fault.ts';
import { namedBuyerPaise } from '#domain/invoices/invoice-kind.ts';
import { toInvoiceStatuses } from '#domain/invoices/invoiced-at.ts';
import { maxCounted } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { orderLines, orders } from '#server/db/schema/orders.ts';
import { readUnratedHsns } from '#server/queries/catalogue/console-products.ts';
import { readSettings, type SettingsRow } from '#server/queries/shop/shop-settings.ts';

/** Orders with who buys, as he is by now. */
export function readOrdersToInvoice(db: Db, orderIds: readonly number[]) {
  return withBuyers(db)
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(asc(orders.id))
    .limit(orderIds.length);
}

export type OrderToInvoice = Awaited<ReturnType<typeof readOrdersToInvoice>>[number];

function withBuyers(db: Db) {
  return db
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId));
}

const isOpen = (db: Db) =>
  and(
    inArray(orders.status, [...toInvoiceStatuses]),
    notExists(db.select({ one: sql`1` }).from(invoices).where(eq(invoices.orderId, orders.id))),
  );

/** Open orders for which no invoice could be written today, for their goods or their buyer; counted no further than a list. */
export async function findUninvoiceable(db: Db): Promise<number[]> {
  const [ofBuyers, ofGoods] = await Promise.all([findByBuyer(db), findByGoods(db)]);
  return [...new Set([...ofBuyers, ...ofGoods])];
}

async function findByBuyer(db: Db): Promise<number[]> {
  const shop = await readSettings(db);
  const rows = await withBuyers(db)
    .where(and(isOpen(db), mayBeInTheWay(shop)))
    .orderBy(asc(orders.id))
    .limit(maxCounted + 1);
  return rows.flatMap(({ order, customer }) => {
    const kept = order.billingInfo as BuyerPlace & { gst: string }; // `as`: written by billingInfoOf alone
    const buyer = completedBuyer(kept, customer);
    const isPickup = order.deliveryType === 'pickup';
    const fault = buyerFault({ isPickup, totalPaise: order.totalToPayPaise, buyer }, shop);
    return fault ? [order.id] : [];
  });
}

/** All but a few orders need not be looked at one by one. */
function mayBeInTheWay({ gstMode, state }: SettingsRow) {
  const kept = sql`coalesce(${orders.billingInfo}->>'state', '')`;
  const isLarge = gte(orders.totalToPayPaise, namedBuyerPaise);
  if (gstMode === 'unregistered') return isLarge;
  return or(isLarge, gstMode === 'regular' ? notInArray(kept, indianStates) : ne(kept, state));
}

async function findByGoods(db: Db): Promise<number[]> {
  const unrated = await readUnratedHsns(db);
  if (unrated.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(isOpen(db), gt(orderLines.packs, 0), inArray(products.hsn, unrated)))
    .orderBy(asc(orders.id))
    .limit(maxCounted + 1);
  return rows.map(({ id }) => id);
}

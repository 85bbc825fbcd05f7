import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { between } from '#demo/assemble/seed.ts';
import { type FilledProduct, known } from '#demo/fill/catalogue.ts';
import { inOpeningHours, shopHoursAfter } from '#demo/fill/times.ts';
import type { DemoOrder, DemoShop } from '#demo/types.ts';
import { orderTotals, sellingTotalPaise, unitsOf } from '#domain/cart/totals.ts';
import { couponDiscountPaise } from '#domain/coupons/coupon.ts';
import { isInvoicedAt } from '#domain/invoices/invoiced-at.ts';
import { deliveryCharges } from '#domain/orders/delivery.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts';
import { issueInvoice } from '#server/actions/invoices/issue-invoice.ts';
import { billingInfoOf } from '#server/actions/orders/billing-info.ts';
import { type ReceiptFacts, writeReceipt } from '#server/actions/payments/take-money.ts';
import type { Db } from '#server/db/connect.ts';
import { coupons, couponUses } from '#server/db/schema/coupons.ts';
import { orderEvents, orderLines, orders } from '#server/db/schema/orders.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';
import { movePayments } from '#server/queries/payments/receipts.ts';

/** Hours of work that an order of the demo shop stays in each status. */
const hoursPerStep = 4;

const methods = ['upi', 'cash', 'cash', 'bank', 'upi', 'cheque'] as const;

/** Units that the demo's orders took out of the stock, by SKU. */
export function orderedUnits(shop: DemoShop): Map<string, number> {
  const sizes = new Map(shop.products.map((product) => [product.sku, product.packs]));
  const taken = new Map<string, number>();
  for (const order of shop.orders.filter((one) => one.status !== 'cancelled')) {
    for (const line of order.lines) {
      const size = known(sizes.get(line.sku)?.[line.slot - 1]).size;
      taken.set(line.sku, (taken.get(line.sku) ?? 0) + size * line.packs);
    }
  }
  return taken;
}

export async function fillOrders(
  tx: Db,
  shop: DemoShop,
  given: {
    catalogue: Map<string, FilledProduct>;
    customerIds: number[];
    operatorId: number;
    now: Date;
  },
): Promise<void> {
  const couponRows = await tx.select({ id: coupons.id, code: coupons.code }).from(coupons);
  // Oldest first, so that ids grow with time as they would have.
  const inTime = shop.orders
    .map((order, i) => {
      const part = between(`order ${i} of ${order.customer}`, 0, 999) / 1000;
      return { order, part, placedAt: inOpeningHours(given.now, order.daysAgo, part) };
    })
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  const left: Left[] = [];
  for (const [i, { order, part, placedAt }] of inTime.entries()) {
    const atStep = (step: number) => {
      const time = shopHoursAfter(placedAt, step * hoursPerStep);
      return time < given.now ? time : given.now;
    };
    // What was placed the day before yesterday is paid today.
    const today = inOpeningHours(given.now, 0, part);
    const paidAt = order.daysAgo > 2 || today < atStep(4) ? atStep(5) : today;
    const customerId = known(given.customerIds[order.customer]);
    const lines = order.lines.map((line) => pricedLine(line, given.catalogue));
    const totals = totalsOf(shop, order, lines);
    const isPaid = order.status === 'completed';
    const [row] = await tx
      .insert(orders)
      .values({
        customerId,
        status: order.status,
        billingInfo: billingInfoOf(known(shop.customers[order.customer])),
        deliveryType: order.deliveryType,
        express: order.express,
        paymentMethod: 'cod',
        note: order.note,
        couponCode: order.coupon ?? '',
        ...totals,
        idempotencyKey: `demo-${i}`,
        requestHash: `demo-${i}`,
        createdAt: placedAt,
        updatedAt: placedAt,
      })
      .returning({ id: orders.id });
    const orderId = known(row?.id);
    await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })));
    await tx.insert(orderEvents).values(
      stepsTo(order.status).map((status, step) => ({
        orderId,
        kind: 'status' as const,
        status,
        ...(step === 0
          ? { actor: 'customer' as const, actorId: customerId }
          : { actor: 'operator' as const, actorId: given.operatorId }),
        ...(status === 'cancelled' && order.why),
        at: status === 'completed' ? paidAt : atStep(step),
      })),
    );
    await tx.insert(stockMovements).values(
      lines.flatMap((line) => {
        const out = { productId: line.productId, orderId, createdAt: placedAt };
        const taken = { ...out, units: -unitsOf(line), reason: 'order' as const };
        const back = { ...out, units: unitsOf(line), reason: 'cancel' as const };
        return order.status === 'cancelled' ? [taken, back] : [taken];
      }),
    );
    const method = known(methods[i % methods.length]);
    const paid = isPaid && {
      ...{ customerId, kind: 'receipt' as const, method, amountPaise: totals.totalToPayPaise },
      chequeState: method === 'cheque' ? ('held' as const) : null,
      ...{ operatorId: given.operatorId, idempotencyKey: `demo-${i}`, now: paidAt },
    };
    const step = invoicedStep(order);
    if (step !== -1) left.push({ orderId, at: atStep(step), paid });
    const coupon = couponRows.find((one) => one.code === order.coupon);
    if (coupon && order.status !== 'cancelled') {
      await tx
        .insert(couponUses)
        .values({ couponId: coupon.id, customerId, orderId, createdAt: placedAt });
    }
  }
  await issueInTime(tx, left, given.operatorId);
}

/** An order whose goods have left the shop, and its payment. */
type Left = { orderId: number; at: Date; paid: ReceiptFacts | false };

/** The numbers of invoices grow with their days. */
async function issueInTime(tx: Db, left: readonly Left[], operatorId: number): Promise<void> {
  const refuse = consoleRefusalsOf('recordPayment');
  const inTime = left.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { orderId, at, paid } of inTime) {
    const order = known(await lockOrder(tx, orderId));
    await issueInvoice(consoleRefusalsOf('moveOrder'), tx, order, {
      ...{ operatorId, now: at },
      creditDays: 0,
    });
    if (!paid) continue;
    const receipt = await writeReceipt(refuse, tx, paid);
    const { amountPaise } = paid;
    await movePayments(tx, [{ kind: 'order', id: orderId, receipt, amountPaise }], operatorId);
  }
}

/** At which step its goods left the shop; -1: they have not, or came back before. */
function invoicedStep(order: DemoOrder): number {
  return stepsTo(order.status).findIndex((status) => isInvoicedAt(status, order.deliveryType));
}

function pricedLine(line: DemoOrder['lines'][number], catalogue: Map<string, FilledProduct>) {
  const product = known(catalogue.get(line.sku));
  const pack = known(product.packs[line.slot - 1]);
  return {
    productId: product.id,
    slot: line.slot,
    sku: product.sku,
    name: product.name,
    image: product.image,
    packSize: pack.size,
    packaging: pack.packaging,
    packs: line.packs,
    pricePaise: pack.pricePaise,
    mrpPaise: pack.mrpPaise ?? product.mrpPaise,
  };
}

function totalsOf(shop: DemoShop, order: DemoOrder, lines: ReturnType<typeof pricedLine>[]) {
  const coupon = shop.coupons.find((one) => one.code === order.coupon);
  const worth = coupon && {
    kind: coupon.kind,
    flatPaise: coupon.flatPaise ?? 0,
    percent: coupon.percent ?? 0,
    ceilingPaise: coupon.ceilingPaise,
  };
  return orderTotals(lines, {
    couponDiscountPaise: worth ? couponDiscountPaise(worth, sellingTotalPaise(lines)) : 0,
    ...deliveryCharges(
      { type: order.deliveryType, express: order.express },
      shop.settings,
      known(shop.customers[order.customer]).distanceKm,
    ),
  });
}

function stepsTo(status: OrderStatus): OrderStatus[] {
  if (status === 'cancelled') return ['active', 'cancelled'];
  return orderStatuses.slice(0, orderStatuses.indexOf(status) + 1);
}

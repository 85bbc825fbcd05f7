import type { OrderItemWire, OrderWire } from '#contract/order.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { duePaise, toRefundPaise } from '#domain/payments/payments.ts';
import { variantOf } from '#server/actions/cart/slot-of.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { orderInvoiceWire } from '#server/actions/invoices/invoice-wire.ts';
import { readInvoicesOf } from '#server/queries/invoices/invoices.ts';
import {
  type OrderLineRow,
  type OrderRow,
  readOrderLines,
  readStatusEvents,
  type StatusEventRow,
} from '#server/queries/orders/orders.ts';
import { totalsWire } from './totals-wire.ts';

/** These orders whole, with their lines and times. */
export async function orderWires(
  db: CustomerContext['db'],
  orders: readonly OrderRow[],
): Promise<OrderWire[]> {
  if (orders.length === 0) return [];
  const ids = orders.map((order) => order.id);
  const [lines, events, invoices] = await Promise.all([
    readOrderLines(db, ids),
    readStatusEvents(db, ids),
    readInvoicesOf(db, ids),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const eventsOf = Map.groupBy(events, (event) => event.orderId);
  return orders.map((order) => ({
    ...toOrderWire(order, linesOf.get(order.id) ?? [], eventsOf.get(order.id) ?? []),
    invoice: orderInvoiceWire(invoices.find(({ invoice }) => invoice.orderId === order.id)),
  }));
}

function toOrderWire(order: OrderRow, lines: OrderLineRow[], events: StatusEventRow[]): OrderWire {
  return {
    id: order.id,
    status: order.status,
    billing_info: JSON.stringify(order.billingInfo),
    cart_items: JSON.stringify(lines.map(toOrderItem)),
    delivery_type: order.deliveryType,
    express_delivery: order.express,
    payment_method: order.paymentMethod,
    note: order.note,
    ...totalsWire(order),
    discount_code_applied: order.couponCode,
    paid: paiseToRupees(order.paidPaise),
    due: paiseToRupees(duePaise(order)),
    credited: paiseToRupees(order.creditedPaise + order.coveredPaise),
    to_refund: paiseToRupees(toRefundPaise(order)),
    created_at: order.createdAt.toISOString(),
    version: order.version,
    events: events
      .filter(({ kind }) => kind === 'status')
      .map(({ status, at, reason, reasonHi }) => ({
        status,
        at: at.toISOString(),
        ...(reason && { reason }),
        ...(reasonHi && { reason_hi: reasonHi }),
      })),
    attempts: events
      .filter(({ kind }) => kind === 'attempt')
      .map(({ at, reason, reasonHi }) => ({
        ...{ at: at.toISOString(), reason },
        ...(reasonHi && { reason_hi: reasonHi }),
      })),
  };
}

function toOrderItem(line: OrderLineRow): OrderItemWire {
  return {
    id: line.id,
    product_id: line.productId,
    slug: line.slug,
    sku: line.sku,
    product_name: line.name,
    ...(line.nameHi && { product_name_hi: line.nameHi }),
    image_name: line.image,
    mrp: paiseToRupees(line.mrpPaise),
    selling_price: paiseToRupees(line.pricePaise),
    variant: variantOf(line.slot),
    variant_qty: line.packs,
    missing: line.missingPacks,
    missing_reason: line.missingReason,
    ...(line.missingReasonHi && { missing_reason_hi: line.missingReasonHi }),
    set_qty: line.packSize,
    packaging: line.packaging,
    qty: unitsOf(line),
  };
}

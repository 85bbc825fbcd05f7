import type { OrderDetailWire, OrderRowWire } from '#contract/console/order.ts';
import type { BillingInfoWire } from '#contract/order.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { Rights } from '#domain/operators/permissions.ts';
import { duePaise, type Owed, toRefundPaise } from '#domain/payments/payments.ts';
import type { orders } from '#server/db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;

type May = Pick<Rights, 'may'>;

export function billingOf(order: OrderRow): BillingInfoWire {
  return order.billingInfo as BillingInfoWire; // `as`: written by billingInfoOf alone
}

/** An order in a list; amounts only for who may see them. */
export function orderRowWire(order: OrderRow, lineCount: number, operator: May): OrderRowWire {
  return { ...basicsOf(order, operator), line_count: lineCount };
}

export function basicsOf(order: OrderRow, { may }: May) {
  const billing = billingOf(order);
  return {
    id: order.id,
    status: order.status,
    created_at: order.createdAt.toISOString(),
    customer_id: order.customerId,
    firm_name: billing.firmName,
    city: billing.city,
    route: billing.route,
    phone: billing.phone,
    delivery_type: order.deliveryType,
    express_delivery: order.express,
    note: order.note,
    ...(may('prices') ? { ...moneyOf(order), ...overCreditOf(order) } : {}),
  };
}

export function moneyOf(order: Owed) {
  return {
    total_to_pay: paiseToRupees(order.totalToPayPaise),
    paid: paiseToRupees(order.paidPaise),
    credited: paiseToRupees(order.creditedPaise + order.coveredPaise),
    due: paiseToRupees(duePaise(order)),
    to_refund: paiseToRupees(toRefundPaise(order)),
  };
}

function overCreditOf({ overCreditPaise }: Pick<OrderRow, 'overCreditPaise'>) {
  return { over_credit: overCreditPaise === null ? null : paiseToRupees(overCreditPaise) };
}

/** Name and place for everyone; tax and licence numbers for who may see customers. */
export function billingWire(order: OrderRow, { may }: May): OrderDetailWire['billing'] {
  const { email, gst, dlNumber, foodLicenseNo, ssiNo, ...place } = billingOf(order);
  return may('customers') ? { ...place, email, gst, dlNumber, foodLicenseNo, ssiNo } : place;
}

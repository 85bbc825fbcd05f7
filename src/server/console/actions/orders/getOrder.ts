import type { OrderDetailWire } from '#contract/console/order.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import { isToInvoice } from '#domain/invoices/invoiced-at.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { awaitsPicking, mayPick, nextStatusesFor } from '#domain/orders/order-status.ts';
import { orderedPacks } from '#domain/orders/picking.ts';
import { variantOf } from '#server/actions/cart/slot-of.ts';
import { whyNoInvoices } from '#server/actions/invoices/invoice-faults.ts';
import { orderInvoiceWire } from '#server/actions/invoices/invoice-wire.ts';
import { totalsWire } from '#server/actions/orders/totals-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readInvoicesOf } from '#server/queries/invoices/invoices.ts';
import {
  findAnyOrder,
  hasCustomerLeft,
  readHistory,
  readLinesWithStock,
  readNotes,
} from '#server/queries/orders/console-orders.ts';
import { readPayments } from '#server/queries/payments/payments.ts';
import { basicsOf, billingOf, billingWire } from './order-wire.ts';
import { paymentWire } from './payment-wire.ts';

const refuse = consoleRefusalsOf('getOrder');

export const getOrder: ConsoleHandler<'getOrder'> = async ({ db, operator }, { id }) => {
  const { may } = operator;
  const [order, lines, history, notes, payments, hasLeft, [invoice], faults] = await Promise.all([
    findAnyOrder(db, id),
    readLinesWithStock(db, id),
    readHistory(db, id),
    readNotes(db, id),
    readPayments(db, id),
    hasCustomerLeft(db, id),
    readInvoicesOf(db, [id]),
    whyNoInvoices(db, [id]),
  ]);
  if (!order) throw refuse('not-found', 'There is no such order.');
  const prices = may('prices');
  const { firmName } = billingOf(order);
  const fault = !invoice && isToInvoice(order.status) ? faults.get(id) : undefined;
  return {
    order: {
      ...basicsOf(order, operator),
      version: order.version,
      payment_method: order.paymentMethod,
      customer_forgotten: hasLeft,
      billing: billingWire(order, operator),
      lines: lines.map((row) => lineWire(row, prices)),
      events: history.map(({ event, operatorName }) => ({
        kind: event.kind,
        status: event.status,
        at: event.at.toISOString(),
        actor: event.actor,
        by: event.actor === 'customer' ? firmName : (operatorName ?? ''),
        reason: event.reason,
      })),
      notes: notes.map(({ note, operatorName }) => ({
        id: note.id,
        text: note.text,
        by: operatorName,
        at: note.createdAt.toISOString(),
      })),
      cannot_invoice: fault?.message ?? '',
      mend: fault?.mend ?? null,
      next: nextStatusesFor(order.status, operator),
      editable: may('change-orders') && awaitsPicking(order.status),
      pickable: may('move-orders') && mayPick(order.status),
      ...(prices
        ? {
            ...totalsOnly(order),
            discount_code_applied: order.couponCode,
            payments: payments.map(paymentWire),
            invoice: orderInvoiceWire(invoice),
          }
        : {}),
    },
  };
};

function totalsOnly(order: Parameters<typeof totalsWire>[0]) {
  const { total_to_pay: _, ...rest } = totalsWire(order);
  return rest;
}

type LineWithStock = Awaited<ReturnType<typeof readLinesWithStock>>[number];

function lineWire({ line, stock }: LineWithStock, prices: boolean): OrderDetailWire['lines'][0] {
  return {
    ...wireFields(line, ['id', 'productId', 'sku', 'packaging']),
    product_name: line.name,
    image_name: line.image,
    variant: variantOf(line.slot),
    set_qty: line.packSize,
    variant_qty: orderedPacks(line),
    picked: line.packs,
    missing_reason: line.missingReason,
    qty: unitsOf(line),
    stock,
    ...(prices
      ? { mrp: paiseToRupees(line.mrpPaise), selling_price: paiseToRupees(line.pricePaise) }
      : {}),
  };
}

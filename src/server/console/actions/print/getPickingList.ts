import { wireFields } from '#contract/wire-fields.ts';
import { isToInvoice } from '#domain/invoices/invoiced-at.ts';
import { mayPick } from '#domain/orders/order-status.ts';
import { orderedPacks } from '#domain/orders/picking.ts';
import { whyNoInvoices } from '#server/actions/invoices/invoice-faults.ts';
import { billingOf } from '#server/console/actions/orders/order-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readLinesToPick } from '#server/queries/orders/print-orders.ts';
import { ordersToPrint } from './orders-to-print.ts';

export const getPickingList: ConsoleHandler<'getPickingList'> = async (context, { ids }) => {
  const { db, operator } = context;
  const [orders, lines, faults] = await Promise.all([
    ordersToPrint(context, ids),
    readLinesToPick(db, ids),
    whyNoInvoices(db, ids),
  ]);
  const wanted = lines.filter(({ line }) => orderedPacks(line) > 0);
  const linesOf = Map.groupBy(wanted, ({ line }) => line.orderId);
  return {
    orders: orders.map((order) => ({
      id: order.id,
      status: order.status,
      firm_name: billingOf(order).firmName,
      route: billingOf(order).route,
      delivery_type: order.deliveryType,
      express_delivery: order.express,
      note: order.note,
      version: order.version,
      pickable: operator.may('move-orders') && mayPick(order.status),
      cannot_invoice: (isToInvoice(order.status) && faults.get(order.id)?.message) || '',
      mend: (isToInvoice(order.status) && faults.get(order.id)?.mend) || null,
      lines: (linesOf.get(order.id) ?? []).map(({ line, category }) => ({
        ...wireFields(line, ['id', 'productId', 'sku', 'packaging']),
        product_name: line.name,
        image_name: line.image,
        category_name: category,
        set_qty: line.packSize,
        variant_qty: orderedPacks(line),
        picked: line.packs,
        missing_reason: line.missingReason,
      })),
    })),
  };
};

import { wireFields } from '#contract/wire-fields.ts';
import { billingOf } from '#server/console/actions/orders/order-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readLinesToPick } from '#server/queries/orders/print-orders.ts';
import { ordersToPrint } from './orders-to-print.ts';

export const getPickingList: ConsoleHandler<'getPickingList'> = async (context, { ids }) => {
  const [orders, lines] = await Promise.all([
    ordersToPrint(context, ids),
    readLinesToPick(context.db, ids),
  ]);
  const wanted = lines.filter(({ line }) => line.packs > 0);
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
      lines: (linesOf.get(order.id) ?? []).map(({ line, category }) => ({
        ...wireFields(line, ['id', 'productId', 'sku', 'packaging']),
        product_name: line.name,
        image_name: line.image,
        category_name: category,
        set_qty: line.packSize,
        variant_qty: line.packs,
      })),
    })),
  };
};

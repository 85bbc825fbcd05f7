import { unitsOf } from '#domain/cart/totals.ts';
import { packCount, packName } from '#domain/catalogue/pack-texts.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import { missingWords } from '#domain/orders/missing-words.ts';
import { orderedPacks } from '#domain/orders/picking.ts';
import { billingOf, type OrderRow } from '#server/console/actions/orders/order-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import type { Slip } from '#server/print/draw-slips.ts';
import { deliveryText, letterhead, present } from '#server/print/order-data.ts';
import { shopSettings } from '#server/print/shop-settings.ts';
import { type OrderLineRow, readOrderLines } from '#server/queries/orders/orders.ts';
import { ordersToPrint, printedOrders } from './orders-to-print.ts';
import { pdfFile } from './pdf-file.ts';
import { placeOf } from './place-of.ts';

export const printSlips: ConsoleHandler<'printSlips'> = async (context, { ids, paper }) => {
  const orders = await ordersToPrint(context, ids);
  const linesOf = Map.groupBy(await readOrderLines(context.db, ids), (line) => line.orderId);
  const shop = letterhead(shopSettings(context.catalogue));
  const slips = orders.map((order) => slipOf(order, linesOf.get(order.id) ?? [], shop));
  return pdfFile(context, 'packing-slips', printedOrders(ids), { kind: 'slips', paper, slips });
};

function slipOf(order: OrderRow, lines: readonly OrderLineRow[], shop: Slip['shop']): Slip {
  const billing = billingOf(order);
  return {
    orderId: order.id,
    date: formatMoment(order.createdAt.toISOString()),
    shop,
    buyer: {
      name: billing.firmName,
      lines: present([
        present([billing.ownerName, formatMobile(billing.phone)]).join(' · '),
        placeOf(billing),
        billing.route && `Route: ${billing.route}`,
      ]),
    },
    delivery: deliveryText(order.deliveryType, order.express),
    isPickup: order.deliveryType === 'pickup',
    isCancelled: order.status === 'cancelled',
    note: order.note,
    rows: lines
      .filter((line) => orderedPacks(line) > 0)
      .map((line) => ({
        name: line.name,
        sku: present([line.sku, missingOf(line)]).join(' · '),
        pack: packName(line.packaging, line.packSize),
        packs: line.packs,
        units: unitsOf(line),
      })),
  };
}

/** Told in the box as well: "2 packs missing: damaged". */
function missingOf({ missingPacks, missingReason }: OrderLineRow): string {
  return missingPacks > 0
    ? `${packCount(missingPacks)} missing: ${missingWords(missingReason)}`
    : '';
}

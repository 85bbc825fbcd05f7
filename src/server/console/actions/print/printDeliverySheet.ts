import { packCount } from '#domain/catalogue/pack-texts.ts';
import { mapLink } from '#domain/customers/map-link.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import type { DeliveryRoute } from '#domain/orders/delivery-routes.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import type { ReportTable } from '#server/print/draw-report.ts';
import type { Cell } from '#server/print/draw-table.ts';
import { letterhead } from '#server/print/order-data.ts';
import { shopSettings } from '#server/print/shop-settings.ts';
import { deliveryRoutes, type Stop } from './delivery-stops.ts';
import { printedOrders } from './orders-to-print.ts';
import { pdfFile } from './pdf-file.ts';

export const printDeliverySheet: ConsoleHandler<'printDeliverySheet'> = async (
  context,
  { ids },
) => {
  const routes = await deliveryRoutes(context, ids);
  const tables = routes.map(tableOf);
  const printed = routes.flatMap(({ stops }) => stops.map(({ order }) => order.id));
  return pdfFile(context, 'delivery-sheet', printedOrders(printed), {
    kind: 'report',
    report: {
      title: 'Delivery sheet',
      facts: [
        formatMoment(new Date().toISOString()),
        `${formatPaise(dueOf(routes.flatMap(({ stops }) => stops)))} to collect`,
      ],
      shop: letterhead(shopSettings(context.catalogue)),
      tables: tables.length > 0 ? tables : [nothing],
    },
  });
};

const nothing: ReportTable = { columns: [], rows: [], sums: [], empty: 'Nothing is on the way.' };

const columns = [
  { title: 'No.', width: 24 },
  { title: 'Order', width: 64 },
  { title: 'Deliver to' },
  { title: 'To collect', width: 76, align: 'right', bold: true },
  { title: 'Received by', width: 120, blank: 'line' },
] as const;

function tableOf({ route, pickup, stops }: DeliveryRoute<Stop>): ReportTable {
  const name = pickup ? 'Pickup at the shop' : route || 'Without a route';
  const count = stops.length === 1 ? '1 stop' : `${stops.length} stops`;
  return {
    title: `${name}: ${count}, ${formatPaise(dueOf(stops))} to collect`,
    columns,
    rows: stops.map((stop, i) => rowOf(stop, i, stops)),
    rowHeight: 56,
    sums: [],
  };
}

function dueOf(stops: readonly Stop[]): number {
  return stops.reduce(
    (sum, { money, oldDuePaise }) => sum + rupeesToPaise(money.due) + oldDuePaise,
    0,
  );
}

function rowOf(stop: Stop, i: number, stops: readonly Stop[]): Cell[] {
  const { order, billing, place, packs, money, oldDuePaise } = stop;
  const due = rupeesToPaise(money.due);
  const all = dueOf(stops.filter(({ customerId }) => customerId === stop.customerId));
  return [
    String(i + 1),
    [
      { text: `#${order.id}`, look: 'strong' },
      { text: packCount(packs), look: 'muted' },
      ...(order.express ? [{ text: 'Express', look: 'strong' } as const] : []),
    ],
    [
      { text: billing.firmName, look: 'strong' },
      { text: place, link: mapLink(billing.google, place) },
      {
        text: [billing.ownerName, formatMobile(billing.phone)].filter(Boolean).join(' · '),
        link: `tel:+91${billing.phone}`,
      },
      ...(order.note ? [{ text: `Note: ${order.note}`, look: 'muted' } as const] : []),
    ],
    [
      { text: due > 0 ? formatPaise(due) : 'Paid', look: 'strong' },
      ...(oldDuePaise > 0
        ? [
            { text: `${formatPaise(oldDuePaise)} old`, look: 'muted' } as const,
            { text: `${formatPaise(all)} in all`, look: 'strong' } as const,
          ]
        : []),
    ],
    '',
  ];
}

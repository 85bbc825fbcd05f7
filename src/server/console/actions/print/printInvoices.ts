import { orderWires } from '#server/actions/orders/order-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { invoiceData } from '#server/print/invoice-data.ts';
import { ordersToPrint, printedOrders } from './orders-to-print.ts';
import { pdfFile } from './pdf-file.ts';
import { shopSettings } from './shop-settings.ts';

export const printInvoices: ConsoleHandler<'printInvoices'> = async (context, { ids }) => {
  const orders = await orderWires(context.db, await ordersToPrint(context, ids));
  const settings = shopSettings(context.catalogue);
  const invoices = orders.map((order) => invoiceData(order, settings));
  return pdfFile(context, 'invoices', printedOrders(ids), { kind: 'invoices', invoices });
};

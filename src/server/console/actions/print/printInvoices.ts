import { invoiceCopies } from '#domain/invoices/invoice-kind.ts';
import { orderWires } from '#server/actions/orders/order-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { orderPapers } from '#server/print/order-papers.ts';
import { shopSettings } from '#server/print/shop-settings.ts';
import { ordersToPrint, printedOrders } from './orders-to-print.ts';
import { pdfFile } from './pdf-file.ts';

export const printInvoices: ConsoleHandler<'printInvoices'> = async (
  context,
  { ids, size, copy },
) => {
  const { db, catalogue } = context;
  const orders = await orderWires(db, await ordersToPrint(context, ids));
  const papers = await orderPapers(db, orders, {
    ...{ settings: shopSettings(catalogue), language: 'en' },
    ...{ size, copies: copy === 'all' ? invoiceCopies : [copy] },
  });
  return pdfFile(context, 'invoices', printedOrders(ids), { kind: 'papers', papers });
};

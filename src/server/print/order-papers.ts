import type { OrderWire } from '#contract/order.ts';
import type { Language } from '#domain/india/language.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { readInvoice } from '#server/actions/invoices/read-invoice.ts';
import type { InvoicePaper } from './draw-invoice.ts';
import type { OrderPaper } from './draw-papers.ts';
import { orderData, type ShopSettings } from './order-data.ts';

type Wanted = { settings: ShopSettings; language: Language } & Pick<
  InvoicePaper,
  'size' | 'copies'
>;

/** What there is of each order: its invoice, or before it the order as it stands. */
export async function orderPapers(
  db: CustomerContext['db'],
  orders: readonly OrderWire[],
  { settings, language, size, copies }: Wanted,
): Promise<OrderPaper[]> {
  const papers: OrderPaper[] = [];
  for (const order of orders) {
    const invoice = order.invoice ? await readInvoice(db, order.invoice.id) : undefined;
    papers.push(
      invoice
        ? { kind: 'invoice', invoice, language, size, copies }
        : { kind: 'order', order: orderData(order, settings, language) },
    );
  }
  return papers;
}

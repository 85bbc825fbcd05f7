import type { MendWire } from '#contract/console/mend.ts';
import type { BillingInfoWire } from '#contract/order.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { buyerFault, completedBuyer } from '#domain/invoices/buyer-fault.ts';
import { type TaxTable, taxFault } from '#domain/tax/tax-fault.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { type LineToInvoice, readLinesToInvoice } from '#server/queries/invoices/invoices.ts';
import {
  type OrderToInvoice,
  readOrdersToInvoice,
} from '#server/queries/invoices/orders-to-invoice.ts';
import { readTaxRates } from '#server/queries/invoices/tax-rates.ts';
import { readSettings, type SettingsRow } from '#server/queries/shop/shop-settings.ts';

/** Why an order cannot be invoiced, and where that is put right. */
export type InvoiceFault = { message: string; mend: MendWire };

/** What its goods lack to be invoiced, and which they are; undefined: nothing. */
export function linesFault(
  lines: readonly LineToInvoice[],
  table: TaxTable,
): (InvoiceFault & { products: number[] }) | undefined {
  const lacking = lines.flatMap((line) => {
    const fault = taxFault(line.hsn, table);
    return fault === undefined ? [] : [{ id: line.productId, words: `${line.name} ${fault}` }];
  });
  const [first] = lacking;
  if (!first) return undefined;
  const more = lacking.length > 1 ? `, and ${lacking.length - 1} more lack something alike` : '';
  return {
    message: `No invoice yet: ${first.words}${more}.`,
    mend: { kind: 'product', id: first.id },
    products: lacking.map(({ id }) => id),
  };
}

/** Why its buyer, or where it goes, lets nobody invoice it. */
export function orderFault(
  order: Pick<OrderToInvoice['order'], 'customerId' | 'deliveryType' | 'totalToPayPaise'>,
  buyer: BillingInfoWire,
  shop: Pick<SettingsRow, 'gstMode' | 'state'>,
): InvoiceFault | undefined {
  const { customerId: id, deliveryType, totalToPayPaise: totalPaise } = order;
  const fault = buyerFault({ isPickup: deliveryType === 'pickup', totalPaise, buyer }, shop);
  if (!fault) return undefined;
  return { message: fault.message, mend: fault.isCustomers ? { kind: 'customer', id } : null };
}

/** Told before anybody sends them out: why no invoice could be written today, by the orders of which none could. */
export async function whyNoInvoices(
  db: CustomerContext['db'],
  orderIds: readonly number[],
): Promise<Map<number, InvoiceFault>> {
  if (orderIds.length === 0) return new Map();
  const settings = await readSettings(db);
  const [found, ofGoods] = await Promise.all([
    readOrdersToInvoice(db, orderIds),
    goodsFaults(db, orderIds, settings),
  ]);
  const ofBuyers = found.flatMap(({ order, customer }): [number, InvoiceFault][] => {
    const kept = order.billingInfo as BillingInfoWire; // `as`: written by billingInfoOf alone
    const fault = orderFault(order, completedBuyer(kept, customer), settings);
    return fault ? [[order.id, fault]] : [];
  });
  return new Map([...ofBuyers, ...ofGoods]);
}

async function goodsFaults(
  db: CustomerContext['db'],
  orderIds: readonly number[],
  { gstMode, hsnDigits }: SettingsRow,
): Promise<[number, InvoiceFault][]> {
  if (gstMode !== 'regular') return [];
  const [lines, rates] = await Promise.all([readLinesToInvoice(db, orderIds), readTaxRates(db)]);
  const table = { rates, hsnDigits, day: dayInIndia(new Date().toISOString()) };
  return [...Map.groupBy(lines, (line) => line.orderId)].flatMap(([id, some]) => {
    const fault = linesFault(some, table);
    return fault ? [[id, fault]] : [];
  });
}

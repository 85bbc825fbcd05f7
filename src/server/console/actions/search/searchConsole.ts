import type { BillingInfoWire } from '#contract/order.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { contactWire } from '#server/console/actions/customers/customer-wire.ts';
import { orderRowWire } from '#server/console/actions/orders/order-wire.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { searchCustomers } from '#server/queries/customers/console-customers.ts';
import { findNumberedInvoices } from '#server/queries/invoices/paper-list.ts';
import { searchOrders } from '#server/queries/orders/console-orders.ts';

const mostOfEach = 8;

export const searchConsole: ConsoleHandler<'searchConsole'> = async (context, { q }) => {
  const { db, operator } = context;
  const [orders, invoices, customers] = await Promise.all([
    searchOrders(db, { words: q, limit: mostOfEach }),
    operator.may('prices') ? invoicesBy(db, q) : undefined,
    operator.may('customers') ? customersBy(db, q) : undefined,
  ]);
  return {
    orders: orders.map(({ order, lineCount }) => orderRowWire(order, lineCount, operator)),
    ...(invoices ? { invoices } : {}),
    ...(customers ? { customers } : {}),
    ...(operator.may('stock') ? { products: productsBy(context, q) } : {}),
  };
};

async function invoicesBy(db: OperatorContext['db'], words: string) {
  const rows = await findNumberedInvoices(db, words, mostOfEach);
  return rows.map(({ id, number, orderId: order_id, buyer, totalPaise }) => ({
    ...{ id, number, order_id },
    firm_name: (buyer as BillingInfoWire).firmName, // `as`: written by issueInvoice alone
    total: paiseToRupees(totalPaise),
  }));
}

async function customersBy(db: OperatorContext['db'], words: string) {
  const nothing = { blocked: false, route: '', owes: false, after: undefined };
  const rows = await searchCustomers(db, { ...nothing, words, limit: mostOfEach });
  return rows.map((row) => ({
    id: row.id,
    firm_name: row.firmName,
    ...contactWire(row),
    city: row.city,
  }));
}

function productsBy({ catalogue }: OperatorContext, words: string) {
  const found = catalogue.search().find(words).slice(0, mostOfEach);
  return found.map(({ id, sku, name, stock }) => ({
    product_id: id,
    sku,
    product_name: name,
    stock,
  }));
}

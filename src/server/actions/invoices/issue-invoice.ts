import type { BillingInfoWire } from '#contract/order.ts';
import type { Refuse } from '#contract/refuse.ts';
import { lineTotalPaise } from '#domain/cart/cart.ts';
import { stateFrom } from '#domain/india/indian-states.ts';
import { dayAfter, dayInIndia } from '#domain/india/indian-time.ts';
import { completedBuyer } from '#domain/invoices/buyer-fault.ts';
import { invoiceKind } from '#domain/invoices/invoice-kind.ts';
import type { Seller } from '#domain/invoices/seller.ts';
import { sumTaxes, type TaxedLine, type TaxRate, taxLines } from '#domain/tax/invoice-tax.ts';
import { placeOfSupply, taxKind } from '#domain/tax/place-of-supply.ts';
import { rateFor } from '#domain/tax/tax-rates.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import {
  type InvoiceRow,
  insertInvoice,
  type LineToInvoice,
  readLinesToInvoice,
} from '#server/queries/invoices/invoices.ts';
import { takeNumber } from '#server/queries/invoices/series.ts';
import { readTaxRates } from '#server/queries/invoices/tax-rates.ts';
import type { LockedOrder } from '#server/queries/orders/change-order.ts';
import { readSettings, type SettingsRow } from '#server/queries/shop/shop-settings.ts';
import { linesFault, orderFault } from './invoice-faults.ts';

type Refuses = Refuse<'cannot-invoice'>;

/** Writes the invoice of a locked order that leaves the shop: what it says is what the order comes to. */
export async function issueInvoice(
  refuse: Refuses,
  tx: CustomerContext['db'],
  order: LockedOrder,
  by: { operatorId: number; creditDays: number; now?: Date },
): Promise<InvoiceRow> {
  const settings = await readSettings(tx);
  const lines = await readLinesToInvoice(tx, [order.id]);
  const day = dayInIndia((by.now ?? new Date()).toISOString());
  const rates = await ratesOf(refuse, tx, { settings, lines, day });
  const buyer = await buyerOf(refuse, tx, order, settings);
  const place = placeOfSupply({
    isPickup: order.deliveryType === 'pickup',
    shopState: settings.state,
    buyerState: stateFrom(buyer.state) ?? buyer.state,
  });
  const taxed = taxLines(
    lines.map((line, i) => ({ grossPaise: lineTotalPaise(line), rate: rates[i] ?? 0 })),
    {
      couponDiscountPaise: order.couponDiscountPaise,
      chargesPaise: order.deliveryPaise + order.expressPaise,
      kind: taxKind(settings.gstMode, settings.state, place),
    },
  );
  const number = await takeNumber(tx, settings.invoicePrefix, day);
  if (number === undefined) {
    throw refuse('cannot-invoice', 'This year’s series of invoices is full: use a shorter prefix.');
  }
  const invoice = {
    ...{
      number,
      day,
      dueDay: dayAfter(day, by.creditDays),
      orderId: order.id,
      customerId: order.customerId,
    },
    kind: invoiceKind(settings.gstMode, rates),
    gstMode: settings.gstMode,
    seller: sellerOf(settings),
    buyer,
    placeOfSupply: place,
    ...sumTaxes(taxed),
    totalPaise: order.totalToPayPaise,
    operatorId: by.operatorId,
  };
  return insertInvoice(
    tx,
    invoice,
    lines.map((line, i) => lineOf(line, taxed[i])),
  );
}

/** A rate is never guessed: a shop that charges GST cannot bill goods whose HSN or rate nobody has said. */
async function ratesOf(
  refuse: Refuses,
  tx: CustomerContext['db'],
  { settings, lines, day }: { settings: SettingsRow; lines: LineToInvoice[]; day: string },
): Promise<TaxRate[]> {
  if (settings.gstMode !== 'regular') return lines.map(() => 0);
  const rates = await readTaxRates(tx);
  const fault = linesFault(lines, { rates, hsnDigits: settings.hsnDigits, day });
  if (fault) {
    const { message, products, mend } = fault;
    throw refuse('cannot-invoice', message, { products, mend });
  }
  return lines.map((line) => rateFor(line.hsn, day, rates) ?? 0);
}

/** The buyer whom the invoice names. */
async function buyerOf(
  refuse: Refuses,
  tx: CustomerContext['db'],
  order: LockedOrder,
  settings: SettingsRow,
): Promise<BillingInfoWire> {
  const kept = order.billingInfo as BillingInfoWire; // `as`: written by billingInfoOf alone
  if (!orderFault(order, kept, settings)) return kept;
  const customer = await findCustomer(tx, order.customerId);
  const buyer = customer ? completedBuyer(kept, customer) : kept;
  const fault = orderFault(order, buyer, settings);
  if (fault) throw refuse('cannot-invoice', fault.message, { mend: fault.mend });
  return buyer;
}

function sellerOf(settings: SettingsRow): Seller {
  const { shopName: name, address, city, pincode, phone, email, gstin, state, upiId } = settings;
  return { name, address, city, pincode, phone, email, gstin, state, upiId };
}

function lineOf(line: LineToInvoice, taxed: TaxedLine | undefined) {
  if (!taxed) throw new Error('A line was not taxed.');
  const { id, productId, sku, name, nameHi, packaging, slot, packSize, packs } = line;
  const { hsn, uqc, pricePaise, mrpPaise } = line;
  return {
    ...{ orderLineId: id, productId, sku, name, nameHi, packaging, slot, packSize, packs },
    ...{ hsn, uqc, pricePaise, mrpPaise },
    ...taxed,
  };
}

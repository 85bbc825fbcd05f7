import type { BillingInfoWire } from '#contract/order.ts';
import type { Refuse } from '#contract/refuse.ts';
import { lineTotalPaise } from '#domain/cart/cart.ts';
import { stateFrom } from '#domain/india/indian-states.ts';
import { dayAfter, dayInIndia } from '#domain/india/indian-time.ts';
import { invoiceKind, lacksBuyerDetails } from '#domain/invoices/invoice-kind.ts';
import type { Seller } from '#domain/invoices/seller.ts';
import { sumTaxes, type TaxedLine, type TaxRate, taxLines } from '#domain/tax/invoice-tax.ts';
import { placeOfSupply, taxKind } from '#domain/tax/place-of-supply.ts';
import { type TaxTable, taxFault } from '#domain/tax/tax-fault.ts';
import { rateFor } from '#domain/tax/tax-rates.ts';
import type { CustomerContext } from '#server/actions/context.ts';
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
  const buyer = order.billingInfo as BillingInfoWire; // `as`: written by billingInfoOf alone
  refuseBuyer(refuse, order, buyer);
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
  if (fault) throw refuse('cannot-invoice', fault.message, { products: fault.products });
  return lines.map((line) => rateFor(line.hsn, day, rates) ?? 0);
}

/** What its goods lack to be invoiced, and which they are; undefined: nothing. */
function linesFault(
  lines: readonly LineToInvoice[],
  table: TaxTable,
): { message: string; products: number[] } | undefined {
  const lacking = lines.flatMap((line) => {
    const fault = taxFault(line.hsn, table);
    return fault === undefined ? [] : [{ id: line.productId, words: `${line.name} ${fault}` }];
  });
  const [first] = lacking;
  if (!first) return undefined;
  const more = lacking.length > 1 ? `, and ${lacking.length - 1} more lack something alike` : '';
  const products = lacking.map(({ id }) => id);
  return { message: `No invoice yet: ${first.words}${more}.`, products };
}

/** Told before anybody sends them out: why no invoice could be written today, by the orders of which none could. */
export async function whyNoInvoices(
  db: CustomerContext['db'],
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  const { gstMode, hsnDigits } = await readSettings(db);
  if (gstMode !== 'regular' || orderIds.length === 0) return new Map();
  const [lines, rates] = await Promise.all([readLinesToInvoice(db, orderIds), readTaxRates(db)]);
  const table = { rates, hsnDigits, day: dayInIndia(new Date().toISOString()) };
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  return new Map(
    [...linesOf].flatMap(([id, some]) => {
      const fault = linesFault(some, table);
      return fault ? [[id, fault.message]] : [];
    }),
  );
}

function refuseBuyer(refuse: Refuses, order: LockedOrder, buyer: BillingInfoWire): void {
  const { gst: gstin, firmName: name, address, state } = buyer;
  if (lacksBuyerDetails(order.totalToPayPaise, { gstin, name, address, state })) {
    throw refuse(
      'cannot-invoice',
      'From ₹50,000 on an invoice names buyer, address and State: please complete the customer.',
    );
  }
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

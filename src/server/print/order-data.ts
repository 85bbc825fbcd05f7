import type { BillingInfoWire, OrderItemWire, OrderWire } from '#contract/order.ts';
import type { HomeSettingsWire } from '#contract/shop.ts';
import { lineTotalPaise } from '#domain/cart/cart.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import type { Language } from '#domain/india/language.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { upiLink } from '#domain/payments/upi.ts';
import { orderTexts } from '#server/messages/order-paper.ts';
import type { Cell } from './draw-table.ts';

type OrderTexts = ReturnType<typeof orderTexts>;
type Amount = { label: string; amount: string };

/** What of the shop's settings stands on its papers. */
export type ShopSettings = Pick<
  HomeSettingsWire,
  'shop_name' | 'address' | 'phone' | 'email' | 'gstin' | 'upi_id'
>;

export type Letterhead = { name: string; lines: string[] };

/** All that stands on an order’s paper until there is an invoice. */
export type OrderData = {
  language: Language;
  orderId: number;
  date: string;
  shop: Letterhead;
  buyer: { name: string; lines: string[] };
  /** Cells by column. */
  rows: Cell[][];
  totals: Amount[];
  payablePaise: number;
  /** What was paid, and what that leaves; empty until something was. */
  payments: Amount[];
  duePaise: number;
  facts: { label: string; value: string }[];
  cancelled: boolean;
  /** Delivered before the shop kept invoices: this is what it got. */
  isOld: boolean;
  isPickup: boolean;
  /** undefined: the shop has no UPI id, or nothing is left to pay. */
  upi: string | undefined;
};

export function orderData(
  order: OrderWire,
  settings: ShopSettings,
  language: Language = 'en',
): OrderData {
  const t = orderTexts(language);
  const items = JSON.parse(order.cart_items) as OrderItemWire[]; // `as`: the contract says what the text holds
  const billing = JSON.parse(order.billing_info) as BillingInfoWire; // `as`: likewise
  const payablePaise = rupeesToPaise(order.total_to_pay);
  const { shop_name = '', upi_id = '' } = settings;
  const payee = { upiId: upi_id, payeeName: shop_name };
  const duePaise = rupeesToPaise(order.due ?? 0);
  const pays = upi_id !== '' && duePaise > 0;
  return {
    language,
    orderId: order.id,
    date: formatMoment(order.created_at, t.dates),
    shop: letterhead(settings),
    buyer: {
      name: billing.firmName,
      lines: present([
        present([billing.ownerName, formatMobile(billing.phone)]).join(' · '),
        wholeAddress(billing),
        labelled('GSTIN', billing.gst),
        labelled(t.drugLicence, billing.dlNumber),
      ]),
    },
    rows: items.filter((item) => item.variant_qty > 0).map((item, i) => rowOf(item, i, t)),
    totals: totalsOf(order, t),
    payablePaise,
    payments: paymentsOf(order, t),
    duePaise,
    facts: factsOf(order, t),
    cancelled: order.status === 'cancelled',
    isOld: order.status === 'delivered' || order.status === 'completed',
    isPickup: order.delivery_type === 'pickup',
    upi: pays ? upiLink({ ...payee, amountPaise: duePaise, orderId: order.id }) : undefined,
  };
}

export function letterhead(settings: ShopSettings): Letterhead {
  const { shop_name = '', address = '', phone = '', email = '', gstin = '' } = settings;
  const lines = [address, present([phone, email]).join(' · '), labelled('GSTIN', gstin)];
  return { name: shop_name, lines: present(lines) };
}

export function present(texts: string[]): string[] {
  return texts.filter((text) => text !== '');
}

function labelled(label: string, value: string): string {
  return value === '' ? '' : `${label} ${value}`;
}

function wholeAddress(billing: BillingInfoWire): string {
  const { shop_no, address, city, state, pincode, country } = billing;
  return present([shop_no, address, city, `${state} ${pincode}`.trim(), country]).join(', ');
}

/** A product's name with its SKU beneath, and the name it was ordered under where that is another. */
export function nameCell(name: string, sku: string, orderedName = name): Cell {
  return [
    { text: unbrokenUnits(name), look: 'strong' },
    ...(orderedName === name ? [] : [{ text: unbrokenUnits(orderedName), look: 'muted' } as const]),
    { text: sku, look: 'muted' },
  ];
}

function rowOf(item: OrderItemWire, i: number, t: OrderTexts): Cell[] {
  const line = {
    mrpPaise: rupeesToPaise(item.mrp),
    pricePaise: rupeesToPaise(item.selling_price),
    packSize: item.set_qty,
    packs: item.variant_qty,
  };
  return [
    String(i + 1),
    nameCell(t.nameOf(item), item.sku ?? '', item.product_name),
    t.packName(item.packaging, line.packSize),
    String(line.packs),
    String(item.qty),
    formatPaise(line.mrpPaise),
    formatPaise(line.pricePaise),
    formatPaise(lineTotalPaise(line)),
  ];
}

function totalsOf(order: OrderWire, t: OrderTexts): Amount[] {
  const row = (label: string, rupees: number) => ({
    label,
    amount: formatPaise(rupeesToPaise(rupees)),
  });
  const coupon = `${t.coupon} ${order.discount_code_applied.toUpperCase()}`.trim();
  return [
    row(t.mrpTotal, order.item_total),
    row(t.discount, -order.discount),
    ...(order.coupon_discount > 0 ? [row(coupon, -order.coupon_discount)] : []),
    ...(order.delivery_type === 'delivery' ? [row(t.deliveryCharge, order.delivery_charges)] : []),
    ...(order.express_delivery ? [row(t.expressCharge, order.express_delivery_charges)] : []),
  ];
}

/** What was paid of a cancelled order is not due but owed to the customer. */
function paymentsOf({ status, paid = 0, due = 0 }: OrderWire, t: OrderTexts): Amount[] {
  if (paid === 0) return [];
  const rest =
    status === 'cancelled' ? { label: t.givenBack, rupees: paid } : { label: t.due, rupees: due };
  return [
    { label: t.paid, amount: formatPaise(rupeesToPaise(paid)) },
    { label: rest.label, amount: formatPaise(rupeesToPaise(rest.rupees)) },
  ];
}

export function deliveryText(
  type: 'pickup' | 'delivery',
  express: boolean,
  t: OrderTexts = orderTexts('en'),
): string {
  if (type === 'pickup') return t.pickup;
  return express ? t.express : t.standard;
}

function factsOf(order: OrderWire, t: OrderTexts): OrderData['facts'] {
  return [
    { label: t.paymentMethod, value: order.delivery_type === 'pickup' ? t.cashAtPickup : t.cash },
    {
      label: order.delivery_type === 'pickup' ? t.collected : t.delivery,
      value: deliveryText(order.delivery_type, order.express_delivery === true, t),
    },
    ...(order.note === '' ? [] : [{ label: t.note, value: order.note }]),
  ];
}

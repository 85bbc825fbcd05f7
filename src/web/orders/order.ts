import type { BillingInfoWire, OrderItemWire, OrderWire } from '#contract/order.ts';
import { parseNumbers } from '#contract/read-answer.ts';
import type { PricedLine, Totals } from '#domain/cart/totals.ts';
import type { PackSlot } from '#domain/catalogue/pricing.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import type { EditLine } from '#domain/orders/order-edit.ts';
import { awaitsPayment } from '#domain/payments/upi.ts';
import { inHindi } from '#web/messages/in-hindi.ts';

export type OrderLine = EditLine &
  PricedLine & {
    slot: PackSlot;
    /** undefined: the server does not say, and the name is no link. */
    slug: string | undefined;
    sku: string;
    name: string;
    /** As it was ordered: a bill never changes, and has it beside a Hindi name. */
    billedName: string;
    imageName: string;
    units: number;
    /** The pack's name; empty where it has none. */
    packaging: string;
    /** Packs that were ordered and do not come, and why. */
    missingPacks: number;
    missingReason: string;
  };

/** `reason`: why the shop cancelled it, where it says so. */
type OrderEvent = { status: string; at: string; reason?: string | undefined };

/** An order as the screens need it: wire words and rupees end here. */
export type Order = {
  id: number;
  /** One of `orderStatuses`, or another server's own word. */
  status: string;
  billing: BillingInfoWire;
  /** Including those that an edit reduced to zero packs. */
  lines: readonly OrderLine[];
  deliveryType: 'pickup' | 'delivery';
  express: boolean;
  note: string;
  couponCode: string;
  totals: Totals;
  paidPaise: number;
  /** What is still to be paid: nothing once it is paid or cancelled. */
  duePaise: number;
  /** Taken off by credit notes, or paid by the one whose goods it replaces. */
  creditedPaise: number;
  /** Paid beyond what it comes to: to be given back. */
  toRefundPaise: number;
  /** null: not yet, or delivered before the shop kept invoices; undefined: the server does not say. */
  invoice: OrderWire['invoice'];
  createdAt: string;
  version: number | undefined;
  /** Empty where the server does not tell them. */
  events: readonly OrderEvent[];
  /** When it could not be delivered, and why; oldest first. */
  attempts: readonly { at: string; reason: string }[];
};

type TotalsWire = Pick<
  OrderWire,
  | 'item_total'
  | 'discount'
  | 'coupon_discount'
  | 'delivery_charges'
  | 'express_delivery_charges'
  | 'total_to_pay'
>;

function totalsFromWire(wire: TotalsWire): Totals {
  return {
    itemTotalPaise: rupeesToPaise(wire.item_total),
    discountPaise: rupeesToPaise(wire.discount),
    couponDiscountPaise: rupeesToPaise(wire.coupon_discount),
    deliveryPaise: rupeesToPaise(wire.delivery_charges),
    expressPaise: rupeesToPaise(wire.express_delivery_charges),
    totalToPayPaise: rupeesToPaise(wire.total_to_pay),
  };
}

const slots = { variant1: 1, variant2: 2, variant3: 3 } as const;

/** Spec §3: a server may keep the cart's own lines, whose pack size is that of their slot. */
type LineWire = Omit<OrderItemWire, 'set_qty'> &
  Partial<Record<'set_qty' | 'set_qty1' | 'set_qty2' | 'set_qty3', number | null>>;

function lineFromWire(wire: LineWire): OrderLine {
  const slot = slots[wire.variant];
  return {
    id: wire.id,
    productId: wire.product_id,
    slot,
    slug: wire.slug,
    sku: wire.sku ?? '',
    name: (inHindi && wire.product_name_hi) || wire.product_name,
    billedName: wire.product_name,
    imageName: wire.image_name,
    mrpPaise: rupeesToPaise(wire.mrp),
    pricePaise: rupeesToPaise(wire.selling_price),
    packSize: wire.set_qty ?? wire[`set_qty${slot}`] ?? 1,
    packaging: wire.packaging ?? '',
    packs: wire.variant_qty,
    missingPacks: wire.missing ?? 0,
    missingReason: (inHindi && wire.missing_reason_hi) || (wire.missing_reason ?? ''),
    units: wire.qty,
  };
}

export function orderFromWire(wire: OrderWire): Order {
  const items = parseNumbers(JSON.parse(wire.cart_items)) as LineWire[]; // `as`: the contract says what the text holds
  const billing = parseNumbers(JSON.parse(wire.billing_info)) as BillingInfoWire; // `as`: likewise
  return {
    id: wire.id,
    status: wire.status,
    billing,
    lines: items.map(lineFromWire),
    deliveryType: wire.delivery_type,
    express: wire.express_delivery ?? wire.express_delivery_charges > 0,
    note: wire.note,
    couponCode: wire.discount_code_applied,
    totals: totalsFromWire(wire),
    paidPaise: rupeesToPaise(wire.paid ?? 0),
    duePaise: rupeesToPaise(wire.due ?? (awaitsPayment(wire.status) ? wire.total_to_pay : 0)),
    creditedPaise: rupeesToPaise(wire.credited ?? 0),
    toRefundPaise: rupeesToPaise(
      wire.to_refund ?? (wire.status === 'cancelled' ? (wire.paid ?? 0) : 0),
    ),
    invoice: wire.invoice,
    createdAt: wire.created_at,
    version: wire.version,
    events: (wire.events ?? []).map(({ reason_hi, ...event }) => ({
      ...event,
      reason: (inHindi && reason_hi) || event.reason,
    })),
    attempts: (wire.attempts ?? []).map(({ at, reason, reason_hi }) => ({
      at,
      reason: (inHindi && reason_hi) || reason,
    })),
  };
}

/** The lines of which packs are missing. */
export function missingLines(order: Order): OrderLine[] {
  return order.lines.filter((line) => line.missingPacks > 0);
}

/** The lines with at least one pack. */
export function orderedLines(order: Order): OrderLine[] {
  return order.lines.filter((line) => line.packs > 0);
}

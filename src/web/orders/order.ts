import type { BillingInfoWire, OrderItemWire, OrderWire } from '#contract/order.ts';
import { rupeesToPaise } from '#domain/money.ts';
import type { EditLine } from '#domain/order-edit.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { PackSlot } from '#domain/pricing.ts';
import type { PricedLine, Totals } from '#domain/totals.ts';

export type OrderLine = EditLine &
  PricedLine & {
    slot: PackSlot;
    slug: string;
    sku: string;
    name: string;
    imageName: string;
    units: number;
  };

/** An order as the screens need it: wire words and rupees end here. */
export type Order = {
  id: number;
  status: OrderStatus;
  billing: BillingInfoWire;
  /** Including those that an edit reduced to zero packs. */
  lines: readonly OrderLine[];
  deliveryType: 'pickup' | 'delivery';
  express: boolean;
  note: string;
  couponCode: string;
  totals: Totals;
  createdAt: string;
  version: number;
  events: readonly { status: OrderStatus; at: string }[];
};

export type TotalsWire = Pick<
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

function lineFromWire(wire: OrderItemWire): OrderLine {
  return {
    id: wire.id,
    productId: wire.product_id,
    slot: slots[wire.variant],
    slug: wire.slug,
    sku: wire.sku,
    name: wire.product_name,
    imageName: wire.image_name,
    mrpPaise: rupeesToPaise(wire.mrp),
    pricePaise: rupeesToPaise(wire.selling_price),
    packSize: wire.set_qty,
    packs: wire.variant_qty,
    units: wire.qty,
  };
}

export function orderFromWire(wire: OrderWire): Order {
  const items = JSON.parse(wire.cart_items) as OrderItemWire[]; // `as`: the contract says what the text holds
  const billing = JSON.parse(wire.billing_info) as BillingInfoWire; // `as`: likewise
  return {
    id: wire.id,
    status: wire.status,
    billing,
    lines: items.map(lineFromWire),
    deliveryType: wire.delivery_type,
    express: wire.express_delivery,
    note: wire.note,
    couponCode: wire.discount_code_applied,
    totals: totalsFromWire(wire),
    createdAt: wire.created_at,
    version: wire.version,
    events: wire.events,
  };
}

/** The lines with at least one pack. */
export function orderedLines(order: Order): OrderLine[] {
  return order.lines.filter((line) => line.packs > 0);
}

import { unclearCode } from '#client/api-call.ts';
import type { CartItemWire } from '#contract/cart.ts';
import type { OfferedPack } from '#domain/cart/cheaper-packs.ts';
import type { PackSlot } from '#domain/catalogue/pricing.ts';
import { packSlots } from '#domain/limits.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { shareStructure } from '#web/data/structural-sharing.ts';
import { inHindi } from '#web/messages/in-hindi.ts';

/** A line of the cart as the screens need it: wire words and rupees end here. */
export type CartLine = {
  id: number;
  productId: number;
  /** undefined: the server does not say, and the name is no link. */
  slug: string | undefined;
  /** undefined: likewise, and the cart cannot be shared. */
  sku: string | undefined;
  name: string;
  imageName: string;
  slot: PackSlot;
  packSize: number;
  /** The pack's name; empty where it has none. */
  packaging: string;
  packs: number;
  units: number;
  mrpPaise: number;
  pricePaise: number;
  /** What one unit cost when the customer last looked, if that has changed. */
  previousPricePaise: number | undefined;
  priceChanged: boolean;
  outOfStock: boolean;
  /** Infinity: the server does not say, and decides when asked for more. */
  maxUnits: number;
  stock: number | undefined;
  /** The product's packs at today's prices; undefined: the server does not say. */
  offered?: readonly OfferedPack[] | undefined;
  /** Of these packs, what waits for the network; below zero, what it will take away. */
  pendingPacks?: number;
};

const slots = { variant1: 1, variant2: 2, variant3: 3 } as const;

export function variantOf(slot: PackSlot) {
  return `variant${slot}` as const;
}

export function cartLineFromWire(wire: CartItemWire): CartLine {
  const slot = slots[wire.variant];
  const priceChanged = wire.price_update2 === 'yes';
  const previous = priceChanged ? (wire.previous_price ?? undefined) : undefined;
  return {
    id: wire.id,
    productId: wire.product_id,
    slug: wire.slug,
    sku: wire.sku,
    name: (inHindi && wire.product_name_hi) || wire.product_name,
    imageName: wire.image_name,
    slot,
    packSize: wire[`set_qty${slot}`] ?? 1,
    packaging: wire.packaging ?? '',
    packs: wire.variant_qty,
    units: wire.qty,
    mrpPaise: rupeesToPaise(wire.mrp),
    pricePaise: rupeesToPaise(wire.selling_price),
    previousPricePaise: previous === undefined ? undefined : rupeesToPaise(previous),
    priceChanged,
    outOfStock: wire.out_stock === '1',
    maxUnits: wire.maxqty ?? Number.POSITIVE_INFINITY,
    stock: wire.stock,
    offered: offeredFromWire(wire),
  };
}

function offeredFromWire(wire: CartItemWire): OfferedPack[] | undefined {
  if (wire.selling_price1 === undefined) return undefined;
  return packSlots.flatMap((slot) => {
    const [packSize, price] = [wire[`set_qty${slot}`], wire[`selling_price${slot}`]];
    return packSize && price ? [{ slot, packSize, pricePaise: rupeesToPaise(price) }] : [];
  });
}

/** Units of each slot of one product. */
export type SlotUnits = Readonly<Record<PackSlot, number>>;

/** Units of the same product in its other slots. */
export function otherUnits(units: SlotUnits, slot: PackSlot): number {
  return units[1] + units[2] + units[3] - units[slot];
}

type SlotUnitsWire = { variant_qty1: string; variant_qty2: string; variant_qty3: string };

/** Of what a change answers: without all three nobody knows what the cart holds. */
export function slotUnitsFromWire(wire: SlotUnitsWire | undefined): SlotUnits {
  const units = {
    1: Number(wire?.variant_qty1),
    2: Number(wire?.variant_qty2),
    3: Number(wire?.variant_qty3),
  };
  if (Number.isFinite(units[1] + units[2] + units[3])) return units;
  // As `isRefusal` knows it: the class itself would be one more export of the first load.
  throw Object.assign(new Error(''), { name: 'Refusal', code: unclearCode, httpStatus: 200 });
}

/** The new lines; unchanged ones keep their identity, so that `memo` skips their rows. */
export function reuseUnchanged(before: readonly CartLine[], now: readonly CartLine[]): CartLine[] {
  const known = new Map(before.map((line) => [line.id, line]));
  return now.map((line) => shareStructure(known.get(line.id), line));
}

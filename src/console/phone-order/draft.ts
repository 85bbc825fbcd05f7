import type { FoundProductWire } from '#contract/console/phone-order.ts';
import { lineTotalPaise } from '#domain/cart/cart.ts';
import { maxLines } from '#domain/limits.ts';
import { rupeesToPaise } from '#domain/money/money.ts';

export type DraftCustomer = {
  id: number;
  firm_name: string;
  mobile: string;
  city: string;
  due: number;
};

/** One pack of a product, as it was found. */
export type PackChoice = Omit<FoundProductWire, 'packs'> & {
  pack: FoundProductWire['packs'][number];
};

export type DraftLine = Omit<PackChoice, 'last'> & {
  /** As typed. */
  packs: string;
};

/** An order that is being taken; what is typed stays as it was typed. */
export type Draft = {
  /** Made once: however often it is sent, it is placed once. */
  key: string;
  customer: DraftCustomer | undefined;
  lines: DraftLine[];
  delivery_type: 'pickup' | 'delivery';
  express_delivery: boolean;
  coupon: string;
  note: string;
};

export function newDraft(key: string, customer?: DraftCustomer): Draft {
  return {
    ...{ key, customer, lines: [], delivery_type: 'pickup', express_delivery: false },
    ...{ coupon: '', note: '' },
  };
}

export function lineKey({ product_id, pack }: Pick<DraftLine, 'product_id' | 'pack'>): string {
  return `${product_id} ${pack.slot}`;
}

/** undefined: no whole number of packs. */
export function packsIn(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text.trim()) ? Number(text) : undefined;
}

type Lines = readonly DraftLine[];

/** The newest line first, in sight below the field it was typed in; a pack comes once. */
export function withLine(
  lines: Lines,
  { last: _, ...choice }: PackChoice,
  packs: string,
): DraftLine[] {
  const key = lineKey(choice);
  if (lines.some((line) => lineKey(line) === key)) return withPacks(lines, key, packs);
  return [{ ...choice, packs }, ...lines].slice(0, maxLines);
}

export function withPacks(lines: Lines, key: string, packs: string): DraftLine[] {
  return lines.map((line) => (lineKey(line) === key ? { ...line, packs } : line));
}

export function withoutLine(lines: Lines, key: string): DraftLine[] {
  return lines.filter((line) => lineKey(line) !== key);
}

/** The lines as the server takes them, in the order they were spoken; undefined while one is wrong. */
export function spokenLines(lines: Lines) {
  const spoken = lines.flatMap(({ product_id, pack, packs: typed }) => {
    const packs = packsIn(typed);
    return packs === undefined ? [] : [{ product_id, slot: pack.slot, packs }];
  });
  return spoken.length < lines.length ? undefined : spoken.toReversed();
}

/** What the server is asked; undefined while something in it is missing or wrong. */
export function spokenOrder(draft: Draft) {
  const { customer, delivery_type, coupon } = draft;
  const lines = spokenLines(draft.lines);
  if (!customer || !lines?.length) return undefined;
  return {
    customer_id: customer.id,
    lines,
    delivery_type,
    express_delivery: delivery_type === 'delivery' && draft.express_delivery,
    coupon: coupon.trim(),
  };
}

export function amountPaise({ pack, packs }: DraftLine, price = pack.selling_price): number {
  return lineTotalPaise({
    mrpPaise: 0,
    pricePaise: rupeesToPaise(price),
    packSize: pack.set_qty,
    packs: packsIn(packs) ?? 0,
  });
}

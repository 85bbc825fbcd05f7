import type { Change } from '#console/components/ChangeTable.tsx';
import { packTexts as t } from '#console/messages/packs.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { sellingTotalPaise } from '#domain/cart/totals.ts';
import { packCount } from '#domain/catalogue/pack-texts.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';

type Line = OrderDetailWire['lines'][number];

/** Packs by line, as typed. */
export type TypedPacks = Readonly<Record<number, string>>;

export function typedPacks({ lines }: OrderDetailWire): TypedPacks {
  return Object.fromEntries(lines.map(({ id, variant_qty }) => [id, String(variant_qty)]));
}

/** 0 takes a line out. */
export function arePacks(text: string | undefined): boolean {
  return /^\d{1,6}$/.test(text?.trim() ?? '');
}

export function wrongPacks({ lines }: OrderDetailWire, typed: TypedPacks): Line | undefined {
  return lines.find((line) => !arePacks(typed[line.id]));
}

/** The lines that saving would change. */
export function changedLines({ lines }: OrderDetailWire, typed: TypedPacks): Line[] {
  return lines.filter((line) => typed[line.id]?.trim() !== String(line.variant_qty));
}

/** What someone else has changed. */
export function packChanges(before: OrderDetailWire, now: OrderDetailWire): Change[] {
  return before.lines.flatMap((line) => {
    const other = now.lines.find(({ id }) => id === line.id);
    if (!other || other.variant_qty === line.variant_qty) return [];
    const [was, is] = [line, other].map((one) => packCount(one.variant_qty));
    return [{ field: line.product_name, before: was ?? '', after: is ?? '' }];
  });
}

/** What the goods come to, and what they came to before; charges and coupon follow on saving. */
export function goodsText(order: OrderDetailWire, typed: TypedPacks): string {
  const goodsPaise = (packsOf: (line: Line) => number) =>
    sellingTotalPaise(
      order.lines.map((line) => ({
        mrpPaise: 0,
        pricePaise: rupeesToPaise(line.selling_price ?? 0),
        packSize: line.set_qty,
        packs: packsOf(line),
      })),
    );
  const before = goodsPaise((line) => line.variant_qty);
  const now = goodsPaise((line) => (arePacks(typed[line.id]) ? Number(typed[line.id]) : 0));
  return before === now
    ? t.goods(formatPaise(now))
    : t.goodsChanged(formatPaise(before), formatPaise(now));
}

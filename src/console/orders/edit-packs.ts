import type { Change } from '#console/components/ChangeTable.tsx';
import { packTexts as t } from '#console/messages/packs.ts';
import { amountPaise, type DraftLine } from '#console/phone-order/draft.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { sellingTotalPaise } from '#domain/cart/totals.ts';
import { packCount } from '#domain/catalogue/pack-texts.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';

type Line = OrderDetailWire['lines'][number];

/** Packs by line, as typed. */
export type TypedPacks = Readonly<Record<number, string>>;

export function typedPacks({ lines }: OrderDetailWire): TypedPacks {
  return Object.fromEntries(lines.map(({ id, picked }) => [id, String(picked)]));
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
  return lines.filter((line) => typed[line.id]?.trim() !== String(line.picked));
}

/** What someone else has changed. */
export function packChanges(before: OrderDetailWire, now: OrderDetailWire): Change[] {
  return before.lines.flatMap((line) => {
    const other = now.lines.find(({ id }) => id === line.id);
    if (!other || other.picked === line.picked) return [];
    const [was, is] = [line, other].map((one) => packCount(one.picked));
    return [{ field: line.product_name, before: was ?? '', after: is ?? '' }];
  });
}

/** The order's line of this pack. */
export function lineIn(
  { lines }: OrderDetailWire,
  { product_id, pack }: Pick<DraftLine, 'product_id' | 'pack'>,
): Line | undefined {
  return lines.find(
    (line) => line.product_id === product_id && line.variant === `variant${pack.slot}`,
  );
}

/** What the goods come to, and what they came to before; charges and coupon follow on saving. */
export function goodsText(
  order: OrderDetailWire,
  typed: TypedPacks,
  added: readonly DraftLine[] = [],
): string {
  const goodsPaise = (packsOf: (line: Line) => number) =>
    sellingTotalPaise(
      order.lines.map((line) => ({
        mrpPaise: 0,
        pricePaise: rupeesToPaise(line.selling_price ?? 0),
        packSize: line.set_qty,
        packs: packsOf(line),
      })),
    );
  const before = goodsPaise((line) => line.picked);
  const now =
    goodsPaise((line) => (arePacks(typed[line.id]) ? Number(typed[line.id]) : 0)) +
    added.reduce((sum, line) => sum + amountPaise(line), 0);
  return before === now
    ? t.goods(formatPaise(now))
    : t.goodsChanged(formatPaise(before), formatPaise(now));
}

import type { PickingLineWire, PickingOrderWire } from '#contract/console/print.ts';

/** A product with every line that asks for it. */
export type PickingProduct = {
  first: PickingLineWire;
  units: number;
  lines: (PickingLineWire & { order: number })[];
};

export type Shelf = { category: string; products: PickingProduct[] };

/** Those that are to be taken from the shelf. */
export function unitsOf({ picked, set_qty }: PickingLineWire): number {
  return picked * set_qty;
}

/** The way along the shelves: by category, then by name. */
export function inShelfOrder<Line extends PickingLineWire>(lines: readonly Line[]): Line[] {
  const keyOf = (line: Line) =>
    [line.category_name, line.product_name, line.sku].join('\n').toLowerCase();
  return lines.toSorted((a, b) => Number(keyOf(a) > keyOf(b)) - Number(keyOf(a) < keyOf(b)));
}

/** What all orders get, each product once. */
export function groupByProduct(orders: readonly PickingOrderWire[]): Shelf[] {
  const lines = orders.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, order: id })));
  const byProduct = Map.groupBy(inShelfOrder(lines), ({ product_id }) => product_id);
  const products = [...byProduct.values()].flatMap((same) => {
    const [first] = same;
    const units = same.reduce((sum, line) => sum + unitsOf(line), 0);
    return first ? [{ first, units, lines: same }] : [];
  });
  const shelves = Map.groupBy(products, ({ first }) => first.category_name);
  return [...shelves].map(([category, some]) => ({ category, products: some }));
}

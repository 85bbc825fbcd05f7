import { expect, test } from 'vitest';
import type { PickingLineWire, PickingOrderWire } from '#contract/console/print.ts';
import { groupByProduct } from './group-by-product.ts';

let ids = 0;
const line = (product_name: string, category_name: string, packs: number, size = 12) => {
  ids += 1;
  return {
    ...{ id: ids, product_id: product_name.charCodeAt(0), sku: '', image_name: '', packaging: '' },
    ...{ product_name, category_name, set_qty: size, variant_qty: packs },
    ...{ picked: packs, missing_reason: '' },
  } satisfies PickingLineWire;
};

const order = (id: number, lines: PickingLineWire[]): PickingOrderWire => ({
  ...{ id, status: 'accepted', firm_name: '', route: '', delivery_type: 'pickup' },
  ...{
    express_delivery: false,
    note: '',
    version: 1,
    pickable: true,
    cannot_invoice: '',
    mend: null,
    lines,
  },
});

test('units of a product are summed over orders and packs, along the shelves', () => {
  const shelves = groupByProduct([
    order(31, [
      line('soap', 'Skin Care', 2),
      line('Balm', 'skin care', 1),
      line('Syrup', 'Baby', 1),
    ]),
    order(32, [line('soap', 'Skin Care', 3), line('soap', 'Skin Care', 1, 6)]),
  ]);
  expect(shelves.map(({ category }) => category)).toEqual(['Baby', 'skin care', 'Skin Care']);
  const soap = shelves[2]?.products[0];
  expect(soap?.units).toBe(66);
  expect(soap?.lines.map(({ order, variant_qty }) => [order, variant_qty])).toEqual([
    [31, 2],
    [32, 3],
    [32, 1],
  ]);
});

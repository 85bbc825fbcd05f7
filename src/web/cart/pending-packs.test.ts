import { expect, test } from 'vitest';
import type { CartLine } from './cart-line.ts';
import { pendingBySlot, pendingPacks, shownUnits, withPending } from './pending-packs.ts';
import type { QueuedChange } from './queue-db.ts';

const change = (productId: number, by: number, more: Partial<QueuedChange> = {}): QueuedChange => ({
  ...{ key: 'k', customerId: 1, productId, slot: 1, packSize: 12, by, at: 0 },
  ...{ units: 24, waiting: true },
  ...{ pricePaise: 81_00, mrpPaise: 120_00, name: `Product ${productId}`, packaging: '' },
  ...more,
});

const line = (productId: number, packs: number): CartLine => ({
  ...{ id: productId, productId, slug: undefined, sku: undefined, name: '', imageName: '' },
  ...{ slot: 1, packSize: 12, packaging: '', packs, units: 12 * packs, mrpPaise: 0, pricePaise: 0 },
  ...{ previousPricePaise: undefined, priceChanged: false, outOfStock: false },
  ...{ maxUnits: 999, stock: 999 },
});

test('changes of one pack come together; what is being sent or was refused is not pending', () => {
  const queue = [
    change(1, 2),
    change(2, 1),
    change(1, -1),
    change(3, 1, { waiting: false }),
    change(4, 1, { waiting: false, refused: 'Only 3 unit(s) left.' }),
  ];
  expect(pendingPacks(queue).map(({ productId, by }) => [productId, by])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('a slot shows what was meant, whether or not the shop has done it already', () => {
  const queue = [change(1, 1, { units: 12 }), change(1, 1), change(2, 1, { slot: 2 })];
  const cart = { lines: [line(1, 1), line(2, 3)], answered: new Map(), queue };
  expect(shownUnits(cart, 1)).toEqual({ 1: 24, 2: 0, 3: 0 });
  expect(shownUnits(cart, 2)).toEqual({ 1: 36, 2: 24, 3: 0 });
  expect(pendingBySlot(queue, 1)).toMatchObject({ 1: { by: 2, units: 24 } });
});

test('a slot shows the latest answer until the cart is read, also where the cart has no line of it', () => {
  const answered = new Map([[1, { 1: 0, 2: 6, 3: 0 }]]);
  const cart = { lines: [line(1, 2)], answered, queue: [] };
  expect(shownUnits(cart, 1)).toEqual({ 1: 0, 2: 6, 3: 0 });
  const queue = [change(1, 1, { slot: 2, units: 12 })];
  expect(shownUnits({ ...cart, queue }, 1)).toEqual({ 1: 0, 2: 12, 3: 0 });
});

test('of a cart that was not read nothing is known', () => {
  expect(shownUnits({ lines: undefined, answered: new Map(), queue: [] }, 1)).toEqual({
    ...{ 1: 0, 2: 0, 3: 0 },
  });
});

test('a line shows what it will hold; the rest has no line yet', () => {
  const queue = [
    change(1, 2, { units: 36 }),
    change(2, -3, { units: 0 }),
    ...[change(3, 1), change(4, 1), change(4, -1)],
  ];
  const { lines, others } = withPending([line(1, 1), line(2, 3), line(5, 1)], queue);
  expect(lines.map((one) => [one.packs, one.units, one.pendingPacks])).toEqual([
    [3, 36, 2],
    [0, 0, -3],
    [1, 12, undefined],
  ]);
  expect(others.map(({ productId }) => productId)).toEqual([3]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTicks, tickOf, writeTicks } from './stored-ticks.ts';

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
});
// Files share their globals.
afterEach(() => vi.unstubAllGlobals());

const line = {
  ...{ id: 77, product_id: 1, sku: '', product_name: '', image_name: '', category_name: '' },
  ...{ packaging: '', set_qty: 12, variant_qty: 2, picked: 2, missing_reason: '' },
};

const ticked = (order: number, ...ticks: string[]) => ({ order, ticks });

test('ticks belong to the lines of an order, whatever others it is picked with', () => {
  writeTicks([ticked(4, '1x2'), ticked(32, '7x1')]);
  writeTicks([ticked(4), ticked(5, '9x1')]);
  expect([...readTicks()].toSorted()).toEqual(['7x1', '9x1']);
});

test('a line with other packs has another tick', () => {
  expect(tickOf(line)).not.toBe(tickOf({ ...line, variant_qty: 3 }));
});

test('an order without ticks is forgotten, and so is the oldest of many', () => {
  for (let order = 1; order <= 205; order += 1) writeTicks([ticked(order, `${order}x1`)]);
  expect(readTicks()).not.toContain('5x1');
  expect(readTicks()).toContain('6x1');
  writeTicks([ticked(6)]);
  expect(stored.picking).not.toContain('"order":6,');
});

test.each(['', '{', '7', 'null', '[null, 1, {"order": 3}]'])(
  '%s in the storage is no tick',
  (text) => {
    stored.picking = text;
    expect(readTicks().size).toBe(0);
  },
);

import { beforeEach, expect, test, vi } from 'vitest';
import { listKey, readTicks, tickOf, writeTicks } from './stored-ticks.ts';

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

const line = {
  ...{ id: 77, product_id: 1, sku: '', product_name: '', image_name: '', category_name: '' },
  ...{ packaging: '', set_qty: 12, variant_qty: 2 },
};

test('ticks belong to a set of orders, in whatever order they were chosen', () => {
  writeTicks(listKey([32, 4]), new Set(['1x2']));
  expect([...readTicks(listKey([4, 32]))]).toEqual(['1x2']);
  expect(readTicks(listKey([4])).size).toBe(0);
});

test('a line with other packs has another tick', () => {
  expect(tickOf(line)).not.toBe(tickOf({ ...line, variant_qty: 3 }));
});

test('a list without ticks is forgotten, and so is the oldest of many', () => {
  for (let id = 1; id <= 25; id += 1) writeTicks(listKey([id]), new Set(['1x1']));
  expect(readTicks('5').size).toBe(0);
  expect(readTicks('6').size).toBe(1);
  writeTicks('6', new Set());
  expect(stored.picking).not.toContain('"6"');
});

test.each(['', '{', '7', 'null', '[null, 1, {"ids": 3}]'])(
  '%s in the storage is no list',
  (text) => {
    stored.picking = text;
    expect(readTicks('1').size).toBe(0);
  },
);

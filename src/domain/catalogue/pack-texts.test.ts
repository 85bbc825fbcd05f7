import { expect, test } from 'vitest';
import { packCount, packName, unitCount } from './pack-texts.ts';

test.each([
  ['Box of 12', 12, 'Box of 12'],
  ['', 12, 'Pack of 12'],
  [null, 6, 'Pack of 6'],
  [undefined, 1, 'Pack of 1'],
])('a pack with packaging %j and %i units is named %j', (packaging, size, name) => {
  expect(packName(packaging, size)).toBe(name);
});

test.each([
  [0, '0 packs', '0 units'],
  [1, '1 pack', '1 unit'],
  [24, '24 packs', '24 units'],
])('%i is counted as %j and %j', (count, packs, units) => {
  expect(packCount(count)).toBe(packs);
  expect(unitCount(count)).toBe(units);
});

import { expect, test } from 'vitest';
import { sortInSlices } from './sort-in-slices.ts';

test.each([0, 1, 4_096, 4_097, 20_000])(
  'sorts %i items, equal ones in their order',
  async (size) => {
    const items = Array.from({ length: size }, (_, i) => ({ key: (i * 7_919) % 1_009, i }));
    const sorted = await sortInSlices(items, (a, b) => a.key - b.key);
    expect(sorted).toEqual(items.toSorted((a, b) => a.key - b.key));
  },
);

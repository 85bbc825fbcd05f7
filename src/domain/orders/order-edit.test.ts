import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lessOfLine, moreOfLine, type OrderEdit, takenByEdit } from './order-edit.ts';

const edit: OrderEdit = {
  lines: [
    { id: 1, productId: 7, packSize: 12, packs: 2 },
    { id: 2, productId: 7, packSize: 6, packs: 0 },
  ],
  stock: new Map([[7, 15]]),
};

describe('editing an order', () => {
  test('one pack less gives its units back, not below 0', () => {
    const less = lessOfLine(edit, 1);
    expect(less.lines[0]?.packs).toBe(1);
    expect(less.stock.get(7)).toBe(27);
    expect(lessOfLine(edit, 2)).toBe(edit);
  });

  test('one pack more takes its units, as long as they are there', () => {
    const more = moreOfLine(edit, 1);
    expect(more?.lines[0]?.packs).toBe(3);
    expect(more?.stock.get(7)).toBe(3);
    expect(more && moreOfLine(more, 2)).toBeUndefined();
    expect(moreOfLine({ ...edit, stock: new Map([[7, 12]]) }, 1)?.stock.get(7)).toBe(0);
  });

  test('a line or product it does not know changes nothing', () => {
    expect(lessOfLine(edit, 9)).toBe(edit);
    expect(moreOfLine(edit, 9)).toBeUndefined();
    expect(moreOfLine({ ...edit, stock: new Map() }, 1)).toBeUndefined();
  });
});

test('a product whose units stay as they were is not among what an edit takes', () => {
  expect(takenByEdit(edit.lines, [{ id: 1, packs: 2 }])).toEqual(new Map());
});

test('what an edit takes is what the steps on the screen took, whatever they were', () => {
  const step = fc.record({ line: fc.constantFrom(1, 2), more: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const after = steps.reduce<OrderEdit>(
        (now, { line, more }) => (more ? (moreOfLine(now, line) ?? now) : lessOfLine(now, line)),
        edit,
      );
      const taken = takenByEdit(edit.lines, after.lines);
      expect(taken.get(7) ?? 0).toBe(15 - (after.stock.get(7) ?? 0));
      expect(after.stock.get(7)).toBeGreaterThanOrEqual(0);
    }),
  );
});

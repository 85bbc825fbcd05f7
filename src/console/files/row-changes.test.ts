import { describe, expect, test } from 'vitest';
import { rowChanges } from './row-changes.ts';

const row = { row: 2, key: 'A', name: 'Soap', target_id: 1, errors: [], price_change: null };
const texts = (given: Partial<Parameters<typeof rowChanges>[0]>) =>
  rowChanges({ ...row, before: null, after: null, margins: [], ...given }).map(
    ({ field, before, after }) => `${field}: ${before} → ${after}`,
  );

describe('what a row changes', () => {
  test('a price, then its margin', () => {
    const changed = texts({
      before: { selling_price1: 80, selling_price2: 78 },
      after: { selling_price1: 82.5, selling_price2: 77 },
      margins: [
        { slot: 1, before: 20, after: 17.5 },
        { slot: 2, before: 22, after: 23 },
      ],
    });
    expect(changed).toEqual([
      'Price of pack 1: ₹80.00 → ₹82.50',
      'Margin 1: 20.00% → 17.50%',
      'Price of pack 2: ₹78.00 → ₹77.00',
      'Margin 2: 22.00% → 23.00%',
    ]);
  });

  test('an MRP changes the margins of prices that stay', () => {
    const margins = [{ slot: 1, before: 20, after: 36 }];
    expect(texts({ before: { mrp: 100 }, after: { mrp: 125 }, margins })).toEqual([
      'MRP: ₹100.00 → ₹125.00',
      'Margin 1: 20.00% → 36.00%',
    ]);
  });

  test('a new product has margins of the prices that are shown', () => {
    const margins = [
      { slot: 1, before: null, after: 20 },
      { slot: 2, before: null, after: 22 },
    ];
    expect(texts({ after: { product_name: 'Soap', selling_price1: 80 }, margins })).toEqual([
      'Name:  → Soap',
      'Price of pack 1:  → ₹80.00',
      'Margin 1:  → 20.00%',
    ]);
  });

  test('a pack that is no longer sold has no margin', () => {
    const margins = [{ slot: 2, before: 22, after: null }];
    expect(
      texts({ before: { selling_price2: 78 }, after: { selling_price2: null }, margins }),
    ).toEqual(['Price of pack 2: ₹78.00 → empty', 'Margin 2: 22.00% → empty']);
  });

  test('an opening bill, as its file has it', () => {
    const after = { date: '2026-03-31', amount: -1_200.5, due_date: '', bill_number: 'B-7' };
    expect(texts({ after })).toEqual([
      'Bill number:  → B-7',
      'Date:  → 31 March 2026',
      'Due on:  → empty',
      'Amount:  → −₹1,200.50',
    ]);
  });
});

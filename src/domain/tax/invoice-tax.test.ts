import { describe, expect, test } from 'vitest';
import { sumByRate, taxInside, taxLines } from './invoice-tax.ts';

describe('the tax inside an amount', () => {
  test.each([
    { gross: 118_00, rate: 18_00, kind: 'within-state', cgst: 9_00, igst: 0 },
    { gross: 105_00, rate: 5_00, kind: 'between-states', cgst: 0, igst: 5_00 },
    { gross: 100_00, rate: 5_00, kind: 'within-state', cgst: 2_38, igst: 0 },
    { gross: 100_00, rate: 5_00, kind: 'between-states', cgst: 0, igst: 4_76 },
    { gross: 21, rate: 5_00, kind: 'within-state', cgst: 1, igst: 0 }, // 0.5 of a paisa: away from zero
    { gross: 100_00, rate: 0, kind: 'within-state', cgst: 0, igst: 0 },
    { gross: 100_00, rate: 18_00, kind: 'none', cgst: 0, igst: 0 },
  ] as const)('$gross at $rate $kind', ({ gross, rate, kind, cgst, igst }) => {
    expect(taxInside(gross, rate, kind)).toEqual({
      ...{ cgstPaise: cgst, sgstPaise: cgst, igstPaise: igst },
    });
  });
});

test('discount and charges are spread by value, and taxed at each line’s rate', () => {
  const lines = taxLines(
    [
      { grossPaise: 600_00, rate: 5_00 },
      { grossPaise: 300_00, rate: 18_00 },
      { grossPaise: 100_00, rate: 0 },
    ],
    { couponDiscountPaise: 100_00, chargesPaise: 45_00, kind: 'within-state' },
  );
  expect(lines.map((line) => line.discountPaise)).toEqual([60_00, 30_00, 10_00]);
  expect(lines.map((line) => line.chargePaise)).toEqual([27_00, 13_50, 4_50]);
  expect(sumByRate(lines)).toEqual([
    { rate: 0, taxablePaise: 94_50, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    { rate: 5_00, taxablePaise: 540_00, cgstPaise: 13_50, sgstPaise: 13_50, igstPaise: 0 },
    { rate: 18_00, taxablePaise: 240_26, cgstPaise: 21_62, sgstPaise: 21_62, igstPaise: 0 },
  ]);
});

test('a coupon that takes all leaves the charges, spread by what the goods cost', () => {
  const lines = taxLines(
    [
      { grossPaise: 75_00, rate: 5_00 },
      { grossPaise: 25_00, rate: 5_00 },
    ],
    { couponDiscountPaise: 100_00, chargesPaise: 40_00, kind: 'between-states' },
  );
  expect(lines.map((line) => line.chargePaise)).toEqual([30_00, 10_00]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InvoicedLine, totalLeft } from '#domain/invoices/credit-value.ts';
import { planReturn, type ReturnPlan, type WantedReturn } from './plan-return.ts';

const none = { units: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

const amount = fc.integer({ min: 0, max: 10_000_000 });
const invoicedLine = fc
  .record({
    taxablePaise: amount,
    halfPaise: amount,
    igstPaise: amount,
    units: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ halfPaise, ...line }) => ({ ...line, cgstPaise: halfPaise, sgstPaise: halfPaise }));

function linesOf(plan: ReturnPlan) {
  if (!('lines' in plan)) throw new Error(plan.refused);
  return plan.lines;
}

function sum(before: InvoicedLine, plan: ReturnPlan): InvoicedLine {
  return linesOf(plan).reduce(
    (sums, { units, value }) => ({
      units: sums.units + units,
      taxablePaise: sums.taxablePaise + value.taxablePaise,
      cgstPaise: sums.cgstPaise + value.cgstPaise,
      sgstPaise: sums.sgstPaise + value.sgstPaise,
      igstPaise: sums.igstPaise + value.igstPaise,
    }),
    before,
  );
}

const left = (line: InvoicedLine, back: InvoicedLine) => ({
  units: line.units - back.units,
  paise: totalLeft(line) - totalLeft(back),
});

test('a line comes back whole, to the paisa, in whatever pieces and with price differences between them', () => {
  const piece = fc.record({
    units: fc.integer({ min: 1, max: 20 }),
    amountPaise: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(invoicedLine, fc.infiniteStream(piece), (line, pieces) => {
      const invoiced = new Map([[1, line]]);
      let back: InvoicedLine = none;
      for (const { units, amountPaise } of pieces) {
        const open = left(line, back);
        if (open.units === 0) break;
        const isPrice = amountPaise !== undefined && open.paise > 0;
        const wanted: WantedReturn = isPrice
          ? {
              lineId: 1,
              condition: 'price',
              amountPaise: Math.min(amountPaise, open.paise),
              batch: '',
            }
          : { lineId: 1, condition: 'expired', units: Math.min(units, open.units), batch: '' };
        const plan = planReturn(invoiced, new Map([[1, back]]), [wanted]);
        for (const { value } of linesOf(plan)) {
          expect(
            Math.min(value.taxablePaise, value.cgstPaise, value.sgstPaise),
          ).toBeGreaterThanOrEqual(0);
          if (isPrice) expect(value.totalPaise).toBe(wanted.amountPaise);
        }
        back = sum(back, plan);
      }
      expect(back).toEqual(line);
    }),
    { numRuns: 300 },
  );
});

test('what comes back together is worth what it is worth one after another', () => {
  const line = { units: 7, taxablePaise: 1_000, cgstPaise: 25, sgstPaise: 25, igstPaise: 0 };
  const pieces: WantedReturn[] = [
    { lineId: 1, condition: 'expired', units: 2, batch: '' },
    { lineId: 1, condition: 'broken', units: 5, batch: '' },
  ];
  expect(sum(none, planReturn(new Map([[1, line]]), new Map(), pieces))).toEqual(line);
});

const ten = new Map([
  [1, { units: 10, taxablePaise: 900, cgstPaise: 50, sgstPaise: 50, igstPaise: 0 }],
]);

test.each([
  [{ lineId: 1, condition: 'saleable', units: 7, batch: '' }, undefined],
  [{ lineId: 1, condition: 'saleable', units: 8, batch: '' }, 'more-than-invoiced'],
  [{ lineId: 1, condition: 'price', amountPaise: 700, batch: '' }, undefined],
  [{ lineId: 1, condition: 'price', amountPaise: 701, batch: '' }, 'more-than-invoiced'],
  [{ lineId: 2, condition: 'saleable', units: 1, batch: '' }, 'unknown-line'],
] as const)('of ten units of which three came back, %j: %s', (wanted, refused) => {
  const back = new Map([
    [1, { units: 3, taxablePaise: 270, cgstPaise: 15, sgstPaise: 15, igstPaise: 0 }],
  ]);
  const plan = planReturn(ten, back, [wanted]);
  expect('refused' in plan ? plan.refused : undefined).toBe(refused);
});

test('two pieces of one request never come to more than is left', () => {
  const wanted: WantedReturn[] = [
    { lineId: 1, condition: 'expired', units: 6, batch: '' },
    { lineId: 1, condition: 'broken', units: 5, batch: '' },
  ];
  expect(planReturn(ten, new Map(), wanted)).toMatchObject({
    refused: 'more-than-invoiced',
    left: { units: 4 },
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawJob, type PrintJob } from './print-job.ts';

const pagesIn = (file: Buffer) =>
  [...file.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => [Number(width), Number(height)],
  );

const slipsOf = (text: string, lines = 2): PrintJob & { kind: 'slips' } => {
  const row = { name: text, sku: text, pack: text, packs: 2, units: 24 };
  const slip = {
    ...{ orderId: 31, date: text, delivery: text, isPickup: false, isCancelled: false, note: text },
    shop: { name: text, lines: [text] },
    buyer: { name: text, lines: [text] },
    rows: Array.from({ length: lines }, () => row),
  };
  return { kind: 'slips', paper: 'a4', slips: [slip, { ...slip, orderId: 32 }] };
};

const reportOf = (text: string, rows: number): PrintJob => ({
  kind: 'report',
  report: {
    ...{ title: text, facts: [text], shop: { name: text, lines: [text] } },
    party: { name: text, lines: [text] },
    tables: [
      {
        columns: [{ title: text }, { title: text, width: 80, align: 'right' }],
        rows: Array.from({ length: rows }, () => [[{ text, link: 'tel:+919876543210' }], text]),
        empty: text,
        sums: [{ label: text, amount: text }],
      },
    ],
  },
});

test('slips stand on a page each: A4, or a roll of 80 mm as long as its lines', async () => {
  const a4 = pagesIn(await drawJob(slipsOf('Neem Face Wash 100 ml')));
  expect(a4).toEqual([
    [595.28, 841.89],
    [595.28, 841.89],
  ]);
  const roll = async (lines: number) =>
    pagesIn(await drawJob({ ...slipsOf('Neem Face Wash', lines), paper: '80mm' }));
  const [short, long] = [await roll(2), await roll(60)];
  expect([...short, ...long].map(([width]) => Math.round(width ?? 0))).toEqual([
    227, 227, 227, 227,
  ]);
  expect(long[0]?.[1]).toBeGreaterThan((short[0]?.[1] ?? 0) * 5);
});

test('a long report goes on to further pages, an empty one is one page', async () => {
  expect(pagesIn(await drawJob(reportOf('Order #31', 100)))).toHaveLength(3);
  expect(pagesIn(await drawJob(reportOf('Order #31', 0)))).toHaveLength(1);
});

/** Whatever a person can paste into a field, halves of emoji included. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCharCode(code)),
    maxLength: 30,
  }),
  fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    maxLength: 30,
  }),
);

test('any text can be printed', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 20, maxLength: 20 }), async (texts) => {
      const slips = texts.flatMap((text) => slipsOf(text).slips);
      for (const paper of ['a4', '80mm'] as const) {
        const file = await drawJob({ kind: 'slips', paper, slips });
        expect(pagesIn(file).length).toBeGreaterThanOrEqual(slips.length);
      }
    }),
    { numRuns: 2 },
  );
});

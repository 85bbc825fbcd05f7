import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateOldest, allocationFault, drawFrom, type OpenItem } from './allocation.ts';

const item = fc.record({
  kind: fc.constantFrom('order' as const, 'bill' as const),
  id: fc.integer({ min: 1, max: 1_000 }),
  dueDay: fc.integer({ min: 0, max: 900 }).map((n) => `2026-0${(n % 9) + 1}-1${n % 10}`),
  duePaise: fc.integer({ min: 1, max: 50_000_00 }),
});

const items = fc.uniqueArray(item, { selector: ({ kind, id }) => `${kind} ${id}`, maxLength: 30 });

const sumOf = (some: readonly { amountPaise: number }[]) =>
  some.reduce((sum, one) => sum + one.amountPaise, 0);

test('money pays what is due oldest first, all of it as far as it goes, never more than is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_00_000_00 }), items, (amountPaise, open) => {
      const paid = allocateOldest(amountPaise, open);
      const due = open.reduce((sum, { duePaise }) => sum + duePaise, 0);
      expect(sumOf(paid)).toBe(Math.min(amountPaise, due));
      expect(allocationFault(amountPaise, paid, open)).toBeUndefined();
      const dayOf = ({ kind, id }: Pick<OpenItem, 'kind' | 'id'>) =>
        open.find((one) => one.kind === kind && one.id === id)?.dueDay ?? '';
      const last = paid.at(-1);
      // Whatever is older than the last that was paid is paid in full.
      for (const older of open.filter(({ dueDay }) => last && dueDay < dayOf(last))) {
        const some = paid.filter(({ kind, id }) => kind === older.kind && id === older.id);
        expect(sumOf(some)).toBe(older.duePaise);
      }
    }),
  );
});

test.each([
  ['more than is due', [{ kind: 'order', id: 1, amountPaise: 501 }], 'more-than-due'],
  ['what is not open', [{ kind: 'bill', id: 1, amountPaise: 5 }], 'not-open'],
  [
    'one thing twice',
    [
      { kind: 'order', id: 1, amountPaise: 5 },
      { kind: 'order', id: 1, amountPaise: 5 },
    ],
    'named-twice',
  ],
  [
    'more than came in',
    [
      { kind: 'order', id: 1, amountPaise: 500 },
      { kind: 'order', id: 2, amountPaise: 200 },
    ],
    'more-than-received',
  ],
] as const)('%s cannot be paid', (_, wanted, code) => {
  const open: OpenItem[] = [
    { kind: 'order', id: 1, dueDay: '2026-11-01', duePaise: 500 },
    { kind: 'order', id: 2, dueDay: '2026-11-02', duePaise: 500 },
  ];
  expect(allocationFault(600, wanted, open)).toMatchObject({ code });
});

test('what is left of several receipts is drawn in their order', () => {
  const sources = [{ leftPaise: 30 }, { leftPaise: 0 }, { leftPaise: 50 }];
  expect(drawFrom(60, sources).map(({ amountPaise }) => amountPaise)).toEqual([30, 30]);
  expect(drawFrom(900, sources).map(({ amountPaise }) => amountPaise)).toEqual([30, 50]);
});

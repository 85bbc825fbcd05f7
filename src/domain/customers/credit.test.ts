import { expect, test } from 'vitest';
import { type Credit, creditFault, creditLeftPaise, passOf, toPayFirstPaise } from './credit.ts';

const credit = (some: Partial<Credit> = {}): Credit => ({
  ...{ creditLimitPaise: 10_000, creditDays: 0, creditMode: 'warn' as const },
  ...{ usedPaise: 4_000, pastDuePaise: 0, ...some },
});

test.each([
  ['just what is left', credit(), 6_000, undefined],
  ['a paisa more', credit(), 6_001, { overPaise: 1, pastDuePaise: 0 }],
  ['more than an advance', credit({ usedPaise: -500 }), 10_501, { overPaise: 1, pastDuePaise: 0 }],
  ['what is over already', credit({ usedPaise: 12_000 }), 1, { overPaise: 2_001, pastDuePaise: 0 }],
  ['nothing more', credit({ usedPaise: 12_000 }), 0, undefined],
  ['less', credit({ usedPaise: 12_000, pastDuePaise: 5 }), -1, undefined],
  ['a bill past due', credit({ pastDuePaise: 300 }), 1, { overPaise: 0, pastDuePaise: 300 }],
  ['both', credit({ pastDuePaise: 300 }), 6_100, { overPaise: 100, pastDuePaise: 300 }],
  [
    'a limit of nothing',
    credit({ creditLimitPaise: 0, usedPaise: 0 }),
    1,
    { overPaise: 1, pastDuePaise: 0 },
  ],
])('%s', (_, given, morePaise, fault) => {
  expect(creditFault(given, morePaise)).toEqual(fault);
});

test('only of whom something was agreed is asked anything', () => {
  const nothing = credit({ creditLimitPaise: null, pastDuePaise: 300 });
  expect(creditFault(nothing, 1)).toBeUndefined();
  expect(creditFault({ ...nothing, creditDays: 7 }, 1)).toMatchObject({ overPaise: 0 });
  expect(creditFault({ ...nothing, creditMode: 'block' }, 1)).toMatchObject({ pastDuePaise: 300 });
  expect(creditLeftPaise(nothing)).toBeNull();
});

test('what is past due lowers what is used as well, once it is paid', () => {
  expect(toPayFirstPaise({ overPaise: 100, pastDuePaise: 300 })).toBe(300);
  expect(toPayFirstPaise({ overPaise: 500, pastDuePaise: 300 })).toBe(500);
});

test('an owner lets a day or some orders pass, the day first', () => {
  const pass = { creditPassUntil: '2026-11-20', creditPassOrders: 1 };
  expect(passOf(pass, '2026-11-20')).toBe('today');
  expect(passOf(pass, '2026-11-21')).toBe('one');
  expect(passOf({ ...pass, creditPassOrders: 0 }, '2026-11-21')).toBeUndefined();
});

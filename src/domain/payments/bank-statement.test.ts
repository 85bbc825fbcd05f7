import { expect, test } from 'vitest';
import { bankDay, bankLines, bankPaise, guessColumns, headRowOf } from './bank-statement.ts';

/** As banks write their statements: the head below the address of the branch. */
const statement = [
  ['HDFC BANK LTD', '', '', '', '', ''],
  ['Statement from 01/10/2026 to 31/10/2026', '', '', '', '', ''],
  ['Date', 'Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
  ['04/10/26', 'UPI-NEGI GENERAL-ORDER31', '000462718829911', '', '1,894.00', '2,00,000.00'],
  ['04/10/26', 'CHG SMS', '', '20.00', '', '1,99,980.00'],
  ['05/10/26', 'CASH DEP', '', '', '500.00', '2,00,480.00'],
  ['05/10/26', 'CASH DEP', '', '', '500.00', '2,00,980.00'],
  ['', 'Opening balance', '', '', '', ''],
];

test('a statement is read below its head: what came in, the same line twice as two', () => {
  const head = headRowOf(statement);
  expect(head).toBe(2);
  const columns = guessColumns(statement[head] ?? []);
  expect(columns).toEqual({ date: 0, text: 1, reference: 2, credit: 4, direction: null });
  if (!columns) return;
  expect(bankLines(statement, head, columns)).toMatchObject([
    { row: 4, day: '2026-10-04', amountPaise: 1_894_00, reference: '000462718829911', nth: 1 },
    { row: 6, day: '2026-10-05', amountPaise: 500_00, nth: 1 },
    { row: 7, day: '2026-10-05', amountPaise: 500_00, nth: 2 },
  ]);
});

test('an amount beside CR or DR counts where it is CR', () => {
  const rows = [
    ['Tran Date', 'Particulars', 'Amount', 'Dr/Cr'],
    ['04-Oct-2026', 'NEFT', '100', 'CR'],
    ['04-Oct-2026', 'FEE', '10', 'DR'],
  ];
  const columns = guessColumns(rows[0] ?? []);
  expect(columns).toMatchObject({ credit: 2, direction: 3 });
  expect(columns && bankLines(rows, 0, columns)).toMatchObject([{ amountPaise: 100_00 }]);
});

test('columns whose names tell nothing are for a person to name', () => {
  expect(guessColumns(['A', 'B', 'C'])).toBeUndefined();
});

test.each([
  ['04/10/2026', '2026-10-04'],
  ['4-10-26', '2026-10-04'],
  ['04 Oct 2026', '2026-10-04'],
  ['04-OCT-26', '2026-10-04'],
  ['2026-10-04T10:00', '2026-10-04'],
  ['31/02/2026', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('the day %j is %j', (text, day) => expect(bankDay(text)).toBe(day));

test.each([
  ['1,25,000.50', 1_25_000_50],
  ['₹ 500', 500_00],
  ['500.00 Cr', 500_00],
  ['0.00', undefined],
  ['-500', undefined],
  ['500.00 Dr', undefined],
  ['', undefined],
])('the amount %j is %j paise', (text, paise) => expect(bankPaise(text)).toBe(paise));

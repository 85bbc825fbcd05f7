// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { openConsole } from '#test/open-console.tsx';

const { output: checked } = consoleActions.checkBankFile.example;
const sure = checked.lines[0] as (typeof checked.lines)[number]; // `as`: the example has one
const statement = new File(['Date,Narration,Credit'], 'october.csv', { type: 'text/csv' });

const lines = [
  { ...sure, row: 2 },
  { ...sure, row: 3, state: 'guess' as const, amount: 500, text: 'NEFT RAWAT' },
  { ...sure, row: 4, state: 'none' as const, guesses: [], text: 'CASH DEP' },
  {
    ...{ ...sure, row: 5, state: 'known' as const, guesses: [], text: 'OLD' },
    receipt: { id: 7, number: 'RCT/26-27/000007', firm_name: 'Negi General Store' },
  },
];

test('sure lines are ticked, a guess is once it is chosen, and what was booked is left alone', async () => {
  const { screen, user, sent } = await openConsole('/money/bank', {
    answers: {
      checkBankFile: { ...checked, lines },
      bookBankLines: { booked: 2, cleared: 0, known: 0, total: 2_394 },
    },
  });
  await user.upload(screen.getByLabelText('Choose a statement'), statement);
  const ticks = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(ticks.map(({ checked: is, disabled }) => [is, disabled])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(screen.getByRole('link', { name: /^RCT\/26-27\/000007/ })).toBeTruthy();
  if (ticks[1]) await user.click(ticks[1]);
  await user.click(screen.getByRole('button', { name: 'Book 2 lines, ₹2,394.00' }));
  await expect
    .poll(() => sent('bookBankLines'))
    .toMatchObject([{ lines: [{ customer_id: 1 }, { customer_id: 1, amount: 500 }] }]);
  expect(await screen.findByText('2 receipts booked, ₹2,394.00')).toBeTruthy();
});

test('columns whose names do not tell are asked for once', async () => {
  const { screen, user, sent } = await openConsole('/money/bank', {
    answers: { checkBankFile: { ...checked, head: ['A', 'B', 'C'], columns: null, lines: [] } },
  });
  await user.upload(screen.getByLabelText('Choose a statement'), statement);
  await user.click(await screen.findByRole('button', { name: 'Read the lines' }));
  expect(screen.getByText('Please choose date, narration and amount.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Date'), 'A');
  await user.selectOptions(screen.getByLabelText('Narration'), 'B');
  await user.selectOptions(screen.getByLabelText('Amount that came in'), 'C');
  await user.click(screen.getByRole('button', { name: 'Read the lines' }));
  await expect.poll(() => sent('checkBankFile')).toHaveLength(2);
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole } from '#test/open-console.tsx';

const { output: handed } = consoleActions.handOverCash.example;
const { output: customers } = consoleActions.listCustomers.example;

const row = { id: 7, number: 'RCT/26-27/000007', customer_id: 1, advance: 0 };

test('cash is counted against what is expected, and the difference is said before it is kept', async () => {
  const { screen, press, dialog, fill, user, sent } = await openConsole('/money/cash', {
    answers: { handOverCash: handed },
  });
  await press('Count and take over');
  const { getByLabelText, getByText, getByRole } = await dialog('Cash of Ravi Kumar');
  await fill(getByLabelText('Counted, in rupees'), '4200');
  expect(getByText('₹50.00 missing')).toBeTruthy();
  await user.click(getByRole('button', { name: 'Take over' }));
  await expect
    .poll(() => sent('handOverCash'))
    .toMatchObject([{ operator_id: 2, counted: 4_200, expected: 4_250 }]);
  expect(await screen.findByText('₹4,200.00 of Ravi Kumar are with you now.')).toBeTruthy();
});

test('an evening is typed by keyboard, recorded whole, and stays where a row is refused', async () => {
  const { screen, user, sent, answer } = await openConsole('/money/evening', {
    answers: {
      listCustomers: customers,
      recordReceipts: refused('key-reused', 'Row 1: Look.', { row: 0 }),
    },
  });
  const search = screen.getByRole('combobox', { name: 'Customer' });
  await user.type(search, 'negi');
  await screen.findByRole('option');
  await user.keyboard('{Enter}');
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Amount of/);
  expect(document.activeElement).toBe(amount);
  await user.keyboard('500.50{Enter}');
  expect(document.activeElement).toBe(search);
  await user.click(screen.getByRole('button', { name: 'Record 1 receipt, ₹500.50' }));
  expect(await screen.findByText('Row 1: Look.')).toBeTruthy();
  expect(amount.value).toBe('500.50');
  answer({ recordReceipts: { receipts: [{ ...row, amount: 500.5 }], total: 500.5 } });
  await user.click(screen.getByRole('button', { name: 'Record 1 receipt, ₹500.50' }));
  expect(await screen.findByText('1 receipt recorded: ₹500.50.')).toBeTruthy();
  const [first, second] = sent('recordReceipts') as { rows: { idempotency_key: string }[] }[];
  expect(first?.rows[0]?.idempotency_key).toBe(second?.rows[0]?.idempotency_key);
});

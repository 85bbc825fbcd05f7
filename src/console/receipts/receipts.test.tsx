// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { expectGone, openConsole } from '#test/open-console.tsx';

const { output: money } = consoleActions.getCustomerMoney.example;
const { output: made } = consoleActions.recordReceipt.example;
const { output: cheques } = consoleActions.listCheques.example;
const bill = money.bills[0] as (typeof money.bills)[number]; // `as`: the example has one

const twoBills = {
  ...money,
  balance: 3_000,
  bills: [
    { ...bill, due: 1_894 },
    { ...bill, order_id: null, bill_id: 5, number: 'OLD-7', due: 1_106, due_date: '2026-10-05' },
  ],
};

test('what a payment pays is shown oldest first, follows the amount, and leaves an advance', async () => {
  const { screen, press, dialog, fill, sent } = await openConsole('/customers/1', {
    answers: { getCustomerMoney: twoBills, recordReceipt: made },
  });
  await press('Take money');
  const { getByLabelText, getByText, getByRole } = await dialog(/^Money from/);
  const amount = getByLabelText('Amount in rupees');
  const first = getByLabelText<HTMLInputElement>(/^INV\/26-27\/000012/);
  const second = getByLabelText<HTMLInputElement>(/^OLD-7/);
  expect([first.value, second.value]).toEqual(['1894.00', '1106.00']);
  await fill(amount, '2000');
  expect([first.value, second.value]).toEqual(['1894.00', '106.00']);
  await fill(amount, '3500');
  expect(getByText('₹500.00')).toBeTruthy();
  getByRole('button', { name: 'Record ₹3,500.00' }).click();
  await expect.poll(() => sent('recordReceipt')).toMatchObject([{ amount: 3_500, method: 'cash' }]);
  expect(sent('recordReceipt')[0]).not.toHaveProperty('allocations');
  expect(await screen.findByText(/^Recorded as RCT/)).toBeTruthy();
});

test('a line that is changed is sent as it stands; more than is due or received is told', async () => {
  const { press, dialog, fill, sent, user } = await openConsole('/customers/1', {
    answers: { getCustomerMoney: twoBills, recordReceipt: made },
  });
  await press('Take money');
  const { getByLabelText, getByText, getByRole, queryByText } = await dialog(/^Money from/);
  await fill(getByLabelText('Amount in rupees'), '2000');
  const first = getByLabelText(/^INV\/26-27\/000012/);
  const second = getByLabelText(/^OLD-7/);
  await fill(second, '1107');
  expect(getByText('Only ₹1,106.00 is due of it.')).toBeTruthy();
  expect(getByText(/is ₹1,001.00 more than was received/)).toBeTruthy();
  await user.click(getByRole('button', { name: 'Record ₹2,000.00' }));
  expect(sent('recordReceipt')).toEqual([]);
  await fill(second, '1000');
  await fill(first, '');
  expect(queryByText(/more than was received/)).toBeNull();
  await user.click(getByRole('button', { name: 'Cheque' }));
  await user.click(getByRole('button', { name: 'Record ₹2,000.00' }));
  expect(getByText('Please enter the number of the cheque.')).toBeTruthy();
  await fill(getByLabelText('Cheque number'), '004512');
  await user.click(getByRole('button', { name: 'Record ₹2,000.00' }));
  await expect
    .poll(() => sent('recordReceipt'))
    .toMatchObject([{ reference: '004512', allocations: [{ bill_id: 5, amount: 1_000 }] }]);
});

test('cheques are moved on together, and one bounces with a reason and the usual charge', async () => {
  const { screen, press, dialog, fill, user, sent } = await openConsole('/money/cheques', {
    answers: {
      listCheques: cheques,
      moveCheques: { moved: [7], refused: [] },
      bounceCheque: consoleActions.bounceCheque.example.output,
    },
  });
  const [tick] = await screen.findAllByRole('checkbox', { name: 'Select cheque 004512' });
  if (tick) await user.click(tick);
  expect(screen.getByText('1 cheque, ₹5,000.00')).toBeTruthy();
  await press('Taken to the bank');
  await expect.poll(() => sent('moveCheques')).toEqual([{ ids: [7], to: 'deposited' }]);
  await press('Bounced');
  const { getByLabelText, getByRole, getByText, element } = await dialog(/bounced\?$/);
  await user.click(getByRole('button', { name: 'It bounced' }));
  expect(getByText('Please say what the bank said.')).toBeTruthy();
  await fill(getByLabelText('What the bank said'), 'Funds insufficient');
  await user.click(getByRole('button', { name: 'It bounced' }));
  await expect
    .poll(() => sent('bounceCheque'))
    .toEqual([{ receipt_id: 7, reason: 'Funds insufficient', charge: 250 }]);
  await expectGone(() => (element.isConnected ? element : null));
});

test('a receipt says what it paid, what is due then, and where its papers are', async () => {
  const { screen } = await openConsole('/money/receipts/7');
  expect(screen.getByText('Cheque 004512, SBI · Held')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'INV/26-27/000012, order #31' })).toBeTruthy();
  expect(screen.getByText('In credit after it')).toBeTruthy();
  const print = screen.getByRole('link', { name: 'Print 80 mm' }).getAttribute('href');
  expect(print).toBe('/console/api/printReceipt?id=7&paper=80mm');
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { orderDetailExample as order } from '#contract/console/order.ts';
import { refused } from '#test/fake-shop.ts';
import { expectGone, openConsole, saidOf } from '#test/open-console.tsx';

const { output: recorded } = consoleActions.recordPayment.example;
const payment = (amount: number, reason = '') => ({ ...recorded.payment, amount, reason });

test('an order goes on step by step, each button the next one', async () => {
  let now = order;
  const { screen, press, sent } = await openConsole('/orders/31', {
    answers: {
      getOrder: () => ({ order: now }),
      moveOrder: ({ to }) => {
        const next = to === 'accepted' ? (['processing', 'cancelled'] as const) : [];
        now = { ...now, status: to, next: [...next] };
        return { id: 31, status: to };
      },
    },
  });
  await press('Accept');
  await press('Start packing');
  await screen.findByText('Processing');
  expect(sent('moveOrder')).toMatchObject([
    { id: 31, to: 'accepted' },
    { id: 31, to: 'processing' },
  ]);
});

test('takes part payments and no more than is due; gives back with a reason', async () => {
  const { screen, user, fill, press, dialog, sent, answer } = await openConsole('/orders/31', {
    answers: { recordPayment: recorded },
  });
  await press('Take ₹1,894.00');
  const taking = await dialog('Take a payment');
  const amount = () => screen.getByLabelText('Amount in rupees');
  await fill(amount(), '999999');
  await user.click(taking.getByRole('button', { name: 'UPI' }));
  expect(saidOf(amount())).toBe('Only ₹1,894.00 is due.');
  expect(sent('recordPayment')).toEqual([]);
  await fill(amount(), '100.50');
  answer({
    getOrder: { order: { ...order, paid: 100.5, due: 1793.5, payments: [payment(100.5)] } },
  });
  await user.click(taking.getByRole('button', { name: 'UPI' }));
  await expectGone(() => screen.queryByRole('dialog'));
  expect(await screen.findAllByText('₹100.50')).toHaveLength(2);

  await press('Give money back');
  const giving = await dialog('Give money back');
  const reason = giving.getByLabelText('Reason');
  await fill(amount(), 'all');
  await user.click(giving.getByRole('button', { name: 'UPI' }));
  expect(saidOf(amount())).toBe('Please enter an amount such as 1250 or 1250.50.');
  expect(saidOf(reason)).toBe('Please give a reason.');
  await fill(amount(), '100.50');
  await user.click(giving.getByRole('button', { name: 'UPI' }));
  expect(saidOf(reason)).toBe('Please give a reason.');
  await fill(reason, 'Paid twice');
  answer({ getOrder: { order: { ...order, payments: [payment(-100.5, 'Paid twice')] } } });
  await user.click(giving.getByRole('button', { name: 'UPI' }));
  await screen.findByText(/Paid twice/);
  expect(sent('recordPayment')).toMatchObject([
    { order_id: 31, amount: 100.5, method: 'upi', reason: '' },
    { order_id: 31, amount: -100.5, method: 'upi', reason: 'Paid twice' },
  ]);
});

test('a payment that no answer came to is sent again under the same key', async () => {
  const { user, press, dialog, sent, answer, screen } = await openConsole('/orders/31', {
    answers: { recordPayment: refused('busy', 'Busy.') },
  });
  await press('Take ₹1,894.00');
  const taking = await dialog('Take a payment');
  await user.click(taking.getByRole('button', { name: 'Cash' }));
  await taking.findByText('Busy.');
  answer({ recordPayment: recorded });
  await user.click(taking.getByRole('button', { name: 'Cash' }));
  await expectGone(() => screen.queryByRole('dialog'));
  const keys = sent('recordPayment').map((one) => Reflect.get(Object(one), 'idempotency_key'));
  expect(new Set(keys).size).toBe(1);
});

test('carries notes; is cancelled with a reason, after which the heading has the focus', async () => {
  const { screen, user, fill, press, dialog, sent, answer } = await openConsole('/orders/31', {
    answers: {
      addOrderNote: consoleActions.addOrderNote.example.output,
      moveOrder: { id: 31, status: 'cancelled' },
    },
  });
  await press('Add');
  await press('Add');
  expect(saidOf(screen.getByLabelText('New note'))).toBe('Please write something.');
  await fill(screen.getByLabelText('New note'), 'Call before delivery.');
  const note = { id: 1, text: 'Call before delivery.', by: 'Asha', at: order.created_at };
  answer({ getOrder: { order: { ...order, notes: [note] } } });
  await press('Add');
  await screen.findByText('Call before delivery.');

  await press('Cancel order');
  const asked = await dialog('Cancel this order?');
  await user.click(asked.getByRole('button', { name: 'Cancel order' }));
  expect(saidOf(asked.getByLabelText('Reason'))).toBe('Please give a reason.');
  const hindi = asked.getByLabelText('In Hindi');
  await user.selectOptions(asked.getByLabelText('Usual reasons'), 'It was ordered twice.');
  expect(hindi).toHaveProperty('value', 'यही ऑर्डर दो बार आ गया था।');
  await fill(asked.getByLabelText('Reason'), 'Out of stock');
  // It would say something else.
  expect(hindi).toHaveProperty('value', '');
  await fill(hindi, 'स्टॉक खत्म।');
  const cancelled = { ...order, status: 'cancelled' as const, next: [] };
  answer({ getOrder: { order: cancelled } });
  await user.click(asked.getByRole('button', { name: 'Cancel order' }));
  await expectGone(() => screen.queryByRole('dialog'));
  await expectGone(() => screen.queryByRole('button', { name: 'Accept' }));
  expect(sent('moveOrder')).toMatchObject([
    { to: 'cancelled', reason: 'Out of stock', reason_hi: 'स्टॉक खत्म।' },
  ]);
});

test('that somebody else cancels takes the question away with a word', async () => {
  const { user, fill, press, dialog, answer, tellOrders, screen } = await openConsole('/orders/31');
  await press('Cancel order');
  await fill((await dialog()).getByLabelText('Reason'), 'Called off');
  const [placed] = order.events;
  const last = { ...placed, kind: 'status', status: 'cancelled', actor: 'operator' } as const;
  const events = [
    ...order.events,
    { ...last, at: order.created_at, by: 'Meera', reason: 'Out of soap' },
  ];
  answer({ getOrder: { order: { ...order, status: 'cancelled', next: [], events } } });
  await tellOrders();
  const told = await dialog('No longer to be cancelled');
  expect(told.element.textContent).toContain('set to “Cancelled” by Meera: Out of soap.');
  await user.click(told.getByRole('button', { name: 'Close' }));
  await expectGone(() => screen.queryByRole('dialog'));
});

test('a packer sees neither prices nor what only the office does', async () => {
  const { total_to_pay: _t, paid: _p, due: _d, payments: _, ...bare } = order;
  const packed = { ...bare, status: 'accepted' as const, next: ['processing' as const] };
  const { screen } = await openConsole('/orders/31', {
    role: 'packer',
    answers: { getOrder: { order: { ...packed, editable: false } } },
  });
  expect(screen.getByRole('button', { name: 'Start packing' })).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toContain('₹');
  expect(screen.queryByRole('button', { name: /Cancel|Take|Give/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Change packs' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Operators' })).toBeNull();
});

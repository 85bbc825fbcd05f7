// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { orderDetailExample } from '#contract/console/order.ts';
import { invoiceExample, orderInvoiceExample } from '#contract/invoice.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole } from '#test/open-console.tsx';

const order = { ...orderDetailExample, status: 'delivered' as const, invoice: orderInvoiceExample };
const [line] = invoiceExample.lines;
const half = { ...line, returned: 12, credited: 947 } as (typeof invoiceExample.lines)[number];
const { output: written } = consoleActions.createCreditNote.example;

async function open(lines = [half], given: object = {}) {
  const answers = { getOrder: { order }, getInvoice: { invoice: { ...invoiceExample, lines } } };
  const view = await openConsole('/orders/31/take-back', { answers: { ...answers, ...given } });
  const units = (condition: string) =>
    view.screen.getByRole<HTMLInputElement>('textbox', {
      name: new RegExp(`^${condition}: units`),
    });
  return { ...view, units };
}

test('what comes back is shown with its worth, and sent once with its key', async () => {
  const { screen, fill, press, units, answer, sent, at } = await open();
  expect(screen.getByText('12 of 24 left, worth ₹947.00')).toBeTruthy();
  await press('Credit ₹0.00');
  expect(screen.getByText('Please say what comes back.')).toBeTruthy();
  await fill(units('Expired'), '2');
  await fill(units('Broken'), '11');
  expect(screen.getByText('More than is left of this line.')).toBeTruthy();
  await fill(units('Broken'), '1');
  await press('Credit ₹236.75');
  expect(screen.getByText('Please say why.')).toBeTruthy();
  await fill(screen.getByRole('textbox', { name: 'Reason' }), 'Two had expired.');
  await fill(screen.getByRole('textbox', { name: 'In Hindi' }), 'दो एक्सपायर थे।');
  answer({ createCreditNote: refused('server-fault') });
  await press('Credit ₹236.75');
  answer({ createCreditNote: written });
  await press('Credit ₹236.75');
  await expect.poll(at).toBe('/orders/31');
  const [first, second] = sent('createCreditNote');
  expect(second).toEqual(first);
  expect(second).toMatchObject({
    ...{ invoice_id: 12, settle: 'credit', reason: 'Two had expired.', reason_hi: 'दो एक्सपायर थे।' },
    lines: [
      { line_id: 40, condition: 'expired', units: 2 },
      { line_id: 40, condition: 'broken', units: 1 },
    ],
  });
});

test('a price difference has an amount', async () => {
  const { screen, fill, units } = await open();
  await fill(screen.getByRole('textbox', { name: /^Price difference of/ }), '12.5');
  expect(screen.getByRole('button', { name: 'Credit ₹12.50' })).toBeTruthy();
  await fill(units('Wrong item'), 'two');
  expect(screen.getByText('Whole units, and an amount such as 12.50.')).toBeTruthy();
});

test('an invoice that came back whole has nothing left', async () => {
  const { screen } = await open([{ ...half, returned: 24, credited: 1894 }]);
  expect(screen.getByText('Nothing of this invoice is left to take back.')).toBeTruthy();
});

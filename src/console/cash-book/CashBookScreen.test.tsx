// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { openConsole } from '#test/open-console.tsx';

const { output: empty } = consoleActions.getCashBook.example;

test('opens on any day, one before and after it, and prints that day', async () => {
  const { screen, user, choose, at, sent } = await openConsole('/money/cash-book', {
    answers: { getCashBook: ({ day = '2026-10-04' }) => ({ ...empty, day }) },
  });
  expect(screen.getByText('No payments on this day.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Day before' }));
  await expect.poll(at).toBe('/money/cash-book?day=2026-10-03');
  await user.click(screen.getByRole('link', { name: 'Day after' }));
  await expect.poll(at).toBe('/money/cash-book?day=2026-10-04');
  choose(screen.getByLabelText('Day'), '2020-02-01');
  await expect.poll(at).toBe('/money/cash-book?day=2020-02-01');
  await expect.poll(() => sent('getCashBook').at(-1)).toEqual({ day: '2020-02-01' });
  await expect
    .poll(() => screen.getByRole('link', { name: 'Print' }).getAttribute('href'))
    .toContain('day=2020-02-01');
});

test('names each payment with its order', async () => {
  const { payment } = consoleActions.recordPayment.example.output;
  const { screen } = await openConsole('/money/cash-book', {
    answers: {
      getCashBook: {
        ...empty,
        ...{ count: 1, total: 1894, sums: [{ method: 'cash', amount: 1894 }] },
        payments: [
          {
            ...{ ...payment, order_id: 31, customer_id: 1, number: 'RCT/26-27/000007' },
            firm_name: 'Negi General Store',
          },
        ],
      },
    },
  });
  expect(screen.getByRole('link', { name: '#31' }).getAttribute('href')).toBe('/console/orders/31');
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { openConsole } from '#test/open-console.tsx';

const { output: report } = consoleActions.getReport.example;

test('a report is asked for by its address: by what, which days; its file has the same', async () => {
  const { screen, user, choose, at, sent } = await openConsole('/today/reports', {
    answers: {
      getReport: ({ by }) => ({ ...report, rows: by === 'day' ? [] : report.rows }),
    },
  });
  for (const [name, by] of [
    ['Product', 'product'],
    ['Brand', 'brand'],
  ] as const) {
    await user.click(screen.getByRole('link', { name }));
    await expect.poll(at).toMatch(new RegExp(`by=${by}`));
  }
  await user.click(screen.getByRole('link', { name: 'Last month' }));
  await expect
    .poll(() => screen.getByRole('link', { name: 'Last month' }).getAttribute('aria-current'))
    .toBe('true');
  choose(screen.getByLabelText('From day'), '2026-01-01');
  await expect.poll(at).toMatch(/from=2026-01-01/);
  choose(screen.getByLabelText('To day'), '2026-01-31');
  await expect.poll(at).toMatch(/from=2026-01-01&to=2026-01-31/);
  await expect
    .poll(() => sent('getReport').at(-1))
    .toEqual({ by: 'brand', from: '2026-01-01', to: '2026-01-31' });
  expect(screen.getByRole('row', { name: /^Doon Botanics/ }).textContent).toContain('₹19,440.00');
  const file = screen.getByRole('link', { name: 'Export' }).getAttribute('href');
  expect(file).toContain('by=brand&from=2026-01-01&to=2026-01-31');
});

test('days in which nothing was sold say so; too many are refused with their reason', async () => {
  const none = { amount: 0, amount_before: 0, before_invoices: 0, on_order: 0, orders: 0 };
  const before = { from: '2019-12-01', to: '2019-12-31' };
  const { screen, choose, go } = await openConsole(
    '/today/reports?by=route&from=2020-01-01&to=2020-01-31',
    { answers: { getReport: { before, rows: [], total: none, row_count: 0 } } },
  );
  expect(screen.getByText('Nothing was sold in these days.')).toBeTruthy();
  await go('/today/reports?by=day&from=2020-01-01&to=2026-01-31');
  await screen.findByText('A report takes at most 366 days.');
  choose(screen.getByLabelText('From day'), '2026-01-01');
  await expect.poll(() => screen.queryByText(/^A report takes/)).toBeNull();
});

test('GST stands by month and rate with its sums, and its file has the same days', async () => {
  const { screen } = await openConsole('/today/reports?by=gst&from=2026-10-01&to=2026-10-31');
  const row = screen.getByRole('row', { name: /^October 2026 5 %/ });
  expect(row.textContent).toContain('₹18,000.00₹450.00₹450.00');
  expect(screen.getByRole('row', { name: /^Sum/ }).textContent).toContain('₹18,900.00');
  expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toMatch(
    /exportTaxReport.*from=2026-10-01&to=2026-10-31/,
  );
});

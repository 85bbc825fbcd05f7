// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { openConsole } from '#test/open-console.tsx';

const [paper] = consoleActions.listEInvoices.example.output.papers;
const like = (more: object) => ({ ...paper, ...more }) as NonNullable<typeof paper>; // `as`: the example has one

test('papers go out as a file, and what the portal answers is told paper by paper', async () => {
  const faults = ['the buyer has no PIN code'];
  const late = { id: 42, number: 'INV/26-27/000013', days_left: -2, faults };
  const { screen, user, sent } = await openConsole('/orders/e-invoices', {
    answers: {
      listEInvoices: { papers: [like({}), like(late)], on: true, next: null },
      uploadEInvoices: {
        ...{ kept: ['INV/26-27/000012'], known: 2 },
        refused: [{ number: 'INV/26-27/000009', message: 'The answer has another total.' }],
      },
    },
  });
  const all = screen.getByRole('link', { name: 'Download for the portal' });
  expect(all.getAttribute('href')).toMatch(/exportEInvoices$/);
  const one = screen.getByRole('link', { name: 'Download INV/26-27/000012' });
  expect(one.getAttribute('href')).toMatch(/exportEInvoices\?ids=41$/);
  expect(screen.queryByRole('link', { name: 'Download INV/26-27/000013' })).toBeNull();
  const row = screen.getByRole('row', { name: /INV\/26-27\/000013/ });
  expect(row.textContent).toContain('2 days late');
  expect(row.textContent).toContain('Cannot be sent: the buyer has no PIN code.');
  const file = new File(['[]'], 'answer.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText('Upload the portal’s answer'), file);
  await screen.findByText('1 paper registered.');
  expect(screen.getByText('2 papers known before.')).toBeTruthy();
  expect(screen.getByText('INV/26-27/000009: The answer has another total.')).toBeTruthy();
  expect(sent('uploadEInvoices')).toHaveLength(1);
});

test('where the setting is off the screen says so, with the way to it', async () => {
  const { screen } = await openConsole('/orders/e-invoices', {
    answers: { listEInvoices: { papers: [], on: false, next: null } },
  });
  const link = screen.getByRole('link', { name: 'Settings of the shop' });
  expect(link.getAttribute('href')).toBe('/console/settings/shop');
  expect(screen.getByText('No paper waits for its e-invoice.')).toBeTruthy();
  expect(screen.queryByLabelText('Upload the portal’s answer')).toBeNull();
});

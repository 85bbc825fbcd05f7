// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { textOf } from '#test/dom-text.ts';
import { openConsole } from '#test/open-console.tsx';

const { customers, sums } = consoleActions.getAgeing.example.output;
const [late] = customers;

test('who is late is called or written to in one tap; whoever owes nothing yet is only called', async () => {
  const paid = { ...late, id: 2, firm_name: 'Balaji Store', past_due: 0, message: '' } as never; // `as`: the example has one
  const { screen } = await openConsole('/customers/dues?overdue=1', {
    answers: { getAgeing: { customers: [late as never, paid], sums, next: null } }, // `as`: as above
  });
  const call = screen.getByRole('link', { name: 'Call Negi General Store' });
  expect(call.getAttribute('href')).toBe('tel:+919876543210');
  const write = screen.getByRole('link', { name: 'WhatsApp to Negi General Store' });
  const address = new URL(write.getAttribute('href') ?? '');
  expect(address.href).toContain('https://wa.me/919876543210');
  expect(address.searchParams.get('text')).toBe(late?.message);
  expect(screen.getByRole('link', { name: 'Call Balaji Store' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'WhatsApp to Balaji Store' })).toBeNull();
  expect(textOf(screen.getByText('In all', { selector: 'dt' }).parentElement)).toBe(
    'In all₹6,094.00',
  );
  const print = new URL(
    screen.getByRole('link', { name: 'Print' }).getAttribute('href') ?? '',
    location.href,
  );
  expect(print.search).toBe('?overdue=1');
});

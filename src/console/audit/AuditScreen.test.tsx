// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { getAuditLog } from '#contract/console/operators.ts';
import { openConsole } from '#test/open-console.tsx';

test('what an entry is about reads as words, with the way to it', async () => {
  const like = getAuditLog.example.output.entries.slice(0, 1);
  const entries = ['product-edit 3', 'audit-log'].flatMap((subject, id) =>
    like.map((entry) => ({ ...entry, id, subject })),
  );
  const { screen } = await openConsole('/settings/audit-log', {
    answers: { getAuditLog: { entries, next: null } },
  });
  const link = screen.getByRole('link', { name: 'Product edit 3' });
  expect(link.getAttribute('href')).toBe('/console/products/edits/3');
  screen.getByText('Audit log', { selector: 'td *' });
});

test('the audit log has the tabs of its area once', async () => {
  const { screen } = await openConsole('/settings/audit-log');
  expect(screen.getAllByRole('navigation', { name: 'Settings' })).toHaveLength(1);
});

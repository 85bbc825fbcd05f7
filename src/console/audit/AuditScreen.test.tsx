// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openConsole } from '#test/open-console.tsx';

test('the audit log has the tabs of its area once', async () => {
  const { screen } = await openConsole('/settings/audit-log');
  expect(screen.getAllByRole('navigation', { name: 'Settings' })).toHaveLength(1);
});

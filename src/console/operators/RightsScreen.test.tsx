// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole } from '#test/open-console.tsx';

const path = '/settings/operators/rights';
const { rights } = consoleActions.getRoleRights.example.output;

test('a right is given with the own password, and one without what it takes is out of use', async () => {
  const { screen, user, fill, press, dialog, sent, answer } = await openConsole(path, {
    answers: { saveRoleRights: refused('password-needed', 'Please confirm.') },
  });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(screen.queryByRole('checkbox', { name: 'Packer: See and change prices' })).toBeNull();
  await user.click(box('Staff: Cash book, statements, returns'));
  expect(box('Staff: Write off dues').disabled).toBe(true);
  await user.click(box('Staff: Cash book, statements, returns'));
  await user.click(box('Staff: Write off dues'));
  screen.getByText('Not saved: Staff: Write off dues');
  await press('Save');
  const confirm = await dialog('Is it you?');
  const after = { ...rights, version: 2, staff: [...rights.staff, 'write-offs' as const] };
  answer({ saveRoleRights: { rights: after } });
  await fill(confirm.getByLabelText('Current password'), 'a long password');
  await user.click(confirm.getByRole('button', { name: 'Confirm and save' }));
  await screen.findByText('Saved. It counts from now on.');
  const last = sent('saveRoleRights').at(-1) as { staff: string[] }; // `as`: what was sent
  expect(last).toMatchObject({ version: 1, own_password: 'a long password', large_rows: 200 });
  expect(last.staff).toContain('write-offs');
});

test('what another owner has saved meanwhile is shown, and what was ticked stays', async () => {
  const theirs = { ...rights, version: 2, driver: ['deliveries' as const] };
  const { screen, user, press } = await openConsole(path, {
    answers: { saveRoleRights: refused('changed-elsewhere', 'Changed.', { rights: theirs }) },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Staff: Give money back' }));
  await press('Save');
  await screen.findByRole('row', { name: 'Driver: Take payments Yes No' });
  const ticked = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Staff: Give money back' });
  expect(ticked.checked).toBe(false);
});

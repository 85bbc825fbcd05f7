// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { refused } from '#test/fake-shop.ts';
import { expectGone, openConsole } from '#test/open-console.tsx';

const [ravi] = consoleActions.listOperators.example.output.operators;
const operator = ravi as NonNullable<typeof ravi>; // `as`: the example has one

test('an operator is added; what is typed is asked for before it is left', async () => {
  const { screen, user, fill, press, dialog, sent } = await openConsole('/settings/operators', {
    answers: { saveOperator: { operator } },
  });
  await press('Add an operator');
  const form = await dialog('Add an operator');
  await fill(form.getByLabelText('Name'), 'Asha Negi');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const leave = await dialog('Leave without saving?');
  expect(leave.element.textContent).toContain('Not saved: Name');
  await user.click(leave.getByRole('button', { name: 'Keep editing' }));
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha Negi');
  await fill(form.getByLabelText('E-mail'), 'asha@thok.example');
  await user.click(form.getByLabelText(/^Packer/));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await expectGone(() => screen.queryByRole('dialog'));
  expect(sent('saveOperator')).toEqual([
    { name: 'Asha Negi', email: 'asha@thok.example', role: 'packer', active: true },
  ]);
});

test('one is made inactive; the last owner stays, with the words of the server', async () => {
  const { screen, user, press, dialog, sent, answer } = await openConsole('/settings/operators', {
    answers: { saveOperator: refused('last-owner', 'The shop needs an owner.') },
  });
  await press('Change Ravi Rawat');
  const form = await dialog('Change an operator');
  await user.click(form.getByLabelText('May sign in'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findByRole('alert')).textContent).toBe('The shop needs an owner.');
  const inactive = { ...operator, active: false };
  answer({ saveOperator: { operator: inactive }, listOperators: { operators: [inactive] } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Inactive');
  expect(sent('saveOperator').at(-1)).toMatchObject({ id: 2, version: 1, active: false });
});

test('switching off or down says what is scheduled and will be cancelled, before it is saved', async () => {
  const edit = { kind: 'edit', operator_id: 2, at: '2026-10-25T03:30:00.000Z' } as const;
  const price = { field: 'price', by: 'percent', value: 5, rounding: 'none' } as const;
  const hide = { field: 'hidden', value: true } as const;
  const { user, press, dialog } = await openConsole('/settings/operators', {
    answers: {
      listOperators: { operators: [{ ...operator, role: 'owner' }] },
      listScheduledWork: {
        work: [
          { ...edit, id: 1, needs: ['prices'], change: price },
          { ...edit, id: 2, needs: ['products'], change: hide },
          { ...edit, id: 3, needs: ['prices'], change: price, operator_id: 1 },
          {
            ...{ kind: 'notification', id: 1, operator_id: 2, at: edit.at },
            ...{ needs: ['promotions'], text: 'Diwali offers' },
          },
        ],
      },
    },
  });
  await press('Change Ravi Rawat');
  const form = await dialog('Change an operator');
  const lost = () => form.queryAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lost()).toEqual([]);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(form.getByLabelText(/^Staff/));
  form.getByText('1 bulk edit and 1 notification are waiting and will be cancelled:');
  expect(scrolled).toHaveBeenCalledTimes(1);
  const at = '25 October 2026, 9:00 am';
  expect(lost()).toEqual([`In the shop: Hide ${at}`, `“Diwali offers” ${at}`]);
  await user.click(form.getByLabelText('May sign in'));
  form.getByText('2 bulk edits and 1 notification are waiting and will be cancelled:');
  expect(lost()[0]).toBe(`Price +5% ${at}`);
});

test('changed by someone else meanwhile keep what was typed and show what changed', async () => {
  const theirs = { ...operator, role: 'staff' as const, version: 2 };
  const { user, fill, press, dialog, sent, answer, screen } = await openConsole(
    '/settings/operators',
    { answers: { saveOperator: refused('changed-elsewhere', 'Changed.', { operator: theirs }) } },
  );
  await press('Change Ravi Rawat');
  const form = await dialog('Change an operator');
  await fill(form.getByLabelText('Name'), 'Typed here');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByRole('row', { name: 'Role Packer Staff' });
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Typed here');
  answer({ saveOperator: { operator: theirs } });
  await user.click(form.getByRole('button', { name: 'Save mine' }));
  await expectGone(() => screen.queryByRole('dialog'));
  expect(sent('saveOperator').at(-1)).toMatchObject({ id: 2, version: 2, name: 'Typed here' });
});

test('another role asks for the own password, whose refusal stands at its field', async () => {
  const { screen, user, fill, press, dialog, sent, answer } = await openConsole(
    '/settings/operators',
    { answers: { saveOperator: refused('password-needed', 'Please confirm.') } },
  );
  await press('Change Ravi Rawat');
  const form = await dialog('Change an operator');
  await user.click(form.getByLabelText(/^Owner/));
  await user.click(form.getByRole('button', { name: 'Save' }));
  const confirm = await dialog('Is it you?');
  answer({ saveOperator: refused('wrong-password', 'This is not your password.') });
  await fill(confirm.getByLabelText('Current password'), 'wrong');
  await user.click(confirm.getByRole('button', { name: 'Confirm and save' }));
  await confirm.findByText('This is not your password.');
  expect(document.activeElement).toBe(confirm.getByLabelText('Current password'));
  answer({ saveOperator: { operator } });
  await fill(confirm.getByLabelText('Current password'), 'a long password');
  await user.click(confirm.getByRole('button', { name: 'Confirm and save' }));
  await expectGone(() => screen.queryByRole('dialog'));
  expect(sent('saveOperator').at(-1)).toMatchObject({
    ...{ id: 2, role: 'owner', own_password: 'a long password' },
  });
});

test('what the password does not help is said in the form again', async () => {
  const { user, fill, press, dialog, answer } = await openConsole('/settings/operators', {
    answers: { saveOperator: refused('password-needed', 'Please confirm.') },
  });
  await press('Change Ravi Rawat');
  const form = await dialog('Change an operator');
  await fill(form.getByLabelText('E-mail'), 'taken@thok.example');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const confirm = await dialog('Is it you?');
  answer({ saveOperator: refused('e-mail-taken', 'Another operator has this address.') });
  await fill(confirm.getByLabelText('Current password'), 'a long password');
  await user.click(confirm.getByRole('button', { name: 'Confirm and save' }));
  await form.findByText('Another operator has this address.');
});

test('the audit log is filtered through its address and shows before and after', async () => {
  const { screen, user, at, answer, sent } = await openConsole('/settings/audit-log');
  expect(screen.getByRole('row', { name: 'Status Active Accepted' })).toBeTruthy();
  answer({ getAuditLog: { entries: [], next: null }, countAuditLog: { count: 0 } });
  await user.type(screen.getByRole('searchbox', { name: 'Subject' }), 'operator 2{Enter}');
  await screen.findByText('Nothing matches these filters.');
  expect(at()).toBe('/settings/audit-log?subject=operator+2');
  expect(sent('getAuditLog').at(-1)).toMatchObject({ subject: 'operator 2' });
});

test('a driver is added with routes of the shop, at least one', async () => {
  const { screen, user, fill, press, dialog, sent } = await openConsole('/settings/operators', {
    answers: { saveOperator: { operator } },
  });
  await press('Add an operator');
  const form = await dialog('Add an operator');
  await fill(form.getByLabelText('Name'), 'Mohan');
  await fill(form.getByLabelText('E-mail'), 'mohan@thok.example');
  await user.click(form.getByLabelText(/^Driver/));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Please choose at least one route.');
  await user.click(form.getByLabelText('Rajpur'));
  await user.click(form.getByLabelText('Customers without a route'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await expectGone(() => screen.queryByRole('dialog'));
  expect(sent('saveOperator')).toMatchObject([{ role: 'driver', routes: ['', 'Rajpur'] }]);
});

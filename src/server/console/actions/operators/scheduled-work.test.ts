import { describe, expect, test } from 'vitest';
import type { OperatorRole } from '#domain/operators/permissions.ts';
import { newKey } from '#test/buyer.ts';
import { editSuite, raise } from '#test/edit-suite.ts';
import { newOperator, type TestOperator, testPassword } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

const hide = { field: 'hidden', value: true } as const;

describe.each(databases)('what an operator has scheduled, on %s,', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const { soaps, edit, inAMinute } = editSuite(suite);

  async function schedules(who: TestOperator, change: typeof raise | typeof hide) {
    const scheduled = { ids: await soaps(1), change, expected: 1, run_at: inAMinute() };
    return (await edit(who, scheduled)).edit?.id ?? 0;
  }

  async function announces(who: TestOperator): Promise<number> {
    const news = { to: 'all', text: `News ${newKey()}`, idempotency_key: newKey() } as const;
    const sent = await who.call('sendNotification', { ...news, send_at: inAMinute() });
    return sent.notification?.id ?? 0;
  }

  const save = (
    owner: TestOperator,
    { id, email }: TestOperator,
    change: { role: OperatorRole; active?: boolean },
  ) =>
    owner.call('saveOperator', { id, email, name: 'Ravi', ...change, own_password: testPassword });

  const waitingOf = async (owner: TestOperator, { id }: TestOperator) =>
    ((await owner.call('listScheduledWork', {})).work ?? [])
      .filter(({ operator_id }) => operator_id === id)
      .map(({ kind, id: of, permission }) => `${kind} ${of}: ${permission}`);

  test('is cancelled when they are switched off, with an entry that says by whom', async () => {
    const [owner, staff] = [
      await newOperator(suite.shop, 'owner'),
      await newOperator(suite.shop, 'staff'),
    ];
    const id = await schedules(staff, raise);
    const other = await schedules(owner, raise);
    expect(await waitingOf(owner, staff)).toEqual([`edit ${id}: prices`]);
    await save(owner, staff, { role: 'staff' });
    expect(await waitingOf(owner, staff)).toHaveLength(1);
    await save(owner, staff, { role: 'staff', active: false });
    expect(await waitingOf(owner, staff)).toEqual([]);
    const reason = 'Whoever scheduled it may not do this any more.';
    expect(await owner.call('getProductEdit', { id })).toMatchObject({
      edit: { state: 'cancelled', problem: reason },
    });
    const { entries } = await owner.call('getAuditLog', { subject: `product-edit ${id}` });
    expect(entries?.[0]).toMatchObject({
      ...{ action: 'cancelProductEdit', operator: { id: owner.id }, address: '127.0.0.1' },
      ...{ before: { state: 'scheduled' }, after: { state: 'cancelled', reason } },
    });
    expect(await waitingOf(owner, owner)).toEqual([`edit ${other}: prices`]);
  });

  test('stays as far as the new role may do it', async () => {
    const [owner, down] = [
      await newOperator(suite.shop, 'owner'),
      await newOperator(suite.shop, 'owner'),
    ];
    const [price, hidden] = [await schedules(down, raise), await schedules(down, hide)];
    const news = await announces(down);
    expect(await waitingOf(owner, down)).toEqual([
      ...[`edit ${price}: prices`, `edit ${hidden}: products`],
      `notification ${news}: promotions`,
    ]);
    await save(owner, down, { role: 'staff' });
    expect(await waitingOf(owner, down)).toEqual([`edit ${price}: prices`]);
    const { entries } = await owner.call('getAuditLog', { subject: `notification ${news}` });
    expect(entries?.[0]).toMatchObject({
      ...{ action: 'cancelNotification', operator: { id: owner.id } },
      after: { state: 'cancelled' },
    });
    await save(owner, down, { role: 'packer' });
    expect(await waitingOf(owner, down)).toEqual([]);
  });

  test('stays where saving is refused', async () => {
    const [owner, down] = [
      await newOperator(suite.shop, 'owner'),
      await newOperator(suite.shop, 'owner'),
    ];
    const { id, email } = down;
    await schedules(down, hide);
    const saved = { id, email, name: 'Ravi', role: 'staff' } as const;
    expect(await owner.call('saveOperator', saved)).toMatchObject({ code: 'password-needed' });
    expect(await waitingOf(owner, down)).toHaveLength(1);
  });
});

import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { OperatorRole } from '#domain/operators/permissions.ts';
import { runDueEdits } from '#server/bulk-edits/run-due-edits.ts';
import { importFiles } from '#server/db/schema/files.ts';
import { notificationBatches, notifications } from '#server/db/schema/notifications.ts';
import { operators } from '#server/db/schema/operators.ts';
import { sendNotifications } from '#server/jobs/notifications.ts';
import { lockScheduledEdits } from '#server/queries/catalogue/bulk-edits.ts';
import { lockWaitingBatches } from '#server/queries/notifications/notification-batches.ts';
import { newKey } from '#test/buyer.ts';
import { editSuite, raise } from '#test/edit-suite.ts';
import { waitingForLocks } from '#test/lock-waits.ts';
import { newOperator, type TestOperator, testPassword } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

const hide = { field: 'hidden', value: true } as const;

describe.each(databases)('what an operator has scheduled, on %s,', (kind, openDb) => {
  const suite = orderSuite(openDb);
  const { soaps, edit, inAMinute, letTimePass } = editSuite(suite);

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
      .map(({ kind, id: of, needs }) => `${kind} ${of}: ${needs}`);

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

  // The embedded database has one connection: nobody is switched off while work of theirs runs.
  test.runIf(kind === 'PostgreSQL').each(['edit', 'notification'] as const)(
    '%s: what comes due while they are being switched off does nothing',
    async (what) => {
      const { db } = suite;
      const down = await newOperator(suite.shop, 'owner');
      const id = what === 'edit' ? await schedules(down, hide) : await announces(down);
      const due = { sendAt: sql`now() - interval '1 second'` };
      if (what === 'edit') await letTimePass(id);
      else await db.update(notificationBatches).set(due).where(eq(notificationBatches.id, id));
      const told = await db.$count(notifications);
      const { running } = await db.transaction(async (tx) => {
        await tx.update(operators).set({ active: false }).where(eq(operators.id, down.id));
        const work = what === 'edit' ? runDueEdits(db) : sendNotifications(db);
        await expect.poll(() => waitingForLocks(db)).toBe(1);
        // Switching off passes over what runs: it would wait for one that waits for it.
        expect(await lockScheduledEdits(tx, down.id)).toEqual([]);
        expect(await lockWaitingBatches(tx, down.id)).toEqual([]);
        return { running: work };
      });
      expect(await running).toBe(what === 'edit' ? '0 applied, 1 failed' : '0 sent');
      expect(await db.$count(notifications)).toBe(told);
      const [left] = await (what === 'edit'
        ? db.select().from(importFiles).where(eq(importFiles.id, id))
        : db.select().from(notificationBatches).where(eq(notificationBatches.id, id)));
      expect(left).toMatchObject(
        what === 'edit' ? { state: 'cancelled' } : { cancelledAt: expect.any(Date), sentAt: null },
      );
    },
  );
});

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { runDueEdits } from '#server/bulk-edits/run-due-edits.ts';
import { brands } from '#server/db/schema/catalogue.ts';
import { operators } from '#server/db/schema/operators.ts';
import { editSuite, raise } from '#test/edit-suite.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('bulk edits on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const owner = () => newOperator(suite.shop, 'owner');
  const { soaps, edit, priceOf, inAMinute, letTimePass } = editSuite(suite);

  test('a scheduled edit runs once its time has come, whoever looks, and only once', async () => {
    const me = await owner();
    const ids = await soaps(2);
    const input = { ids, change: raise, expected: 2, run_at: inAMinute() };
    const id = (await edit(me, input)).edit?.id ?? 0;
    const job = ['product-edits', {}, `product-edit ${id}`, new Date(input.run_at)];
    expect(suite.shop.sentJobs).toContainEqual(job);
    expect(await runDueEdits(suite.db)).toBe('0 applied, 0 failed');
    expect(await priceOf(me, ids[0] ?? 0)).toBe(81);
    const { rows } = await me.call('getProductEdit', { id });
    expect(rows?.map((row) => row.id).toSorted()).toEqual(ids.toSorted());
    expect(rows?.[0]).toMatchObject({
      before: { packs: [{ selling_price: 81 }] },
      after: { packs: [{ selling_price: 85 }] },
      ...{ outcome: 'changed', problem: null },
    });
    await letTimePass(id);
    // Two nodes at once, as it were.
    const runs = await Promise.all([runDueEdits(suite.db), runDueEdits(suite.db)]);
    expect(runs.toSorted()).toEqual(['0 applied, 0 failed', '1 applied, 0 failed']);
    expect(await priceOf(me, ids[0] ?? 0)).toBe(85);
    expect(await me.call('getProductEdit', { id })).toMatchObject({
      edit: { state: 'applied', changed: 2, applied_at: expect.any(String) },
    });
    expect(await me.call('undoProductEdit', { id })).toMatchObject({ success: true });
    expect(await priceOf(me, ids[0] ?? 0)).toBe(81);
  });

  test('what a scheduled edit can no longer change it leaves out, or fails with its reason', async () => {
    const me = await owner();
    const ids = await soaps(2);
    const [first = 0, second = 0] = ids;
    const scheduled = { change: raise, run_at: inAMinute() };
    const one = (await edit(me, { ids, expected: 2, ...scheduled })).edit?.id ?? 0;
    await me.call('saveProduct', { id: first, mrp: 82 });
    const now = await me.call('getProductEdit', { id: one });
    expect(now.rows?.find(({ id }) => id === first)).toMatchObject({
      ...{ outcome: 'refused', problem: { field: 'selling_price1' } },
    });
    await letTimePass(one);
    await runDueEdits(suite.db);
    const done = await me.call('getProductEdit', { id: one });
    expect(done.edit).toMatchObject({ state: 'applied', changed: 1 });
    expect(done.edit?.problem).toMatch(/^Left out: p-.*\.$/);
    expect(done.rows?.map((row) => row.id)).toEqual([second]);
    const [brand] = await suite.db
      .insert(brands)
      .values({ name: `Brand ${one}`, logo: '' })
      .returning();
    const change = { field: 'brand', brand_id: brand?.id ?? 0 } as const;
    const run_at = inAMinute();
    const two = (await edit(me, { ids, change, expected: 2, run_at })).edit?.id ?? 0;
    await suite.db.delete(brands).where(eq(brands.id, change.brand_id));
    await letTimePass(two);
    expect(await runDueEdits(suite.db)).toBe('0 applied, 1 failed');
    expect(await me.call('getProductEdit', { id: two })).toMatchObject({
      edit: { state: 'failed', problem: 'The category or brand is no longer there.' },
    });
  });

  test.each([
    ['switched off', { active: false }],
    ['a packer now', { role: 'packer' as const }],
  ])('an edit whose operator is %s changes nothing when its time comes', async (_how, change) => {
    const staff = await newOperator(suite.shop, 'staff');
    const ids = await soaps(1);
    const scheduled = { ids, change: raise, expected: 1, run_at: inAMinute() };
    const id = (await edit(staff, scheduled)).edit?.id ?? 0;
    const me = await owner();
    const before = await priceOf(me, ids[0] ?? 0);
    await suite.db.update(operators).set(change).where(eq(operators.id, staff.id));
    await letTimePass(id);
    await runDueEdits(suite.db);
    expect(await priceOf(me, ids[0] ?? 0)).toBe(before);
    const problem = 'Whoever scheduled it may not do this any more.';
    expect(await me.call('getProductEdit', { id })).toMatchObject({
      edit: { state: 'cancelled', problem },
    });
    const { entries } = await me.call('getAuditLog', { subject: `product-edit ${id}` });
    expect(entries?.[0]).toMatchObject({
      ...{ action: 'cancelProductEdit', operator: null },
      ...{ before: { state: 'scheduled' }, after: { state: 'cancelled', reason: problem } },
    });
  });

  test('a scheduled edit is called off; one that ran is not', async () => {
    const me = await owner();
    const ids = await soaps(1);
    const input = { ids, change: raise, expected: 1, run_at: inAMinute() };
    const id = (await edit(me, input)).edit?.id ?? 0;
    expect(await me.call('undoProductEdit', { id })).toMatchObject({ code: 'not-applied' });
    expect(await me.call('cancelProductEdit', { id })).toMatchObject({
      edit: { state: 'cancelled' },
    });
    await letTimePass(id);
    expect(await runDueEdits(suite.db)).toBe('0 applied, 0 failed');
    expect(await me.call('cancelProductEdit', { id })).toMatchObject({ code: 'not-scheduled' });
    // What it would have done can still be looked at.
    const calledOff = await me.call('getProductEdit', { id });
    expect(calledOff.edit).toMatchObject({ state: 'cancelled' });
    expect(calledOff.rows).not.toEqual([]);
    for (const { outcome } of calledOff.rows ?? []) expect(outcome).toBe('changed');
    const { edits } = await me.call('listProductEdits', { limit: 1 });
    expect(edits).toMatchObject([{ id, state: 'cancelled', operator_name: 'A owner' }]);
    const waiting = await me.call('listProductEdits', { state: 'scheduled' });
    expect(waiting.edits?.some((one) => one.id === id)).toBe(false);
    const off = await me.call('listProductEdits', { state: 'cancelled' });
    expect(new Set(off.edits?.map(({ state }) => state))).toEqual(new Set(['cancelled']));
    expect(await me.call('countProductEdits', { state: 'cancelled' })).toMatchObject({
      count: off.edits?.length,
    });
  });
});

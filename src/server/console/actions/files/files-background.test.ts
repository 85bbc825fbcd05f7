import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { importFiles } from '#server/db/schema/files.ts';
import { addProduct } from '#test/builders.ts';
import { checkFile, csvOf } from '#test/import-file.ts';
import { waitingForLocks } from '#test/lock-waits.ts';
import { newOperator, type TestOperator, testPassword } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

/** The thread that checks files starts with the first, and gives way to whoever is answered. */
const threadStart = { timeout: 30_000 };

describe.each(databases)('import files under way on %s', (kind, openDb) => {
  const suite = orderSuite(openDb);

  async function priced(price: number) {
    const staff = await newOperator(suite.shop, 'staff');
    const id = await addProduct(suite.db);
    const [row] = await suite.db.select().from(products).where(eq(products.id, id));
    const file = csvOf([{ sku: row?.sku ?? '', mrp: 120, selling_price1: price }]);
    const stateOf = async (file_id: number) => (await staff.call('getFile', { file_id })).file;
    return { staff, id, file, stateOf };
  }

  test('are checked, applied and undone in the background, their state asked for meanwhile', async () => {
    const { staff, file, stateOf } = await priced(70);
    const started = await checkFile(suite.shop, staff, 'prices', file, { background: '1' });
    expect(started).toMatchObject({ success: true, state: 'checking', errors: [] });
    const file_id = started.file_id ?? 0;
    const reaches = (state: string) =>
      expect.poll(async () => (await stateOf(file_id))?.state, threadStart).toBe(state);
    await reaches('checked');
    await staff.call('applyFile', { file_id, background: '1' });
    await reaches('applied');
    await staff.call('undoFile', { file_id, background: '1' });
    await reaches('undone');
    expect(await stateOf(file_id)).toMatchObject({ progress: 0, problem: '', changed: 1 });
    const broken = await checkFile(suite.shop, staff, 'prices', '"', { background: '1' });
    const refused = () => stateOf(broken.file_id ?? 0);
    await expect.poll(async () => (await refused())?.state, threadStart).toBe('refused');
    expect(await refused()).toMatchObject({ problem: expect.stringContaining('never closed') });
  });

  test.each([
    ['checking', 'failed', /upload it again/],
    ['applying', 'checked', /Nothing was changed/],
    ['undoing', 'applied', /Nothing was changed/],
  ] as const)('left %s by a process that was ended are %s, and say so', async (left, now, why) => {
    const { staff, file, stateOf } = await priced(60);
    const { file_id = 0 } = await checkFile(suite.shop, staff, 'prices', file);
    const leave = (seconds: number) =>
      suite.db
        .update(importFiles)
        .set({ state: left, heartbeatAt: sql`now() - make_interval(secs => ${seconds})` })
        .where(eq(importFiles.id, file_id));
    await leave(5);
    expect(await stateOf(file_id)).toMatchObject({ state: left });
    await leave(20);
    expect(await stateOf(file_id)).toMatchObject({
      ...{ state: now, problem: expect.stringMatching(why) },
    });
    if (now !== 'checked') return;
    expect(await staff.call('applyFile', { file_id })).toMatchObject({ success: true });
  });

  test.each([
    ['applyFile', 'switched off', 'checked', { active: false }],
    ['undoFile', 'a packer now', 'applied', { role: 'packer' as const }],
  ] as const)(
    '%s by whoever is %s meanwhile books nothing',
    async (action, _how, state, change) => {
      if (kind !== 'PostgreSQL') return; // one connection: nobody is changed while a file is written
      const { staff, id, file } = await priced(65);
      const owner = await newOperator(suite.shop, 'owner');
      const { file_id = 0 } = await checkFile(suite.shop, staff, 'prices', file);
      if (action === 'undoFile') await staff.call('applyFile', { file_id });
      const ofProduct = () => suite.db.select().from(products).where(eq(products.id, id));
      const before = await ofProduct();
      const reached = (wanted: string) =>
        expect
          .poll(async () => (await owner.call('getFile', { file_id })).file?.state)
          .toBe(wanted);
      await suite.db.transaction(async (tx) => {
        await tx.select().from(products).where(eq(products.id, id)).for('update');
        await staff.call(action, { file_id, background: '1' });
        await reached(action === 'applyFile' ? 'applying' : 'undoing');
        const saved = { id: staff.id, email: staff.email, name: 'S', role: 'staff' as const };
        const proof = { own_password: testPassword };
        const answer = await owner.call('saveOperator', { ...saved, ...proof, ...change });
        expect(answer).toMatchObject({ success: true });
      });
      await reached(state);
      expect(await ofProduct()).toEqual(before);
      const problem = 'Whoever started this may not do it any more. Nothing was changed.';
      expect((await owner.call('getFile', { file_id })).file).toMatchObject({ problem });
      const { entries } = await owner.call('getAuditLog', { subject: `file ${file_id}`, action });
      expect(entries?.[0]).toMatchObject({ operator: null, after: { state, reason: problem } });
    },
  );

  test('of one operator one is checked at a time, and the other place is left to others', async () => {
    if (kind !== 'PostgreSQL') return; // one connection: nothing can be held up
    const { staff, file } = await priced(55);
    const other = await newOperator(suite.shop, 'owner');
    const check = (who: TestOperator) => checkFile(suite.shop, who, 'prices', file);
    const { checks } = await suite.db.transaction(async (tx) => {
      await tx.execute(sql`lock table import_files in access exclusive mode`);
      const first = check(staff);
      await expect.poll(() => waitingForLocks(suite.db)).toBe(1);
      expect(await check(staff)).toMatchObject({ http: 503, code: 'busy' });
      const second = check(other);
      await expect.poll(() => waitingForLocks(suite.db)).toBe(2);
      return { checks: [first, second] };
    });
    for (const checked of checks) expect(await checked).toMatchObject({ state: 'checked' });
    expect(await check(staff)).toMatchObject({ state: 'checked' });
  });

  test('a price that a file changed comes into the storefront by itself', async () => {
    const { staff, id, file } = await priced(75);
    await suite.shop.catalogue.refresh();
    const { file_id = 0 } = await checkFile(suite.shop, staff, 'prices', file);
    await staff.call('applyFile', { file_id });
    const shown = () => suite.shop.catalogue.current().productsById.get(id)?.packs[0]?.pricePaise;
    await expect.poll(shown).toBe(75_00);
  });
});

import { desc, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type ConsoleInput, consoleActions } from '#contract/console/index.ts';
import { runDueEdits } from '#server/bulk-edits/run-due-edits.ts';
import { auditLog, roleRights } from '#server/db/schema/operators.ts';
import { newKey } from '#test/buyer.ts';
import { editSuite, raise } from '#test/edit-suite.ts';
import { checkFile, csvOf, download } from '#test/import-file.ts';
import { importSuite } from '#test/import-suite.ts';
import { type TestOperator, testPassword } from '#test/operator.ts';
import { openTestDb } from '#test/test-db.ts';

type Table = ConsoleInput<'saveRoleRights'>;

const { version: _, ...usual } = consoleActions.saveRoleRights.example.input;
const table: Table = { ...usual, large_rows: 200, large_percent: 20 };
type Right = Table['staff'][number];
const without = (...rights: Right[]): Table => ({
  ...table,
  staff: table.staff.filter((one) => !rights.includes(one)),
});
const withMore = (...rights: Right[]): Table => ({ ...table, staff: [...table.staff, ...rights] });

const { suite, as, product } = importSuite(openTestDb);
const { edit, inAMinute, letTimePass } = editSuite(suite);

const proof = { own_password: testPassword };
const save = (owner: TestOperator, to: Table) => owner.call('saveRoleRights', { ...to, ...proof });

afterEach(() => suite.db.delete(roleRights));

test('a right that is taken away is gone at the next request, and back with the next change', async () => {
  const [owner, staff] = [await as('owner'), await as('staff')];
  expect((await owner.call('getRoleRights', {})).rights).toEqual({ version: 0, ...table });
  expect((await staff.call('listCustomers', {})).http).toBe(200);
  const saved = await owner.call('saveRoleRights', { ...without('customers'), version: 0 });
  expect(saved.rights).toMatchObject({ version: 1, staff: without('customers').staff });
  expect(await staff.call('listCustomers', {})).toMatchObject({ http: 403, code: 'not-allowed' });
  expect((await staff.call('getMe', {})).me?.permissions).not.toContain('customers');
  await save(owner, table);
  expect((await staff.call('listCustomers', {})).http).toBe(200);
});

test('without prices nothing that needs them is left, and amounts are not in an answer', async () => {
  const [owner, staff] = [await as('owner'), await as('staff')];
  await save(owner, without('prices'));
  const { me } = await staff.call('getMe', {});
  expect(me?.permissions).toEqual([
    ...['read-orders', 'move-orders', 'deliveries', 'take-payments', 'refunds', 'exports'],
  ]);
  expect((await staff.call('listOrders', { unpaid: '1' })).http).toBe(403);
});

test('what is given is done: staff write a page once they may', async () => {
  const [owner, staff] = [await as('owner'), await as('staff')];
  expect((await staff.call('listPages', {})).http).toBe(403);
  await save(owner, withMore('content'));
  expect((await staff.call('listPages', {})).http).toBe(200);
});

test('what stays the owner’s is refused for staff, prices for a packer, anything else for a driver', async () => {
  const owner = await as('owner');
  for (const wrong of [
    withMore('settings'),
    withMore('personal-data'),
    { ...table, packer: ['prices'] },
    { ...table, driver: ['read-orders'] },
  ] as Table[]) {
    expect(await save(owner, wrong)).toMatchObject({ http: 400, code: 'bad-input' });
  }
});

test('allowing more takes one’s own password, allowing less does not', async () => {
  const owner = await as('owner');
  for (const more of [withMore('content'), { ...table, large_rows: 201 }]) {
    expect(await owner.call('saveRoleRights', more)).toMatchObject({ code: 'password-needed' });
  }
  expect((await owner.call('saveRoleRights', { ...table, large_rows: 199 })).success).toBe(true);
  const wrong = { ...table, own_password: 'not this one' };
  expect(await owner.call('saveRoleRights', wrong)).toMatchObject({ code: 'wrong-password' });
});

test('of two owners the second is told what the first has saved; each save is in the audit log', async () => {
  const [owner, other] = [await as('owner'), await as('owner')];
  await owner.call('saveRoleRights', { ...without('refunds'), version: 0 });
  expect(await other.call('saveRoleRights', { ...table, version: 0, ...proof })).toMatchObject({
    code: 'changed-elsewhere',
    rights: { version: 1, staff: without('refunds').staff },
  });
  const [entry] = await suite.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, 'rights'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry).toMatchObject({
    ...{ action: 'saveRoleRights', operatorId: owner.id },
    details: { before: { staff: table.staff }, after: { staff: without('refunds').staff } },
  });
});

test('money is given back, and lists are taken out, only with the right for it', async () => {
  const [owner, staff] = [await as('owner'), await as('staff')];
  await save(owner, without('refunds', 'exports'));
  const refund = { order_id: 1, amount: -5, method: 'cash', reason: 'broken' } as const;
  const given = await staff.call('recordPayment', { ...refund, idempotency_key: newKey() });
  expect(given).toMatchObject({ http: 403, message: 'Your role may not give money back.' });
  expect((await download(suite.shop, staff, 'exportOrders')).http).toBe(403);
  expect((await download(suite.shop, owner, 'exportOrders')).http).toBe(200);
});

test('a file beyond the owner’s limits is applied and undone only with the right for it', async () => {
  const [owner, staff] = [await as('owner'), await as('staff')];
  const [one, two] = [await product(), await product()];
  await save(owner, { ...without('large-files'), large_rows: 1 });
  const priced = async (rows: { sku: string; selling_price1: number }[]) => {
    const checked = await checkFile(suite.shop, staff, 'prices', csvOf(rows));
    return { file_id: checked.file_id ?? 0 };
  };
  const many = await priced([one, two].map(({ sku }) => ({ sku, selling_price1: 82 })));
  const steep = await priced([{ sku: one.sku, selling_price1: 60 }]);
  const small = await priced([{ sku: one.sku, selling_price1: 83 }]);
  for (const file of [many, steep]) {
    expect(await staff.call('applyFile', file)).toMatchObject({ http: 403, code: 'not-allowed' });
  }
  expect((await one.read()).packs).toMatchObject([{ pricePaise: 81_00 }]);
  expect((await staff.call('applyFile', small)).file).toMatchObject({ state: 'applied' });
  const other = await priced([one, two].map(({ sku }) => ({ sku, selling_price1: 84 })));
  expect((await owner.call('applyFile', other)).file).toMatchObject({ state: 'applied' });
  expect((await staff.call('undoFile', other)).http).toBe(403);
  expect((await owner.call('undoFile', other)).file).toMatchObject({ state: 'undone' });
});

test('so is a bulk edit, at once, undone and scheduled; one that waits is cancelled with the right', async () => {
  const [owner, staff] = [await as('owner'), await as('staff')];
  const ids = [(await product()).id];
  await save(owner, without('large-files'));
  const steep = { ...raise, value: 25 };
  const now = { ids, change: steep, expected: 1 };
  expect(await edit(staff, now)).toMatchObject({ http: 403, code: 'not-allowed' });
  expect((await edit(staff, { ...now, run_at: inAMinute() })).http).toBe(403);
  expect((await edit(staff, { ...now, change: raise })).edit).toMatchObject({ state: 'applied' });
  await save(owner, table);
  const scheduled = (await edit(staff, { ...now, run_at: inAMinute() })).edit?.id ?? 0;
  const { work } = await owner.call('listScheduledWork', {});
  const waiting = work?.find(({ kind, id }) => kind === 'edit' && id === scheduled);
  expect(waiting).toMatchObject({ needs: ['prices', 'large-files'] });
  const later = (await edit(staff, { ...now, change: raise, run_at: inAMinute() })).edit?.id ?? 0;
  await save(owner, without('large-files'));
  const stateOf = async (id: number) => (await owner.call('getProductEdit', { id })).edit?.state;
  expect([await stateOf(scheduled), await stateOf(later)]).toEqual(['cancelled', 'scheduled']);
  await letTimePass(later);
  await runDueEdits(suite.db);
  expect(await stateOf(later)).toBe('applied');
});

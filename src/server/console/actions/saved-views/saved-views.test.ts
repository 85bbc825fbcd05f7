import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedViewList } from '#domain/operators/saved-views.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { newOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { openTestDb } from '#test/test-db.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp(await openTestDb());
});
afterAll(() => shop.close());

const unpaid = { list: 'orders', name: 'Unpaid', query: 'unpaid=1&cursor=31' } as const;

test('are kept per operator and list without the page, and the same name anew', async () => {
  const [one, other] = [await newOperator(shop, 'packer'), await newOperator(shop, 'staff')];
  const { view } = await one.call('saveView', unpaid);
  expect(view).toMatchObject({ name: 'Unpaid', query: 'unpaid=1' });
  await one.call('saveView', { ...unpaid, query: 'status=active' });
  expect((await one.call('listSavedViews', { list: 'orders' })).views).toEqual([
    { ...view, query: 'status=active' },
  ]);
  expect((await one.call('listSavedViews', { list: 'customers' })).views).toEqual([]);
  expect((await other.call('listSavedViews', { list: 'orders' })).views).toEqual([]);
});

test('are deleted by their own operator alone, and each change is in the audit log', async () => {
  const [one, other] = [await newOperator(shop, 'staff'), await newOperator(shop, 'owner')];
  const { view } = await one.call('saveView', unpaid);
  const id = view?.id ?? 0;
  expect(await other.call('deleteSavedView', { id })).toMatchObject({ http: 404 });
  expect(await one.call('deleteSavedView', { id })).toMatchObject({ success: true });
  expect(await one.call('deleteSavedView', { id })).toMatchObject({ http: 404 });
  const entries = await shop.database.db.select().from(auditLog).limit(100);
  expect(entries.filter(({ operatorId }) => operatorId === one.id)).toMatchObject([
    { action: 'saveView', subject: `saved view ${id}` },
    { action: 'deleteSavedView', subject: `saved view ${id}` },
  ]);
});

test('are so many and no more; without a filter there is nothing to keep', async () => {
  const { call } = await newOperator(shop, 'staff');
  for (let i = 0; i < 20; i += 1) await call('saveView', { ...unpaid, name: `View ${i}` });
  expect(await call('saveView', unpaid)).toMatchObject({ http: 200, code: 'too-many' });
  expect(await call('saveView', { ...unpaid, name: 'View 3' })).toMatchObject({ success: true });
  expect(await call('saveView', { ...unpaid, query: 'cursor=3' })).toMatchObject({ http: 400 });
});

test('are no more than that, even where many are saved at once', async () => {
  const { call } = await newOperator(shop, 'staff');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => call('saveView', { ...unpaid, name: `View ${i}` })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(20);
});

test('are kept only for lists that the role sees', async () => {
  const [packer, staff] = [await newOperator(shop, 'packer'), await newOperator(shop, 'staff')];
  const save = (list: SavedViewList) => ({ ...unpaid, list });
  for (const list of ['customers', 'products', 'audit-log'] as const) {
    expect(await packer.call('saveView', save(list))).toMatchObject({ code: 'list-not-allowed' });
  }
  expect(await staff.call('saveView', save('products'))).toMatchObject({ success: true });
  expect(await staff.call('saveView', save('audit-log'))).toMatchObject({
    code: 'list-not-allowed',
  });
});

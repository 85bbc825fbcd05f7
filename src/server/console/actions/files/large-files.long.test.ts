import { asc, ne } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFileChecker } from '#server/console/imports/check-off-thread.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { insertFile } from '#server/queries/files/import-files.ts';
import { checkFile, csvOf } from '#test/import-file.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { openTestDb } from '#test/test-db.ts';

const suite = orderSuite(openTestDb);

/** The prices of every product, one of them changed, and what comes last. */
async function largeFile(...last: { sku: string; mrp: number }[]) {
  const rows = await suite.db
    .select({ sku: products.sku, mrp: products.mrpPaise })
    .from(products)
    .where(ne(products.sku, ''))
    .orderBy(asc(products.id));
  const lines = rows.map(({ sku, mrp }, index) => ({
    ...{ sku, mrp: mrp / 100 + (index === 0 ? 1 : 0) },
  }));
  return { file: csvOf([...lines, ...last]), count: rows.length };
}

test('a large file is checked as a small one is, applied and undone', async () => {
  const staff = await newOperator(suite.shop, 'staff');
  const { file, count } = await largeFile();
  const checked = await checkFile(suite.shop, staff, 'prices', file);
  expect(checked).toMatchObject({ success: true, rows: count, changes: 1, errors: [] });
  const { file_id = 0 } = checked;
  expect(await staff.call('applyFile', { file_id })).toMatchObject({ success: true });
  expect(await staff.call('undoFile', { file_id })).toMatchObject({ success: true });
});

test('what is wrong in a large file is told by row and column', async () => {
  const staff = await newOperator(suite.shop, 'staff');
  const { file, count } = await largeFile({ sku: 'NO-SUCH-SKU', mrp: 1 });
  const errors = [{ row: count + 2, column: 'sku', message: 'There is no product with this SKU.' }];
  expect(await checkFile(suite.shop, staff, 'prices', file)).toMatchObject({ errors });
});

test('a large file that cannot be read is refused with its reason', async () => {
  const staff = await newOperator(suite.shop, 'staff');
  const { file } = await largeFile();
  const broken = await checkFile(suite.shop, staff, 'prices', `${file}\n"`);
  expect(broken).toMatchObject({ success: false, code: 'unreadable-file' });
  expect(broken.message).toContain('quotation marks');
});

describe('its thread', () => {
  const checkerOn = (...given: Parameters<typeof createFileChecker>) => {
    const checker = createFileChecker(...given);
    onTestFinished(() => checker.close());
    return checker;
  };
  const given = async () => {
    const [bytes, staff] = [await largeFile(), await newOperator(suite.shop, 'staff')];
    const row = { kind: 'prices', name: 'prices', operatorId: staff.id } as const;
    const fileId = await insertFile(suite.db, row);
    const { kind, name } = row;
    return { fileId, kind, name, bytes: new Uint8Array(Buffer.from(bytes.file)) };
  };

  test('checks it, telling how far it is', async () => {
    const [file, done] = [await given(), [] as number[]];
    const { check } = checkerOn(suite.shop.database.forThread);
    const { rows, changed } = await check(file, (count) => done.push(count));
    expect(changed).toBe(1);
    expect(done.reduce((sum, count) => sum + count)).toBe(rows);
    expect(done.length).toBeGreaterThan(1);
  });

  test('that reaches no database says so, and nobody waits for it', async () => {
    const { check } = checkerOn(() => ({ url: 'postgres://127.0.0.1:1/none' }));
    await expect(check(await given(), () => {})).rejects.toThrow('Failed query');
  });
});

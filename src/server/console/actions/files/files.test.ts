import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { findResetToken, replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { checkFile, csvOf, download } from '#test/import-file.ts';
import { importSuite } from '#test/import-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('import files on %s', (_kind, openDb) => {
  const { suite, as, product } = importSuite(openDb);

  test('prices: checked without a change, applied whole, undone whole, each in the audit log', async () => {
    const staff = await as('staff');
    const [one, two, same] = [await product(), await product(), await product()];
    const file = csvOf([
      {
        sku: one.sku.toUpperCase(),
        mrp: '₹1,200.50',
        selling_price1: 90,
        product_name: 'seen only',
      },
      { sku: two.sku, mrp: 120, selling_price1: 40.5, product_name: '' },
      { sku: same.sku, mrp: 120, selling_price1: 81, product_name: '' },
    ]);
    const checked = await checkFile(suite.shop, staff, 'prices', file, { name: 'a.csv' });
    expect(checked).toMatchObject({
      success: true,
      state: 'checked',
      rows: 3,
      changes: 2,
      errors: [],
    });
    const file_id = checked.file_id ?? 0;
    const before = await one.read();
    expect(before).toMatchObject({ mrpPaise: 120_00, version: 1, pricesChangedAt: null });
    const { rows } = await staff.call('listFileRows', { file_id, show: 'changes' });
    expect(rows).toMatchObject([
      {
        row: 2,
        before: { mrp: 120, selling_price1: 81 },
        after: { mrp: 1200.5 },
        price_change: 900.42,
      },
      {
        row: 3,
        before: { selling_price1: 81 },
        after: { selling_price1: 40.5 },
        price_change: -50,
      },
    ]);
    const applied = await staff.call('applyFile', { file_id });
    expect(applied.file).toMatchObject({ state: 'applied', changed: 2, unchanged: 1, wrong: 0 });
    expect(await one.read()).toMatchObject({ mrpPaise: 1_200_50, version: 2, name: before.name });
    expect((await one.read()).packs).toMatchObject([{ size: 12, pricePaise: 90_00 }]);
    expect((await one.read()).pricesChangedAt).toBeInstanceOf(Date);
    expect(await two.read()).toMatchObject({ packs: [{ pricePaise: 40_50 }] });
    expect(await same.read()).toMatchObject({ version: 1 });
    expect(await staff.call('applyFile', { file_id })).toMatchObject({ code: 'not-checked' });
    const undone = await staff.call('undoFile', { file_id });
    expect(undone.file).toMatchObject({ state: 'undone' });
    expect(await one.read()).toMatchObject({ mrpPaise: 120_00, packs: [{ pricePaise: 81_00 }] });
    expect(await two.read()).toMatchObject({ packs: [{ pricePaise: 81_00 }] });
    expect(await staff.call('undoFile', { file_id })).toMatchObject({ code: 'not-applied' });
    const log = await suite.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `file ${file_id}`));
    expect(log.map(({ action, operatorId }) => [action, operatorId])).toEqual([
      ['checkFile', staff.id],
      ['applyFile', staff.id],
      ['undoFile', staff.id],
    ]);
    const owner = await as('owner');
    const { entries } = await owner.call('getAuditLog', { subject: `product ${two.id}` });
    const [was, is] = [{ selling_price1: 81 }, { selling_price1: 40.5 }];
    expect(entries).toMatchObject([
      { action: 'undoFile', before: is, after: was, operator: { id: staff.id } },
      { action: 'applyFile', before: was, after: is, operator: { id: staff.id } },
    ]);
    expect(entries?.map(({ part_of }) => part_of)).toEqual(Array(2).fill(`file ${file_id}`));
    // By itself the log shows the file, not each of its rows.
    const all = await owner.call('getAuditLog', { operator_id: staff.id });
    expect(all.entries?.map(({ subject }) => subject)).toEqual(Array(3).fill(`file ${file_id}`));
    const whole = await owner.call('getAuditLog', { subject: `file ${file_id}` });
    expect(whole.entries).toHaveLength(3 + 2 * 2);
    expect(whole.entries?.filter(({ part_of }) => part_of === null)).toHaveLength(3);
  });

  test('one wrong row of many keeps everything from being applied; the file comes back to be corrected', async () => {
    const staff = await as('staff');
    const one = await product();
    const file = csvOf([
      { sku: one.sku, mrp: 130, selling_price1: 200 },
      { sku: 'no-such-sku', mrp: 130, selling_price1: 10 },
      { sku: one.sku, mrp: 130, selling_price1: 11 },
      { sku: '', mrp: 'cheap', selling_price1: '=1+1' },
    ]).replace("'=1+1", '=1+1');
    const checked = await checkFile(suite.shop, staff, 'prices', file);
    expect(checked.errors).toEqual([
      { row: 2, column: 'selling_price1', message: 'must not be above the MRP' },
      { row: 3, column: 'sku', message: 'There is no product with this SKU.' },
      { row: 4, column: 'sku', message: expect.stringContaining('is also in row 2') },
      { row: 5, column: 'mrp', message: 'must be an amount in rupees with at most 2 decimals' },
      { row: 5, column: 'selling_price1', message: expect.stringContaining('like a formula') },
      { row: 5, column: 'sku', message: 'must not be empty' },
    ]);
    const file_id = checked.file_id ?? 0;
    expect(await staff.call('applyFile', { file_id })).toMatchObject({ code: 'has-errors' });
    expect(await one.read()).toMatchObject({ version: 1, mrpPaise: 120_00 });
    const toCorrect = await download(suite.shop, staff, `exportFileErrors?file_id=${file_id}`);
    const [head, first] = toCorrect.bytes.toString().split('\r\n');
    expect(head).toBe('\uFEFFproblem,sku,mrp,selling_price1');
    expect(first).toBe(`selling_price1: must not be above the MRP,${one.sku},130,200`);
    const again = await checkFile(suite.shop, staff, 'prices', toCorrect.bytes);
    expect([again.rows, again.errors?.length]).toEqual([4, 6]);
    const shown = await staff.call('listFileRows', { file_id, show: 'errors', limit: 1 });
    expect(shown).toMatchObject({ rows: [{ row: 2, key: one.sku }], next: '2' });
  });

  test('the file to correct leaves out rows that change nothing', async () => {
    const staff = await as('staff');
    const [same, changed] = [await product(), await product()];
    const [price] = (await same.read()).packs;
    const file = csvOf([
      { sku: same.sku, selling_price1: (price?.pricePaise ?? 0) / 100 },
      { sku: changed.sku, selling_price1: 70 },
      { sku: 'no-such-sku', selling_price1: 10 },
    ]);
    const checked = await checkFile(suite.shop, staff, 'prices', file);
    expect(checked).toMatchObject({ rows: 3, changes: 1 });
    const path = `exportFileErrors?file_id=${checked.file_id}`;
    const [, ...rows] = (await download(suite.shop, staff, path)).bytes.toString().split('\r\n');
    expect(rows).toEqual([
      `,${changed.sku},70`,
      'sku: There is no product with this SKU.,no-such-sku,10',
      '',
    ]);
  });

  test('the file to correct has the columns of the upload, in their order', async () => {
    const staff = await as('staff');
    const { sku } = await product();
    const file = csvOf([{ selling_price1: 'x', product_name: 'Soap', mrp: 130, sku }]);
    const { file_id } = await checkFile(suite.shop, staff, 'prices', file);
    const { bytes } = await download(suite.shop, staff, `exportFileErrors?file_id=${file_id}`);
    const [head] = bytes.toString().split('\r\n');
    expect(head).toBe('\uFEFFproblem,selling_price1,product_name,mrp,sku');
  });

  test('a header is read however it is typed; what is twice or unknown is refused', async () => {
    const staff = await as('staff');
    const { sku } = await product();
    const headed = (head: string) =>
      checkFile(suite.shop, staff, 'prices', `${head}\r\n${sku},Soap,70\r\n`);
    const typed = await headed('SKU ,Product-Name, Selling  Price1');
    expect(typed).toMatchObject({ rows: 1, changes: 1, errors: [] });
    const twice = await headed('sku,Selling Price1,selling_price1');
    expect(twice.errors).toEqual([
      { row: 1, column: 'selling_price1', message: 'This column is there twice.' },
    ]);
    const [unknown] = (await headed('sku,Shop Name,selling_price1')).errors ?? [];
    expect(unknown).toMatchObject({ row: 1, column: 'shop name' });
    expect(unknown?.message).toContain('It may have: sku, product_name, mrp, selling_price1,');
  });

  test('a file is applied or undone only while its rows are as it found or left them', async () => {
    const staff = await as('staff');
    const [one, two] = [await product(), await product()];
    const upload = async (price: number) => {
      const rows = [one, two].map(({ sku }) => ({ sku, selling_price1: price }));
      return (await checkFile(suite.shop, staff, 'prices', csvOf(rows))).file_id ?? 0;
    };
    const stale = await upload(70);
    const file_id = await upload(60);
    expect(await staff.call('applyFile', { file_id })).toMatchObject({ success: true });
    const refused = await staff.call('applyFile', { file_id: stale });
    expect(refused).toMatchObject({ http: 200, success: false, code: 'changed-elsewhere' });
    expect((await staff.call('getFile', { file_id: stale })).file).toMatchObject({
      ...{ state: 'checked', problem: expect.stringContaining('Nothing was applied') },
    });
    await staff.call('saveProduct', { id: two.id, selling_price1: 55 });
    expect(await staff.call('undoFile', { file_id })).toMatchObject({ code: 'changed-elsewhere' });
    expect(await one.read()).toMatchObject({ packs: [{ pricePaise: 60_00 }] });
    expect(await two.read()).toMatchObject({ packs: [{ pricePaise: 55_00 }] });
    const same = await upload(0);
    expect(await staff.call('applyFile', { file_id: same })).toMatchObject({ code: 'has-errors' });
    const rows = csvOf([{ sku: one.sku, selling_price1: 60 }]);
    const nothing = await checkFile(suite.shop, staff, 'prices', rows);
    expect(await staff.call('applyFile', { file_id: nothing.file_id ?? 0 })).toMatchObject({
      code: 'nothing-to-change',
    });
  });

  test('of two who apply a file at once, one does', async () => {
    const staff = await as('staff');
    const one = await product();
    const rows = csvOf([{ sku: one.sku, selling_price1: 77 }]);
    const { file_id = 0 } = await checkFile(suite.shop, staff, 'prices', rows);
    const both = await Promise.all([1, 2].map(() => staff.call('applyFile', { file_id })));
    expect(both.map((answer) => answer.success).sort()).toEqual([false, true]);
    expect(await one.read()).toMatchObject({ version: 2 });
  });

  test('stock: counted into the ledger; what is sold meanwhile stays sold, and ends the undo', async () => {
    const staff = await as('staff');
    const [one, two] = [await product({ stock: 40 }), await product({ stock: 7 })];
    const rows = csvOf([
      { sku: one.sku, stock: 50 },
      { sku: two.sku, stock: 7 },
    ]);
    const count = () => checkFile(suite.shop, staff, 'stock', rows);
    const { file_id = 0, changes } = await count();
    expect(changes).toBe(1);
    await staff.call('changeStock', { product_id: one.id, units: 4, reason: 'counter-sale' });
    await staff.call('applyFile', { file_id });
    expect(await one.read()).toMatchObject({ stock: 46, version: 1 });
    const { movements } = await staff.call('listStockMovements', { product_id: one.id, limit: 1 });
    expect(movements).toMatchObject([
      { units: 10, reason: 'count', note: `File ${file_id}`, actor_name: 'A staff' },
    ]);
    expect(await staff.call('undoFile', { file_id })).toMatchObject({ success: true });
    expect(await one.read()).toMatchObject({ stock: 36 });
    const again = (await count()).file_id ?? 0;
    await staff.call('applyFile', { file_id: again });
    await staff.call('changeStock', { product_id: one.id, units: 1, reason: 'write-off' });
    expect(await staff.call('undoFile', { file_id: again })).toMatchObject({
      code: 'changed-elsewhere',
    });
    expect(await one.read()).toMatchObject({ stock: 49 });
    const wrong = csvOf([
      { sku: one.sku, stock: -3 },
      { sku: 'nothing', stock: 1 },
      { sku: two.sku, stock: '' },
    ]);
    expect((await checkFile(suite.shop, staff, 'stock', wrong)).errors).toMatchObject([
      { row: 2, column: 'stock' },
      { row: 3, column: 'sku' },
      { row: 4, column: 'stock', message: 'must not be empty' },
    ]);
  });

  test('customers: found by mobile, added and changed by the rules of the form, undone', async () => {
    const staff = await as('staff');
    const { id } = suite.buyer.me;
    const [me] = await suite.db.select().from(customers).where(eq(customers.id, id));
    const fresh = `9${String(id).padStart(9, '1')}`;
    const common = {
      ...{ address: '1 Road', city: 'Dehradun', state: 'uttarakhand', pincode: '248001' },
      ...{ distance: 3, owner_name: 'Asha', country: '' },
    };
    const file = csvOf([
      { mobile: `+91 ${fresh}`, firm_name: '=Sharma', email: `${fresh}@thok.example`, ...common },
      { mobile: me?.mobile ?? '', firm_name: 'Renamed Stores', email: me?.email ?? '', ...common },
    ]);
    const wrong = await checkFile(suite.shop, staff, 'customers', file);
    expect(wrong.errors).toMatchObject([
      { row: 3, column: 'country', message: 'must not be empty' },
    ]);
    const right = file.replace(/,country/, ',route');
    const checked = await checkFile(suite.shop, staff, 'customers', right);
    expect(checked).toMatchObject({ errors: [], changes: 2 });
    const file_id = checked.file_id ?? 0;
    expect(await staff.call('applyFile', { file_id })).toMatchObject({ success: true });
    const find = async (q: string) => (await staff.call('listCustomers', { q })).customers;
    expect(await find(fresh)).toMatchObject([{ firm_name: '=Sharma', mobile: fresh }]);
    expect(await find('Renamed Stores')).toMatchObject([{ id, owner_name: 'Asha' }]);
    expect(await staff.call('undoFile', { file_id })).toMatchObject({ success: true });
    expect(await find(fresh)).toEqual([]);
    const [now] = await suite.db.select().from(customers).where(eq(customers.id, id));
    expect({ ...now, version: 1 }).toEqual(me);
    const bad = csvOf([
      {
        mobile: fresh,
        firm_name: 'A',
        email: String(me?.email).toUpperCase(),
        gst_number: 'x',
        ...common,
      },
    ]);
    expect((await checkFile(suite.shop, staff, 'customers', bad)).errors).toMatchObject([
      { row: 2, column: 'gst_number' },
      { row: 2, column: 'email', message: 'Another customer has this e-mail.' },
    ]);
  });

  test('customers: a link to set the PIN is void once the file, or its undo, changes the e-mail', async () => {
    const staff = await as('staff');
    const [me] = await suite.db.select().from(customers).where(eq(customers.id, suite.buyer.me.id));
    const { id: customerId, mobile } = me ?? { id: 0, mobile: '' };
    const mail = () =>
      replaceResetToken(suite.db, { tokenHash: 'mailed', customerId }, { evenIfYoung: true });
    const works = async () => (await findResetToken(suite.db, 'mailed')) !== undefined;
    const check = async (row: Record<string, string>) =>
      (await checkFile(suite.shop, staff, 'customers', csvOf([{ mobile, ...row }]))).file_id ?? 0;
    const moved = await check({ city: 'Haridwar' });
    await mail();
    await staff.call('applyFile', { file_id: moved });
    expect(await works()).toBe(true);
    const file_id = await check({ email: `new-${mobile}@thok.example` });
    for (const name of ['applyFile', 'undoFile'] as const) {
      await mail();
      expect(await staff.call(name, { file_id })).toMatchObject({ success: true });
      expect(await works(), name).toBe(false);
    }
  });

  test('a role handles the files of what it may save', async () => {
    const [staff, packer] = [await as('staff'), await as('packer')];
    const file = csvOf([{ sku: 'a', mrp: 1 }]);
    expect(await checkFile(suite.shop, staff, 'products', file)).toMatchObject({ http: 403 });
    expect(await checkFile(suite.shop, packer, 'prices', file)).toMatchObject({ http: 403 });
    const owner = await as('owner');
    const { file_id = 0 } = await checkFile(suite.shop, owner, 'products', file);
    expect(await staff.call('getFile', { file_id })).toMatchObject({ http: 403 });
    expect(await staff.call('applyFile', { file_id })).toMatchObject({ http: 403 });
    const listed = await staff.call('listFiles', {});
    expect(listed.files?.some((one) => one.file_id === file_id)).toBe(false);
    const [latest] = (await owner.call('listFiles', { kind: 'products', limit: 1 })).files ?? [];
    expect(latest).toMatchObject({ file_id, wrong: 1, operator_name: 'A owner' });
    expect(await owner.call('countFiles', { kind: 'products', q: 'no such' })).toMatchObject({
      count: 0,
    });
    const named = { kind: 'products', q: latest?.name.slice(1, 4).toUpperCase() } as const;
    expect((await owner.call('listFiles', named)).files?.[0]).toMatchObject({ file_id });
    expect((await owner.call('countFiles', named)).count).toBeGreaterThan(0);
    expect(await staff.call('countFiles', named)).toMatchObject({ count: 0 });
    expect((await download(suite.shop, staff, 'exportFile?kind=products')).http).toBe(403);
    expect((await download(suite.shop, staff, 'exportTemplate?kind=products')).http).toBe(403);
    expect(await owner.call('getFile', { file_id: 9_999_999 })).toMatchObject({ http: 404 });
  });
});

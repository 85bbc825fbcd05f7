import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { postingLines } from '#server/db/schema/ledger.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { bills, receipts } from '#server/db/schema/receipts.ts';
import { addCustomer } from '#test/builders.ts';
import { newKey } from '#test/buyer.ts';
import { checkFile, csvOf, download } from '#test/import-file.ts';
import { importSuite } from '#test/import-suite.ts';
import type { TestOperator } from '#test/operator.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('opening bills on %s', (_kind, openDb) => {
  const { suite, as } = importSuite(openDb);
  let owner: TestOperator;
  let customer_id: number;
  let mobile: string;
  beforeEach(async () => {
    owner = await as('owner');
    customer_id = suite.buyer.me.id;
    mobile = await mobileOf(customer_id);
  });

  async function mobileOf(id: number): Promise<string> {
    const [row] = await suite.db.select().from(customers).where(eq(customers.id, id));
    return row?.mobile ?? '';
  }

  const old = (bill_number: string, amount: number | string, more: object = {}) => ({
    ...{ mobile, bill_number, date: '2026-03-14', due_date: '2026-04-13', amount, ...more },
  });
  const check = (rows: Record<string, string | number>[], control_sum: string) =>
    checkFile(suite.shop, owner, 'openingBills', csvOf(rows), { control_sum });

  async function applied(rows: Record<string, string | number>[], control_sum: string) {
    const { file_id = 0 } = await check(rows, control_sum);
    expect(await owner.call('applyFile', { file_id })).toMatchObject({ success: true });
    return file_id;
  }

  const dueOf = async (id = customer_id) =>
    (await owner.call('getLedger', { customer_id: id })).balance;
  const opening = () =>
    suite.db
      .select()
      .from(bills)
      .where(and(eq(bills.customerId, customer_id), eq(bills.kind, 'opening')));

  test('are checked without a change, applied whole, and in the ledger, never in sales or tax', async () => {
    const checked = await check(
      [old('B-17', '₹1,20,000.50'), old('B-18', 500, { due_date: '' }), old('C-3', -250.25)],
      '120250.25',
    );
    expect(checked).toMatchObject({ rows: 3, changes: 3, sum: 1_20_250.25, errors: [] });
    const file_id = checked.file_id ?? 0;
    expect(await opening()).toEqual([]);
    const { rows } = await owner.call('listFileRows', { file_id, show: 'changes' });
    expect(rows?.[0]).toMatchObject({
      ...{ key: mobile, target_id: customer_id, before: null },
      after: {
        bill_number: 'B-17',
        date: '2026-03-14',
        due_date: '2026-04-13',
        amount: 1_20_000.5,
      },
    });
    const { file } = await owner.call('applyFile', { file_id });
    expect(file).toMatchObject({ state: 'applied', added: 3, sum: 1_20_250.25 });
    expect(await opening()).toMatchObject([
      { number: 'B-17', day: '2026-03-14', dueDay: '2026-04-13', amountPaise: 1_20_000_50 },
      { number: 'B-18', day: '2026-03-14', dueDay: '2026-03-14', amountPaise: 500_00 },
    ]);
    expect(await dueOf()).toBe(1_20_250.25);
    const lines = await suite.db
      .select({ account: postingLines.account, paise: sql`sum(${postingLines.amountPaise})::int` })
      .from(postingLines)
      .where(
        sql`posting_id in (select posting_id from posting_lines where customer_id = ${customer_id})`,
      )
      .groupBy(postingLines.account);
    expect(lines.map(({ account }) => account).sort()).toEqual(['opening', 'receivable']);
    const log = await suite.db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.subject, `customer ${customer_id}`), eq(auditLog.action, 'applyFile')),
      );
    expect(log).toHaveLength(3);
  });

  test('are applied only where they come to the sum that was typed', async () => {
    const rows = [old('S-1', 100), old('S-2', -40)];
    const { file_id = 0, success } = await check(rows, '60.01');
    expect(success).toBe(true);
    expect(await owner.call('applyFile', { file_id })).toMatchObject({
      ...{ success: false, code: 'sum-differs' },
      message: expect.stringContaining('come to ₹60.00, not to ₹60.01 as you typed'),
    });
    expect(await opening()).toEqual([]);
    const { file } = await owner.call('getFile', { file_id });
    expect(file).toMatchObject({ state: 'checked', sum: 60, control_sum: 60.01 });
    const without = await checkFile(suite.shop, owner, 'openingBills', csvOf(rows));
    expect(without).toMatchObject({ code: 'bad-input', fields: { control_sum: 'is required' } });
    await applied(rows, '60');
    expect(await dueOf()).toBe(60);
  });

  test('are told by row what is wrong with them', async () => {
    await applied([old('W-1', 100)], '100');
    const checked = await check(
      [
        old('W-2', 10, { mobile: '6000000001' }),
        old('w-1', 90),
        old('W-1', 100),
        old('W-3', 10, { date: '31/03/2026', due_date: '30-3-2026' }),
        old('W-4', 0, { date: '2999-01-01' }),
        old('W-5', 'much'),
        old('W-6', 5),
        old('W-6', 6),
        old('', 30_000_000),
      ],
      '1',
    );
    expect(checked.errors).toEqual([
      { row: 2, column: 'mobile', message: 'There is no customer with this mobile number.' },
      { row: 3, column: 'bill_number', message: expect.stringContaining('of this number already') },
      { row: 4, column: 'bill_number', message: expect.stringContaining('is also in row 3') },
      { row: 5, column: 'due_date', message: 'must not be before the bill' },
      { row: 6, column: 'date', message: 'must be a day of this century' },
      { row: 6, column: 'amount', message: 'must not be nothing' },
      { row: 7, column: 'amount', message: 'must be an amount in rupees' },
      { row: 9, column: 'bill_number', message: 'is also in row 8: please keep one of them' },
      { row: 10, column: 'amount', message: 'must be at most ₹2,00,00,000' },
      { row: 10, column: 'bill_number', message: 'must not be empty' },
    ]);
    const { file_id = 0 } = checked;
    expect(await owner.call('applyFile', { file_id })).toMatchObject({ code: 'has-errors' });
    expect(await check([old('W-1', 100)], '100')).toMatchObject({ changes: 0, errors: [] });
  });

  test('of two files with the same bill, checked before either was applied, one is applied', async () => {
    const files = [await check([old('T-1', 70)], '70'), await check([old('t-1', 70)], '70')];
    const answers = await Promise.all(
      files.map(({ file_id = 0 }) => owner.call('applyFile', { file_id })),
    );
    expect(answers.map(({ code }) => code ?? 'applied').sort()).toEqual([
      'applied',
      'changed-elsewhere',
    ]);
    expect(await dueOf()).toBe(70);
  });

  test('are undone by papers that balance them, and can be told again', async () => {
    const rows = [old('U-1', 100), old('U-2', -30)];
    const file_id = await applied(rows, '70');
    expect(await owner.call('undoFile', { file_id })).toMatchObject({ file: { state: 'undone' } });
    expect(await dueOf()).toBe(0);
    const { entries } = await owner.call('getLedger', { customer_id });
    expect(entries).toHaveLength(4);
    expect(await download(suite.shop, owner, 'exportFile?kind=openingBills')).not.toMatchObject({
      bytes: expect.stringContaining('U-1'),
    });
    const again = await applied([old('U-1', 90), old('U-2', -20)], '70');
    expect(await dueOf()).toBe(70);
    await owner.call('recordReceipt', {
      ...{ customer_id, amount: 10, method: 'cash', idempotency_key: newKey() },
    });
    expect(await owner.call('undoFile', { file_id: again })).toMatchObject({
      code: 'changed-elsewhere',
    });
    expect(await dueOf()).toBe(60);
    expect(await suite.db.$count(receipts, eq(receipts.customerId, customer_id))).toBe(4);
  });

  test('are exported as they were told, and taken in again without a change', async () => {
    await applied([old('E-1', 100), old('E-2', -30, { due_date: '' })], '70');
    for (const format of ['csv', 'xlsx']) {
      const { bytes } = await download(
        suite.shop,
        owner,
        `exportFile?kind=openingBills&format=${format}`,
      );
      const again = await checkFile(suite.shop, owner, 'openingBills', bytes, { control_sum: '0' });
      expect(again).toMatchObject({ errors: [], changes: 0 });
    }
  });

  test('keep a customer that a file added from being taken out again', async () => {
    const id = await addCustomer(suite.db);
    mobile = await mobileOf(id);
    await applied([old('K-1', 100)], '100');
    expect(await dueOf(id)).toBe(100);
  });

  test('are not for packers', async () => {
    const packer = await as('packer');
    const answer = await checkFile(suite.shop, packer, 'openingBills', csvOf([old('P-1', 1)]), {
      control_sum: '1',
    });
    expect(answer).toMatchObject({ code: 'not-allowed' });
  });

  test('of 600 customers are there at once', async () => {
    await suite.db.execute(sql`
      insert into customers (firm_name, owner_name, address, city, state, country, pincode, distance_km, mobile, email)
      select 'Day one', 'O', '1 Road', 'Dehradun', 'Uttarakhand', 'India', '248001', 4, (6100000000 + n)::text,
        'd' || n || '@day-one.example'
      from generate_series(1, 600) n`);
    const found = await suite.db.select().from(customers).where(eq(customers.firmName, 'Day one'));
    const ids = found.map(({ id }) => id);
    const rows = found.flatMap((one) =>
      [0, 1].map((n) => old(`D-${one.id}-${n}`, 100 + n, { mobile: one.mobile })),
    );
    await applied(rows, String(600 * 201));
    const [sum] = await suite.db
      .select({ paise: sql<number>`sum(${postingLines.amountPaise})::int` })
      .from(postingLines)
      .where(sql`${postingLines.customerId} = any(${sql.param(ids)}::int[])`);
    expect(sum?.paise).toBe(600 * 201_00);
  });
});

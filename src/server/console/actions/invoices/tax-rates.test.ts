import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { settings } from '#server/db/schema/shop.ts';
import { taxRates } from '#server/db/schema/tax.ts';
import { maxRates } from '#server/queries/invoices/tax-rates.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { addProduct } from '#test/builders.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let owner: TestOperator;
const db = () => shop.database.db;
beforeAll(async () => {
  shop = await startApp();
  owner = await newOperator(shop, 'owner');
  await db().delete(taxRates);
});
afterAll(() => shop.close());

describe('saveTaxRate', () => {
  test('keeps one rate for the same digits and day, and logs what was there', async () => {
    const rate = { hsn: '3304', from: '2025-09-22' };
    expect(await owner.call('saveTaxRate', { ...rate, rate: 18 })).toMatchObject({
      rate: { ...rate, rate: 18 },
    });
    await owner.call('saveTaxRate', { ...rate, rate: 5 });
    await owner.call('saveTaxRate', { hsn: '33', from: '2017-07-01', rate: 0.25 });
    const { rates = [] } = await owner.call('listTaxRates', {});
    expect(rates.map(({ hsn, rate }) => [hsn, rate])).toEqual([
      ['33', 0.25],
      ['3304', 5],
    ]);
    const subject = 'GST rate of 3304 from 2025-09-22';
    const [entry] = await readAudit(db(), { subject, limit: 1 });
    expect(entry?.details).toEqual({ before: { rate: 18 }, after: { rate: 5 } });
    const { id = 0 } = rates[1] ?? {};
    expect(await owner.call('deleteTaxRate', { id })).toMatchObject({ success: true });
    expect(await owner.call('deleteTaxRate', { id })).toMatchObject({ http: 404 });
  });

  test.each([
    [{ hsn: '330' }, /^HSN must be 2, 4, 6 or 8 digits\.$/],
    [{ hsn: '33O4' }, /^HSN must be 2, 4, 6 or 8 digits\.$/],
    [{ rate: 17 }, /^Rate must be one of 0, 0\.1,/],
    [{ rate: -5 }, /^Rate must be one of/],
    [{ from: '22-09-2025' }, /^From must be a day/],
  ])('refuses %j', async (wrong, message) => {
    const given = { hsn: '3304', rate: 5, from: '2025-09-22', ...wrong };
    expect(await owner.call('saveTaxRate', given)).toMatchObject({
      ...{ http: 400, message: expect.stringMatching(message) },
    });
  });

  test('refuses one more than are read: an older one would be used in its place', async () => {
    await db().execute(sql`insert into tax_rates (hsn, "from", rate)
      select lpad(hsn::text, 8, '0'), '2025-09-22', 500 from generate_series(1, ${maxRates}) hsn
      on conflict do nothing`);
    const given = { hsn: '99999999', rate: 5, from: '2025-09-22' };
    expect(await owner.call('saveTaxRate', given)).toMatchObject({ code: 'too-many' });
    expect(await owner.call('saveTaxRate', { ...given, hsn: '00000001' })).toMatchObject({
      rate: { hsn: '00000001', rate: 5 },
    });
    await db().delete(taxRates);
  });

  test('keeps those that are saved at once, none of them busy', async () => {
    const saved = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        owner.call('saveTaxRate', { hsn: `${33_10 + i}`, rate: 5, from: '2025-09-22' }),
      ),
    );
    expect(saved.map(({ http }) => http)).toEqual(saved.map(() => 200));
    await db().delete(taxRates);
  });

  test('is the owner’s', async () => {
    const staff = await newOperator(shop, 'staff');
    const given = { hsn: '3304', rate: 5, from: '2025-09-22' };
    expect(await staff.call('saveTaxRate', given)).toMatchObject({ http: 403 });
  });
});

test('what cannot be invoiced is found, counted and marked, in a shop that charges GST', async () => {
  await db().delete(taxRates);
  await db().update(products).set({ hidden: true, hsn: '3304' });
  await db()
    .insert(taxRates)
    .values([
      { hsn: '3304', from: '2025-09-22', rate: 5_00 },
      { hsn: '3305', from: '2099-01-01', rate: 5_00 },
    ]);
  const made = async (hsn: string) => {
    const id = await addProduct(db());
    await db().update(products).set({ hsn }).where(eq(products.id, id));
    return id;
  };
  const good = await made('33049990');
  const bad = [await made(''), await made('3305'), await made('7113')];
  const found = async () => {
    const list = await owner.call('listProducts', { without_rate: '1', limit: 200 });
    const shown = (list.products ?? []).filter(({ hidden }) => !hidden);
    const { waiting } = await owner.call('getToday', {});
    return { ids: shown.map(({ id }) => id).sort(), count: waiting?.without_rate };
  };
  const mode = (gstMode: 'regular' | 'unregistered', hsnDigits = 4) =>
    db().update(settings).set({ gstMode, hsnDigits });
  await mode('regular');
  expect(await found()).toEqual({ ids: bad.toSorted(), count: 3 });
  expect((await owner.call('getProduct', { id: good })).product).toMatchObject({
    ...{ hsn: '33049990', uqc: 'NOS', without_rate: false },
  });
  expect((await owner.call('getProduct', { id: bad[0] ?? 0 })).product?.without_rate).toBe(true);
  await mode('unregistered');
  expect(await found()).toEqual({ ids: [], count: 0 });
});

test('a shop that is registered needs its GSTIN and State, and papers two series', async () => {
  await db().update(settings).set({ gstMode: 'unregistered', gstin: '', state: '' });
  const save = (given: object) => owner.call('saveSettings', given);
  expect(await save({ gst_mode: 'regular' })).toMatchObject({
    ...{ http: 400, message: expect.stringMatching(/is required/) },
  });
  expect(
    await save({ gst_mode: 'regular', gstin: '05AADCD4821K1ZS', state: 'Punjab' }),
  ).toMatchObject({
    ...{ http: 400, message: 'GSTIN does not begin with the code of Punjab.' },
  });
  expect(
    await save({ gst_mode: 'regular', gstin: '05AADCD4821K1ZS', state: 'Uttarakhand' }),
  ).toMatchObject({
    settings: { gst_mode: 'regular', state: 'Uttarakhand' },
  });
  expect(await save({ invoice_prefix: 'crn' })).toMatchObject({ http: 400 });
  expect(await save({ invoice_prefix: '0AB' })).toMatchObject({ http: 400 });
  expect(await save({ invoice_prefix: 'dw' })).toMatchObject({
    settings: { invoice_prefix: 'DW' },
  });
});

test('a prefix that credit notes of this year have is none for invoices, nor the other way', async () => {
  const save = (given: object) => owner.call('saveSettings', given);
  const [invoice] = await db().select().from(invoices).limit(1);
  const prefix = invoice?.number.slice(0, invoice.number.indexOf('/'));
  expect(await save({ invoice_prefix: 'ZA' })).toMatchObject({ success: true });
  expect(await save({ credit_note_prefix: prefix })).toMatchObject({
    ...{ http: 400, message: expect.stringMatching(/must not be one that invoices of this year/) },
  });
  expect(await save({ receipt_prefix: prefix })).toMatchObject({
    ...{ http: 400, message: expect.stringMatching(/must not be one that invoices of this year/) },
  });
  expect(await save({ receipt_prefix: 'CRN' })).toMatchObject({
    ...{ http: 400, message: expect.stringMatching(/not be the one of invoices or credit notes/) },
  });
  expect(await save({ invoice_prefix: prefix, receipt_prefix: 'rc1' })).toMatchObject({
    settings: { receipt_prefix: 'RC1' },
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { insertPicture } from '#server/queries/catalogue/pictures.ts';
import { addProduct } from '#test/builders.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { toldFields } from '#test/told-fields.ts';

let shop: TestApp;
let owner: TestOperator;
beforeAll(async () => {
  shop = await startApp();
  owner = await newOperator(shop, 'owner');
});
afterAll(() => shop.close());

const db = () => shop.database.db;

async function read() {
  const { settings } = await owner.call('getSettings', {});
  if (!settings) throw new Error('no settings');
  return settings;
}

describe('saveSettings', () => {
  test('changes what is given, shows it in the shop and logs only that', async () => {
    const before = await read();
    const change = {
      opening_hours: 'Mon–Sat 9–7\nSun closed',
      cost_per_km: 4.5,
      phone: '0135 2712345',
      delivery_km: 45,
    };
    const saved = await owner.call('saveSettings', { version: before.version, ...change });
    expect(saved.settings).toEqual({ ...before, ...change, version: before.version + 1 });
    await shop.catalogue.refresh();
    const { data } = (await shop.app.inject('/api/getHomeSettings')).json();
    expect(data).toMatchObject({
      ...{ opening_hours: change.opening_hours, phone: change.phone, delivery_km: 45 },
    });
    const delivery = (await shop.app.inject('/api/getDeliverySettings')).json();
    expect(delivery.settings.cost_per_km).toBe(4.5);
    const [entry] = await db().select().from(auditLog).where(eq(auditLog.subject, 'shop settings'));
    expect(entry).toMatchObject({ action: 'saveSettings', operatorId: owner.id });
    const { cost_per_km, delivery_km, opening_hours, phone } = before;
    expect(entry?.details).toEqual({
      before: { cost_per_km, delivery_km, opening_hours, phone },
      after: change,
    });
  });

  test('takes back what it answered', async () => {
    const settings = await read();
    expect((await owner.call('saveSettings', settings)).settings).toEqual(settings);
  });

  test('tells whoever saves second what is there now', async () => {
    const { version } = await read();
    const both = await Promise.all(
      ['One', 'Two'].map((page_title) => owner.call('saveSettings', { version, page_title })),
    );
    const [won, lost] = both.toSorted((a, b) => Number(b.success) - Number(a.success));
    expect(lost).toMatchObject({ code: 'changed-elsewhere', settings: won?.settings });
  });

  test('stores head tags and structured data clean', async () => {
    const saved = await owner.call('saveSettings', {
      header_tags: '<meta name="author" content="Us"><script>alert(1)</script>',
      schema_code: '{ "@type": "Store" }',
    });
    expect(saved.settings).toMatchObject({
      header_tags: '<meta name="author" content="Us" />',
      schema_code: '{"@type":"Store"}',
    });
  });

  test('takes a logo that was uploaded, which the shop serves by its name', async () => {
    const uploaded = `${'f0'.repeat(16)}.webp`;
    const png = await import('sharp').then(({ default: sharp }) =>
      sharp({ create: { width: 240, height: 72, channels: 3, background: '#0b6b4b' } })
        .webp()
        .toBuffer(),
    );
    const picture = { folder: 'shop', name: uploaded, bytes: png, width: 240, height: 72 };
    await insertPicture(db(), picture);
    const saved = await owner.call('saveSettings', { logo: uploaded });
    expect(saved.settings?.logo).toBe(uploaded);
    const served = await shop.app.inject(`/images/${uploaded}?w=160`);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  test.each([
    [{ shop_name: '' }, 'shop_name'],
    [{ page_title: ' ' }, 'page_title'],
    [{ gstin: '05AADCD4821K1ZT' }, 'gstin'],
    [{ upi_id: 'doon' }, 'upi_id'],
    [{ email: 'hello' }, 'email'],
    [{ phone: 'call us' }, 'phone'],
    [{ facebook: 'http://facebook.com/x' }, 'facebook'],
    [{ youtube: 'javascript:alert(1)' }, 'youtube'],
    [{ cost_per_km: -1 }, 'cost_per_km'],
    [{ express_delivery: '1.234' }, 'express_delivery'],
    [{ low_stock_units: -1 }, 'low_stock_units'],
    [{ schema_code: '{' }, 'schema_code'],
    [{ logo: 'not-there.webp' }, 'logo'],
  ])('refuses %j by the field’s name', async (wrong, field) => {
    const answer = await owner.call('saveSettings', wrong as never); // `as`: what the schema refuses
    expect([answer.http, answer.code]).toEqual([400, 'bad-input']);
    expect(toldFields(answer)).toContain(`${field}:`);
  });
});

test('the shop’s low-stock rule holds for products without one of their own', async () => {
  const [plain, own] = [
    await addProduct(db(), [{ size: 6, pricePaise: 100 }], { stock: 40 }),
    await addProduct(db(), [{ size: 6, pricePaise: 100 }], { stock: 40 }),
  ];
  await db().update(products).set({ lowStockUnits: 10 }).where(eq(products.id, own));
  const isLow = async (id: number) => (await owner.call('getProduct', { id })).product?.low_stock;
  const low = async () => {
    await shop.catalogue.refresh();
    return [
      await isLow(plain),
      await isLow(own),
      (await owner.call('getToday', {})).waiting?.low_stock,
    ];
  };
  await owner.call('saveSettings', { low_stock_units: null });
  const [, , before] = await low();
  expect(await low()).toEqual([false, false, before]);
  await owner.call('saveSettings', { low_stock_units: 41 });
  const [plainLow, ownLow, after] = await low();
  expect([plainLow, ownLow]).toEqual([true, false]);
  expect(Number(after)).toBeGreaterThan(Number(before));
});

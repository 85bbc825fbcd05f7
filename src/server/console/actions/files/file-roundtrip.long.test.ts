import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneLine, visibleText } from '#domain/content/plain-text.ts';
import { importKinds, keyColumn } from '#domain/files/import-file.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { brands, packs, products, subcategories } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { insertBill } from '#server/queries/payments/bills.ts';
import { addCustomer, addProduct, addShop } from '#test/builders.ts';
import { checkFile, download } from '#test/import-file.ts';
import { noteError } from '#test/logged-errors.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { newPostgresDb } from '#test/test-db.ts';

let shop: TestApp;
let owner: TestOperator;
const productIds: number[] = [];
const customerIds: number[] = [];

beforeAll(async () => {
  // A small shop: the whole of it goes out and in again with each text.
  const database = await openPostgres(await newPostgresDb('template0'), noteError);
  await database.migrate();
  await addShop(database.db);
  for (let i = 0; i < 4; i += 1) productIds.push(await addProduct(database.db));
  for (let i = 0; i < 4; i += 1) customerIds.push(await addCustomer(database.db));
  shop = await startApp(database);
  owner = await newOperator(shop, 'owner');
});
afterAll(() => shop.close());

/** What spreadsheets, CSV and XML stumble over. */
const piece = fc.constantFrom(
  ...["'", '"', '=', '+', '-', '@', ',', ';', '\t', '\n', '\r', '\r\n', '<', '&', ']]>', '\\'],
  ...['_x000D_', '\u0001', '\u2028', '\uFEFF', '0', '007', '1E+5', 'यह', '🙂', 'null', ' ', 'a'],
);
const text = fc
  .array(piece, { minLength: 1, maxLength: 12 })
  // As the shop keeps texts, which the console cleans.
  .map((pieces) => visibleText(pieces.join('')).trim())
  .filter((given) => given !== '');

/** Of a product and a customer each: a file takes long to go out and in, whatever is in it. */
const texts = fc.array(fc.tuple(text, text, text), { minLength: 3, maxLength: 4 });

test.each(['csv', 'xlsx'] as const)(
  'an export (%s) of hostile texts imports again without a change',
  async (format) => {
    const { db } = shop.database;
    let run = 0;
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        for (const [i, [one, two, three]] of given.entries()) {
          run += 1;
          const product = productIds[i] ?? 0;
          await db
            .update(products)
            .set({
              ...{ name: oneLine(two), descriptionHtml: `${three} ` },
              // No two products have the same.
              ...{ sku: `${oneLine(one)}${run}`, barcode: `${oneLine(three).slice(0, 30)}${run}` },
            })
            .where(eq(products.id, product));
          await db
            .update(packs)
            .set({ packaging: oneLine(three) })
            .where(eq(packs.productId, product));
          if (i === 0) {
            await db.update(brands).set({ name: oneLine(one), nameHi: oneLine(two) });
            await db.update(subcategories).set({ name: oneLine(three), nameHi: oneLine(one) });
          }
          for (const part of [format, 'again']) {
            const number = `${oneLine(one).slice(0, 25)}${format}${part}${run}`;
            await insertBill(db, {
              ...{ kind: 'opening', customerId: customerIds[i] ?? 0, amountPaise: 100 * run + i },
              ...{ number, day: '2026-03-14', dueDay: '2026-03-31' },
            });
          }
          await db
            .update(customers)
            .set({
              ...{ firmName: oneLine(one), ownerName: oneLine(two) },
              ...{ address: three, shopNo: three, route: one },
            })
            .where(eq(customers.id, customerIds[i] ?? 0));
        }
        for (const kind of importKinds) {
          const path = `exportFile?kind=${kind}&format=${format}`;
          const { http, bytes } = await download(shop, owner, path);
          expect(http).toBe(200);
          const answer = await checkFile(shop, owner, kind, bytes, { control_sum: '0' });
          expect(answer, `${kind} ${JSON.stringify(given)}`).toMatchObject({
            ...{ success: true, errors: [], changes: 0 },
          });
          expect(answer.rows).toBeGreaterThan(1);
        }
      }),
      { numRuns: 4, examples: [[[["'", "'", '1E+5']]]] },
    );
  },
  120_000,
);

test.each(['products', 'customers'] as const)(
  'the export of the list of %s is taken in too, and changes nothing',
  async (kind) => {
    const list = kind === 'products' ? 'exportProducts' : 'exportCustomers';
    const { bytes } = await download(shop, owner, list);
    expect(await checkFile(shop, owner, kind, bytes)).toMatchObject({ errors: [], changes: 0 });
  },
);

test('a template has the columns of its kind and a row to go by', async () => {
  for (const kind of importKinds) {
    const { bytes, type } = await download(shop, owner, `exportTemplate?kind=${kind}&format=csv`);
    expect(type).toBe('text/csv; charset=utf-8');
    const [head = '', row = ''] = bytes.toString().split('\r\n');
    expect(head.replace('\uFEFF', '').split(',')[0]).toBe(
      kind === 'customers' ? 'firm_name' : keyColumn(kind),
    );
    expect(row).not.toBe('');
    const xlsx = await download(shop, owner, `exportTemplate?kind=${kind}&format=xlsx`);
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
    const checked = await checkFile(shop, owner, kind, xlsx.bytes, { control_sum: '0' });
    expect(checked.rows).toBe(1);
  }
});

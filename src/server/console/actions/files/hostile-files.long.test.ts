import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { importRows } from '#server/db/schema/files.ts';
import { checkFile, fileForm } from '#test/import-file.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { xlsxOf, zipOf } from '#test/zip.ts';

let shop: TestApp;
let staff: TestOperator;
let before: unknown;
const state = () => shop.database.db.select().from(products).orderBy(products.id);

beforeAll(async () => {
  shop = await startApp();
  staff = await newOperator(shop, 'staff');
  before = await state();
});
afterAll(async () => {
  expect(await state()).toEqual(before);
  expect(await shop.database.db.$count(importRows)).toBe(0);
  await shop.close();
});

const check = (file: Uint8Array | string) => checkFile(shop, staff, 'prices', file);

async function expectRefused(file: Uint8Array | string, reason: RegExp) {
  const answer = await check(file);
  expect(answer).toMatchObject({ http: 200, success: false, code: 'unreadable-file' });
  expect(answer.message).toMatch(reason);
  const { file: kept } = await staff.call('getFile', { file_id: Number(answer.file_id) });
  expect(kept).toMatchObject({ state: 'refused', problem: answer.message, rows: 0 });
}

const sheet = (rows: (string | number)[][]) => writeXlsx({ sheets: [{ name: 'S', rows }] });

describe('a hostile file is refused with its reason and changes nothing:', () => {
  test('empty', async () => {
    await expectRefused('', /is empty/);
    await expectRefused('sku,mrp\r\n', /no rows below its header/);
  });

  test('a zip bomb, by what it says', () =>
    expectRefused(
      zipOf([{ name: 'xl/worksheets/sheet1.xml', text: 'x', saidSize: 4_000_000_000 }]),
      /far too large once unpacked/,
    ));

  test('a zip bomb that says it is small', () =>
    expectRefused(
      zipOf([{ name: 'xl/worksheets/sheet1.xml', text: ' '.repeat(50_000_000), saidSize: 1_000 }]),
      /larger inside than it says/,
    ));

  test('a ZIP that is no spreadsheet, damaged, or cut off', async () => {
    await expectRefused(zipOf([{ name: 'readme.txt', text: 'hello' }]), /cannot be read/);
    const whole = await sheet([['sku', 'mrp']]);
    await expectRefused(whole.subarray(0, whole.length - 30), /damaged or cut off/);
    const broken = Buffer.from(whole);
    broken.fill(7, 60, 400);
    await expectRefused(broken, /damaged or cut off|cannot be read/);
  });

  test('formulas of a sheet', async () => {
    const cells = new Map([['1,0', { formula: 'WEBSERVICE("http://evil.example")', value: 1 }]]);
    const file = await writeXlsx({
      sheets: [
        {
          name: 'S',
          rows: [
            ['sku', 'mrp'],
            ['x', 1],
          ],
          cells,
        },
      ],
    });
    await expectRefused(file, /has formulas/);
  });

  test('other encodings', async () => {
    await expectRefused(Buffer.from('\uFEFFsku,mrp\r\na,1\r\n', 'utf16le'), /no UTF-8 text/);
    await expectRefused(Buffer.from('sku,mrp\r\ncaf\xe9,1\r\n', 'latin1'), /no UTF-8 text/);
    await expectRefused(Buffer.from('sku,mrp\r\n\0\0,1\r\n'), /no UTF-8 text/);
    const late = `sku,mrp\r\n${'a,1\r\n'.repeat(40_000)}`;
    await expectRefused(Buffer.concat([Buffer.from(late), Buffer.from([0xff, 0x0a])]), /no UTF-8/);
  });

  test('cells that are no text', async () => {
    for (const cell of ['a&#0;', 'a_x0000_', 'a\0', '&#xD800;']) {
      const file = xlsxOf(`<row r="1"><c t="inlineStr"><is><t>${cell}</t></is></c></row>`);
      await expectRefused(file, /Row 1 has a character that is no text/);
    }
    const late = `sku,mrp\r\n${'a,1\r\n'.repeat(20_000)}`;
    await expectRefused(`${late}a\0,1\r\n`, /Row 20002 has a character that is no text/);
  });

  test('rows of a sheet twice, or out of order', async () => {
    const cell = '<c t="inlineStr"><is><t>sku</t></is></c>';
    for (const second of [1, -5]) {
      const rows = `<row r="1">${cell}</row><row r="${second}">${cell}</row>`;
      await expectRefused(xlsxOf(rows), /cannot be read/);
    }
  });

  test('an old Excel file, a picture, whatever it is called', async () => {
    await expectRefused(Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel file/);
    await expectRefused(Buffer.from('89504e470d0a1a0a00', 'hex'), /no UTF-8 text/);
  });

  test('10,000 columns', async () => {
    const wide = Array.from({ length: 10_000 }, (_, i) => `c${i}`);
    await expectRefused(`${wide.join(',')}\r\n`, /has 10000 columns; a file has at most 200/);
    await expectRefused(await sheet([wide]), /has 10000 columns/);
  });

  test('too many rows, a cell or a row without an end', async () => {
    await expectRefused(`sku,mrp\r\n${'\r\n'.repeat(100_001)}a,1\r\n`, /at most 1,00,000 rows/);
    await expectRefused(`sku,mrp\r\n${'a'.repeat(50_000)},1\r\n`, /more than 40000 characters/);
    await expectRefused(`sku,mrp\r\n${'a'.repeat(2_000_000)}`, /is too long/);
  });

  test('a quotation mark that is never closed', async () => {
    await expectRefused('sku,mrp\r\na,1\r\n"b,2\r\nc,3\r\n', /opens in row 3 is never closed/);
    await expectRefused('sku,mrp\r\na,"1"2"\r\n', /quotation marks/);
  });

  test('an upload that breaks off', async () => {
    const { payload, headers } = fileForm({ kind: 'prices' }, Buffer.from('sku,mrp\r\na,1\r\n'));
    const cut = payload.subarray(0, payload.length - 40);
    const answer = await shop.app.inject({
      ...{ url: '/console/api/checkFile', method: 'POST', payload: cut },
      headers: { 'x-thok': '1', ...staff.headers, ...headers },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'bad-input' });
  });

  test('more bytes than a file may have', async () => {
    expect(await check(Buffer.alloc(33 * 1024 * 1024, 'a'))).toMatchObject({
      ...{ http: 413, message: 'A file has at most 32 MB. Please split it.' },
    });
  });
});

test.each([
  ['sku,mrp,mrp\na,1,1', 'mrp', /there twice/],
  ['sku,price\na,1', 'price', /no such column/],
  ['sku,,mrp\na,1,1', 'B', /no name/],
  ['mrp\n1', 'sku', /missing/],
  ['sku\na', 'sku', /no other column/],
])('a header that is wrong is told as row 1: %j', async (file, column, message) => {
  const answer = await check(file);
  expect(answer.errors).toMatchObject([
    { row: 1, column, message: expect.stringMatching(message) },
  ]);
  const { file_id = 0 } = answer;
  expect(await staff.call('applyFile', { file_id })).toMatchObject({ code: 'has-errors' });
  await shop.database.db.delete(importRows);
});

test('a file whose cells are all long and wrong is told, however much is made of them', async () => {
  const columns = ['sku', 'product_name', 'mrp', 'mrp1', 'mrp2', 'mrp3', 'problem'];
  const names = [...columns, 'selling_price1', 'selling_price2', 'selling_price3'];
  // As JSON six times as long.
  const row = names.map(() => '\x01'.repeat(39_000)).join(',');
  const answer = await check(
    [names.join(','), ...Array.from({ length: 80 }, () => row)].join('\n'),
  );
  expect(answer).toMatchObject({ http: 200, success: true, rows: 80, changes: 0 });
  await shop.database.db.delete(importRows);
});

test('commas, semicolons, tabs, a BOM, old line ends, blank rows and XLSX are all read', async () => {
  const [row] = await shop.database.db.select().from(products).limit(1);
  const sku = row?.sku ?? '';
  const lines = (sign: string, end: string) => `sku${sign}mrp${end}${sku}${sign}4999.5${end}`;
  const xlsx = await sheet([['SKU', 'MRP', ''], [], [sku, 0.1 + 4999.4]]);
  for (const file of [
    ...[lines(',', '\r\n'), lines(';', '\n'), lines('\t', '\n'), lines(',', '\r')],
    ...[`\uFEFF${lines(';', '\r\n')}`, `sku,mrp\n\n,,\n"${sku}","4,999.50"\n`, xlsx],
  ]) {
    const answer = await check(file);
    expect(answer, String(file)).toMatchObject({ rows: 1, changes: 1, errors: [] });
  }
  await shop.database.db.delete(importRows);
});

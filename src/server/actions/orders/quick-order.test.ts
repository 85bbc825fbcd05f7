import { eq } from 'drizzle-orm';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { addCustomer } from '#test/builders.ts';
import { callerFor, type TestCaller } from '#test/caller.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let me: TestCaller;
beforeAll(async () => {
  shop = await startApp();
  me = await callerFor(shop, 1);
});
afterAll(() => shop.close());

describe('typed lines are matched', () => {
  const match = (lines: string[]) => me.call('matchOrderLines', { user_id: me.id, lines });

  test('by SKU and by name, whatever the case; a part of a name gives the best first', async () => {
    const { lines, products } = await match([
      'nim-fw-100',
      'NIMORA neem face wash 100 ml',
      'face wash',
      'qqqzzz xyzzy',
    ]);
    expect(lines?.map((line) => line.match)).toEqual(['exact', 'exact', 'likely', 'none']);
    const names = lines?.map(
      ({ product_ids: [id] }) => products?.find((one) => one.id === id)?.sku,
    );
    expect(names?.slice(0, 2)).toEqual(['NIM-FW-100', 'NIM-FW-100']);
    expect(lines?.[2]?.product_ids).toHaveLength(5);
    expect(lines?.[3]?.product_ids).toEqual([]);
  });

  test.each(['qqqzzz xyzzy 4', 'qqqzzz 100 ml', 'qqqzzz 100ml', '4', '100 ml'])(
    'never by a number or a size alone: %s',
    async (text) => {
      expect((await match([text])).lines).toEqual([{ match: 'none', product_ids: [] }]);
    },
  );

  test.each([
    ['shampu 2', /shampoo/i],
    ['neem face wash 100', /Neem Face Wash 100 ml/],
    ['nimora neem wash 100 ml', /Neem Face Wash 100 ml/],
    ['neem face wash 7777', /Neem Face Wash/],
  ])('by its words first, then by its number: %s', async (text, name) => {
    const { lines, products } = await match([text]);
    expect(lines?.[0]?.match).toBe('likely');
    const best = products?.find(({ id }) => id === lines?.[0]?.product_ids[0]);
    expect(best?.product_name).toMatch(name);
  });

  test.each(['gripe water', 'horlicks biscuit', 'ponds cold cream 100 ml'])(
    'as near only, where a word of theirs is in none of its own: %s',
    async (text) => {
      const { lines } = await match([text]);
      expect(lines).toMatchObject([{ match: 'near', product_ids: expect.any(Array) }]);
    },
  );

  test.each([
    ...['please send tomorrow', 'https://example.com', '10:42 am', 'Kal tak chahiye'],
    ...['foo bar baz 3', '<b>x</b>'],
  ])('never by what is no more than like a word of theirs: %s', async (text) => {
    expect((await match([text])).lines).toEqual([{ match: 'none', product_ids: [] }]);
  });

  test('by their Hindi name; a SKU with one wrong letter is no other product', async () => {
    const { lines } = await match(['निमोरा नीम फेस वॉश 100 ml', 'NIM-FX-100']);
    expect(lines?.map((line) => line.match)).toEqual(['exact', 'none']);
  });

  test('by their barcode; that of nobody, or of a hidden product, finds nothing', async () => {
    const scanned = ['2900000000018', '2900000000025', '2900999999999'];
    const [first, second] = (await match(scanned)).products ?? [];
    expect((await match(scanned)).lines).toEqual([
      { match: 'exact', product_ids: [first?.id] },
      { match: 'exact', product_ids: [second?.id] },
      { match: 'none', product_ids: [] },
    ]);
    const hide = (hidden: boolean) =>
      shop.database.db
        .update(products)
        .set({ hidden })
        .where(eq(products.id, second?.id ?? 0));
    await hide(true);
    await shop.catalogue.refresh();
    expect((await match(scanned)).lines?.[1]).toEqual({ match: 'none', product_ids: [] });
    await hide(false);
    await shop.catalogue.refresh();
  });

  test('with the pack that the customer buys', async () => {
    const { usual, products } = await match(['NIM-FW-100']);
    expect(usual).toEqual([{ product_id: products?.[0]?.id, type: 'variant2' }]);
    const other = await callerFor(shop, await addCustomer(shop.database.db));
    const theirs = { user_id: other.id, lines: ['NIM-FW-100'] };
    expect((await other.call('matchOrderLines', theirs)).usual).toEqual([]);
  });

  test('up to 200 of them, long ones in Hindi too, for oneself', async () => {
    const many = Array.from({ length: 200 }, (_, i) => `soap ${i}`);
    expect((await match(many)).lines).toHaveLength(200);
    expect(await match([...many, 'one more'])).toMatchObject({ http: 400 });
    const long = Array.from({ length: 200 }, () => 'नीम'.repeat(66));
    expect((await match(long)).lines).toHaveLength(200);
    const answer = await me.call('matchOrderLines', { user_id: 2, lines: ['soap'] });
    expect(answer).toMatchObject({ http: 404, code: 'not-found' });
  });
});

test('one customer who sends many lists at once leaves the shop to others', async () => {
  const other = await callerFor(shop, await addCustomer(shop.database.db));
  const list = Array.from({ length: 200 }, (_, i) => `neem soap cream ${i}`);
  const ask = (who: TestCaller) => who.call('matchOrderLines', { user_id: who.id, lines: list });
  const mine = Promise.all(Array.from({ length: 12 }, () => ask(me)));
  expect((await ask(other)).http).toBe(200);
  expect((await mine).map(({ http }) => http)).toContain(503);
});

describe('an uploaded file', () => {
  const readFile = (bytes: Buffer) =>
    me.call('readOrderFile', { user_id: me.id, file: bytes.toString('base64') });

  test('gives its rows, from CSV and from XLSX', async () => {
    const rows = [
      ['sku', 'packs'],
      ['NIM-FW-100', '3'],
    ];
    expect(await readFile(Buffer.from('sku;packs\nNIM-FW-100;3\n'))).toMatchObject({ rows });
    const sheet = await writeXlsx({ sheets: [{ name: 'S', rows }] });
    expect(await readFile(Buffer.from(sheet))).toMatchObject({ rows });
  });

  test.each([
    ['empty', Buffer.alloc(0), 400],
    ['of 1,002 rows', Buffer.from('a,1\n'.repeat(1_002)), 200],
    ['no text', Buffer.from([0xff, 0xfe, 0, 1]), 200],
    ['larger than 256 KB', Buffer.alloc(256 * 1024 + 3, 'a'), 400],
    ['much larger', Buffer.alloc(400 * 1024, 'a'), 413],
  ])('that is %s is refused', async (_what, bytes, http) => {
    const answer = await readFile(bytes);
    expect(answer).toMatchObject({ http, status: 'error' });
    if (http === 200) expect(answer.code).toBe('unreadable-file');
  });

  test('is one\u2019s own', async () => {
    const answer = await me.call('readOrderFile', { user_id: 2, file: 'YQ==' });
    expect(answer).toMatchObject({ http: 404, code: 'not-found' });
  });
});

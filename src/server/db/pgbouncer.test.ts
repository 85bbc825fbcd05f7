import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addProduct } from '#test/builders.ts';
import { noteError } from '#test/logged-errors.ts';
import { startPgBouncer } from '#test/pgbouncer.ts';
import { callShop, type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import { newPostgresDb } from '#test/test-db.ts';
import type { Db } from './connect.ts';
import { openPostgres } from './postgres.ts';
import { statement } from './prepared.ts';
import { products } from './schema/catalogue.ts';

/** Two shops look for jobs every two seconds, behind whatever else they start with. */
const tillTheQueueLooks = { timeout: 15_000 };

const program = process.env.PGBOUNCER ?? '';

async function startPooler(change?: (settings: string) => string) {
  const directUrl = await newPostgresDb();
  const pooler = await startPgBouncer(program, directUrl, change);
  onTestFinished(() => pooler.stop());
  return { url: pooler.url, directUrl };
}

async function open({ url, directUrl }: { url: string; directUrl: string }) {
  const database = await openPostgres(url, noteError, { directUrl });
  onTestFinished(() => database.close());
  return database;
}

const cause = (code: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ code }) });

describe.skipIf(program === '')('behind PgBouncer in transaction mode', () => {
  test('time-outs hold for requests on whichever connection, and not for jobs', async () => {
    const database = await open(
      await startPooler((settings) =>
        settings
          .replace('statement_timeout = 4000', 'statement_timeout = 300')
          .replace('lock_timeout = 3000', 'lock_timeout = 100'),
      ),
    );
    const sleep = (db: Db) => db.execute(sql`select pg_sleep(0.6)`);
    const slow = Array.from({ length: 5 }, () =>
      expect(sleep(database.db)).rejects.toEqual(cause('57014')),
    );
    await Promise.all([...slow, sleep(database.background)]);
    const change = (db: Db) => db.execute(sql`update products set stock = 5 where id = 1`);
    await database.background.transaction(async (tx) => {
      await change(tx);
      await expect(change(database.db)).rejects.toEqual(cause('55P03'));
    });
  });

  test('prepared statements run on whichever connection', async () => {
    const database = await open(
      await startPooler((settings) => settings.replace('pool_size = 20', 'pool_size = 2')),
    );
    const double = statement<{ n: number }>(
      'double',
      sql`select ${sql.placeholder('n')}::int * 2 as n`,
    );
    const ask = (n: number) =>
      n % 3 === 0 ? database.db.transaction((tx) => double(tx, { n })) : double(database.db, { n });
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    expect((await Promise.all(numbers.map(ask))).flat()).toEqual(
      numbers.map((n) => ({ n: n * 2 })),
    );
  });

  test('one that sets no time-outs is refused, with the line that it lacks', async () => {
    const { url, directUrl } = await startPooler((settings) =>
      settings.replace(/ connect_query='.*'/, ''),
    );
    await expect(openPostgres(url, noteError, { directUrl })).rejects.toThrow(
      /does not set .*lock_timeout.* connect_query='.*set lock_timeout = 3000/,
    );
  });

  test('without an address past it the shop does not start', async () => {
    const { url } = await startPooler();
    await expect(openPostgres(url, noteError)).rejects.toThrow(/set DATABASE_DIRECT_URL/);
  });

  test('two nodes sell, show the same catalogue, and do their jobs', async () => {
    const urls = await startPooler();
    const env = { DATABASE_URL: urls.url, DATABASE_DIRECT_URL: urls.directUrl };
    const first = await startShopProcess(env);
    const second = await startShopProcess(env);
    const nodes = [first, second];
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
    const { db } = await open(urls);
    const productId = await addProduct(db);
    const [product] = await db.select().from(products).where(eq(products.id, productId));
    const slug = product?.slug ?? '';

    const signedIn = await post(first, '/api/loginUserdata', {
      ...{ email_or_phone: '9876543210', pin: '246810' },
    });
    const cookie = cookieOf(signedIn);
    const { user_id } = (await signedIn.json()) as { user_id: number }; // `as`: the contract says so
    const line = { product_id: productId, type: 'variant1', user_id } as const;
    await callShop(second.url, cookie, 'addToCart', { ...line, set_qty: '+12' });
    const placed = await callShop(first.url, cookie, 'insertOrder', {
      ...{ user_id, idempotency_key: 'pooled', paymentMethod: 'cod', delivery_type: 'pickup' },
    });
    expect(placed).toMatchObject({ success: true });

    const operator = await post(first, '/console/api/signIn', {
      ...{ email: 'operator@thok.example', password: 'thok-demo-operator' },
    });
    const price = { id: productId, selling_price1: 99 };
    const saved = await post(first, '/console/api/saveProduct', price, cookieOf(operator));
    expect(await saved.json()).toMatchObject({ success: true });
    await vi.waitFor(
      async () =>
        expect(
          (await callShop(second.url, '', 'getProductBySlug', { slug })).product,
        ).toMatchObject({ selling_price1: 99, stock: 988 }),
      { interval: 50 },
    );

    await callShop(first.url, '', 'sendResetPinLink', { email: 'demo@thok.example' });
    const mails = () =>
      nodes.flatMap(({ dataDir }) => {
        const outbox = join(dataDir, 'outbox');
        return existsSync(outbox) ? readdirSync(outbox) : [];
      });
    await vi.waitFor(() => expect(mails()).toHaveLength(1), tillTheQueueLooks);
  });
});

function post(node: ShopProcess, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${node.url}${path}`, {
    method: 'POST',
    headers: { cookie, 'x-thok': '1', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import type { Timeouts } from '#server/db/timeouts.ts';
import { addProduct } from '#test/builders.ts';
import { startApp } from '#test/start-app.ts';
import { newPostgresDb } from '#test/test-db.ts';

/** A shop whose way to its database can be cut. */
async function shopOnPostgres(timeouts: Partial<Timeouts> = {}) {
  const direct = await newPostgresDb();
  const other = new pg.Client({ connectionString: direct });
  await other.connect();
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const onward = connect(Number(new URL(direct).port), '127.0.0.1');
    for (const one of [socket, onward]) sockets.add(one.on('error', () => {}));
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const through = new URL(direct);
  through.port = String((proxy.address() as AddressInfo).port); // `as`: it listens on a port
  const shop = await startApp(await openPostgres(through.href, () => {}, { timeouts }));
  onTestFinished(async () => {
    await other.end();
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await shop.close();
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => proxy.close(resolve));
  };
  return { shop, other, cut, read: () => shop.app.inject('/api/getProductStock?product_id=1') };
}

const busy = {
  success: false,
  message: 'The shop is busy. Please try again in a moment.',
  code: 'busy',
  retry_after: 2,
};

test('a client that ends its upload half-way is not taken for a database that is away', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const shop = await startApp(undefined, { logLevel: 'warn', logStream });
  onTestFinished(() => shop.close());
  const url = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
  const left = new Promise((resolve) => {
    shop.app.server.once('request', (_request, response) => response.once('close', resolve));
  });
  const client = connect(Number(url.port), '127.0.0.1');
  const field = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n--x\r\n';
  client.write(
    'POST /api/contactUsForm HTTP/1.1\r\nhost: localhost\r\nx-thok: 1\r\nexpect: 100-continue\r\n' +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000\r\n\r\n${field}`,
  );
  await once(client, 'data');
  client.destroy();
  await left;
  await fetch(`${url}healthz`); // by then the shop has dealt with it
  expect(lines).toEqual([]);
});

describe('a shop whose database', () => {
  const slowProducts = `alter table products rename to real_products;
    create view products as select p.* from real_products p, (select pg_sleep(2)) slow`;
  const quickProducts = 'drop view products; alter table real_products rename to products';

  test.each([
    ['lock', { lockMs: 200 }, 'begin; lock table products', 'rollback'],
    ['statement', { statementMs: 200 }, slowProducts, quickProducts],
  ])(
    'ran into its %s time-out answers 503 with Retry-After, and works again after it',
    async (_kind, timeouts, hinder, undo) => {
      const { shop, other, read } = await shopOnPostgres(timeouts);
      await shop.catalogue.close(); // its polls would run into it too
      await other.query(hinder);
      const answer = await read();
      expect([answer.statusCode, answer.json()]).toEqual([503, busy]);
      expect(answer.headers['retry-after']).toBe('2');
      await other.query(undo);
      expect((await read()).statusCode).toBe(200);
    },
  );

  test('has one row locked still serves those who do not want it', async () => {
    const patient = { lockMs: 60_000, statementMs: 60_000, queryMs: 60_000 };
    const { shop, other } = await shopOnPostgres(patient);
    const [{ cookie = '' }, { cookie: second = '' }] = [await shop.signIn(1), await shop.signIn(2)];
    const product_id = await addProduct(shop.database.db);
    const add = () =>
      shop.app.inject({
        ...{ method: 'POST', url: '/api/addToCart', headers: { cookie, 'x-thok': '1' } },
        payload: { user_id: 1, product_id, type: 'variant1', set_qty: '+12' },
      });
    await other.query('begin; lock table cart_lines in share mode');
    const waiting = Promise.all(Array.from({ length: 30 }, add));
    await vi.waitFor(async () => {
      const waiters = 'select count(*)::int as n from pg_locks where not granted';
      const { rows } = await other.query(waiters);
      expect(rows[0].n).toBe(3);
    });
    const read = await shop.app.inject({
      ...{ url: '/api/getCartItemsByUserId?userId=2', headers: { cookie: second } },
    });
    expect(read.statusCode).toBe(200);
    await other.query('rollback');
    await waiting;
  });

  test('is away answers 503 with Retry-After, pages and files of orders too', async () => {
    const { shop, cut, read } = await shopOnPostgres();
    expect((await read()).statusCode).toBe(200);
    const { cookie = '' } = await shop.signIn(1);
    await cut();
    const answer = await read();
    expect([answer.statusCode, answer.json()]).toEqual([503, busy]);
    const invoice = await shop.app.inject({ url: '/order/1/invoice.pdf', headers: { cookie } });
    expect([invoice.statusCode, invoice.headers['retry-after']]).toEqual([503, '2']);
  });
});

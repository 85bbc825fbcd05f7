import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { loggedPath } from '#server/telemetry/request-log.ts';
import { startApp } from '#test/start-app.ts';
import { databases, openTestDb } from '#test/test-db.ts';

describe.each(databases)('/readyz on %s', (_kind, openDb) => {
  test('is ready with a database, and degraded without one', async () => {
    const shop = await startApp(await openDb());
    const ask = async () => {
      const { statusCode, json } = await shop.app.inject({ url: '/readyz' });
      return [statusCode, json().status, json().database];
    };
    expect(await ask()).toEqual([200, 'ready', 'reachable']);
    await shop.catalogue.close();
    await shop.database.close();
    expect(await ask()).toEqual([200, 'degraded', 'unreachable']);
    expect((await shop.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await shop.app.close();
  });
});

test('/readyz fails while the shop is stopping, and every answer closes its connection', async () => {
  const shop = await startApp(undefined, { isStopping: () => true });
  const answer = await shop.app.inject({ url: '/readyz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ status: 'not ready', shop: 'stopping' });
  for (const url of ['/healthz', '/api/getBanners', '/api/getBanners']) {
    expect((await shop.app.inject({ url })).headers.connection).toBe('close');
  }
  await shop.close();
});

test('/readyz answers where every connection of the pool is taken', async () => {
  const shop = await startApp(await openTestDb());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // As many as the pool has: a request would now wait for one of them.
  const holders = Array.from({ length: 10 }, () =>
    shop.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await held;
    }),
  );
  const answer = await shop.app.inject({ url: '/readyz' });
  expect(answer.json()).toMatchObject({ status: 'ready' });
  release();
  await Promise.all(holders);
  await shop.close();
});

test('a given request id is kept and returned; any other text is not', async () => {
  const shop = await startApp();
  const idOf = async (given: string) => {
    const headers = { 'x-request-id': given };
    return (await shop.app.inject({ url: '/api/getBanners', headers })).headers['x-request-id'];
  };
  expect(await idOf('proxy-7.a:1')).toBe('proxy-7.a:1');
  expect(await idOf('not an id')).toMatch(/^[\w-]{36}$/);
  await shop.close();
});

test.each([
  ['/api?endpoint=getBanners&pin=1', '/api/getBanners'],
  ['/api?x=1&endpoint=addToCart', '/api/addToCart'],
  ['/api/getBanners?x=1', '/api/getBanners'],
  ['/reset-pin?token=secret', '/reset-pin'],
  ['/shared-invoice/secret.pdf?shared=hi', '/shared-invoice/…'],
  ['/shared-receipt/secret.pdf', '/shared-receipt/…'],
  ['/api', '/api'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backUpShop } from '#server/backup/dump.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { readSamples, valueIn } from '#test/metrics-text.ts';
import { startApp } from '#test/start-app.ts';
import { openTestDb } from '#test/test-db.ts';
import { openRegistry } from './registry.ts';
import { openMetricsServer } from './server.ts';

async function measuredShop(database = openTestDb(), pages = false) {
  const shop = await startApp(await database, { pages });
  const { registry, stop } = openRegistry({ ...shop, dataDir: tmpdir(), writesFail: () => false });
  onTestFinished(stop);
  return { ...shop, read: () => registry.metrics() };
}

const action = (api: string, name: string) => ({ api, action: name });

test('calls, refusals and cache lookups are counted by action', async () => {
  const { app, read, close } = await measuredShop();
  for (const url of ['/api?endpoint=getBanners', '/api/getBanners', '/console/api/getToday']) {
    await app.inject({ url });
  }
  const headers = { 'x-thok': '1', 'content-type': 'application/json' };
  const payload = { email_or_phone: '9876543210', pin: '000000' };
  await app.inject({ method: 'POST', url: '/api/loginUserdata', headers, payload });

  const text = await read();
  const calls = 'thok_action_duration_seconds_count';
  expect(valueIn(text, calls, action('storefront', 'getBanners'))).toBe(2);
  expect(valueIn(text, calls, action('console', 'getToday'))).toBe(1);
  const refused = (labels: object) => valueIn(text, 'thok_refusals_total', { ...labels });
  expect(refused({ action: 'loginUserdata', code: 'wrong-pin' })).toBe(1);
  expect(refused({ ...action('console', 'getToday'), code: 'not-signed-in' })).toBe(1);
  const lookups = 'thok_cache_lookups_total';
  expect(valueIn(text, lookups, { cache: 'response', result: 'miss' })).toBe(1);
  expect(valueIn(text, lookups, { cache: 'response', result: 'hit' })).toBe(1);
  expect(valueIn(text, 'thok_http_responses_total', { kind: 'console-api', status: '4xx' })).toBe(
    1,
  );
  await close();
});

test('addresses and names that a stranger makes up add no labels', async () => {
  const { app, read, close } = await measuredShop();
  await app.inject({ url: '/api/first-made-up' });
  await app.inject({ url: '/first-made-up' });
  // Those of the process come and go: the first garbage collection of a kind adds some.
  const ofRequests = (text: string) =>
    readSamples(text).filter(
      ({ name, labels }) => name.startsWith('thok_') && (labels.action || labels.kind),
    );
  const before = ofRequests(await read()).length;
  for (let i = 0; i < 20; i += 1) {
    await app.inject({ url: `/api/made-up-${i}` });
    await app.inject({ url: `/api?endpoint=madeup${i}` });
    await app.inject({ url: `/made-up-${i}/9876543210` });
  }
  const text = await read();
  expect(ofRequests(text).length).toBe(before);
  expect(text).not.toMatch(/made|98765/);
  const labels = new Set(readSamples(text).flatMap((sample) => Object.keys(sample.labels)));
  const ours = ['api', 'action', 'code', 'kind', 'status', 'pool', 'state', 'of'];
  const runtime = ['le', 'type', 'space', 'version', 'major', 'minor', 'patch'];
  expect([...labels].filter((label) => ![...ours, ...runtime].includes(label))).toEqual([]);
  await close();
});

test('pages tell whether they were rendered or cached', async () => {
  const { app, read, close } = await measuredShop(openTestDb(), true);
  await app.inject({ url: '/faqs' });
  await app.inject({ url: '/faqs' });
  const text = await read();
  expect(valueIn(text, 'thok_page_duration_seconds_count')).toBe(2);
  expect(valueIn(text, 'thok_page_render_seconds_count', { reader: 'visitor' })).toBe(1);
  const lookups = 'thok_cache_lookups_total';
  expect(valueIn(text, lookups, { cache: 'page', result: 'miss' })).toBe(1);
  expect(valueIn(text, lookups, { cache: 'page', result: 'hit' })).toBe(1);
  await close();
});

test('catalogue, pool, jobs, disk and event loop are looked at', async () => {
  const { app, catalogue, database, read, close } = await measuredShop();
  const queue = await openQueue(database, () => {}, {
    ...{ clockSeconds: 1, pollSeconds: 0.5, retrySeconds: 1, stopSeconds: 1 },
  });
  await queue.send(database.db, 'declined-mail', { requestId: 1 }, 'one');
  await queue.send(database.db, 'contact-mail', { messageId: 1 }, 'two');
  await queue.work({ 'contact-mail': async () => 'sent' });
  const done = { queue: 'contact-mail', outcome: 'done' };
  await vi.waitFor(async () =>
    expect(valueIn(await read(), 'thok_job_duration_seconds_count', done)).toBe(1),
  );
  await app.inject({ url: '/api/getReviewsByProductId?product_id=1' });

  const text = await read();
  expect(valueIn(text, 'thok_catalogue_products')).toBe(catalogue.current().productsById.size);
  expect(valueIn(text, 'thok_catalogue_age_seconds')).toBeLessThan(60);
  expect(valueIn(text, 'thok_database_up')).toBe(1);
  expect(valueIn(text, 'thok_database_writes')).toBe(1);
  const [ours, applied] = ['version', 'database'].map((of) =>
    valueIn(text, 'thok_migrations', { of }),
  );
  expect(ours).toBeGreaterThan(30);
  expect(applied).toBe(ours);
  expect(readSamples(text).find(({ name }) => name === 'thok_version')).toBeDefined();
  expect(valueIn(text, 'thok_pool_connections', { pool: 'requests', state: 'max' })).toBe(10);
  expect(valueIn(text, 'thok_pool_wait_seconds_count', { pool: 'requests' })).toBeGreaterThan(0);
  expect(valueIn(text, 'thok_jobs', { queue: 'declined-mail', state: 'waiting' })).toBe(1);
  expect(valueIn(text, 'thok_jobs', { queue: 'contact-mail', state: 'waiting' })).toBe(0);
  expect(valueIn(text, 'thok_data_disk_bytes', { state: 'free' })).toBeGreaterThan(0);
  expect(text).toContain('thok_eventloop_lag_p99_seconds');
  await queue.close();
  await close();
});

test('the age of the last backup is told, and nothing before the first', async () => {
  const { database, read, close } = await measuredShop();
  const age = async () =>
    readSamples(await read()).filter(({ name }) => name === 'thok_backup_age_seconds');
  expect(await age()).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'thok-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await backUpShop(database, folder, join(folder, 'shop.backup'));
  const aged = sql`update job_runs set finished_at = finished_at - interval '2 days' where name = 'backup'`;
  await database.db.execute(aged);
  // One that fails leaves it as it was.
  await expect(backUpShop(database, folder, join(folder, 'none', 'x'))).rejects.toThrow('ENOENT');
  expect((await age())[0]?.value).toBeCloseTo(2 * 86_400, -3);
  await backUpShop(database, folder, join(folder, 'shop.backup'));
  expect((await age())[0]?.value).toBeLessThan(3_600);
  await close();
});

test('a job that fails is counted, and a database that is away keeps nobody waiting', async () => {
  const { app, catalogue, database, read } = await measuredShop(openTestDb());
  const queue = await openQueue(database, () => {}, {
    ...{ clockSeconds: 1, pollSeconds: 0.5, retrySeconds: 60, stopSeconds: 1 },
  });
  await queue.send(database.db, 'contact-mail', { messageId: 1 }, 'one');
  await queue.work({ 'contact-mail': async () => Promise.reject(new Error('no mail server')) });
  const failed = { queue: 'contact-mail', outcome: 'failed' };
  await vi.waitFor(async () =>
    expect(valueIn(await read(), 'thok_job_duration_seconds_count', failed)).toBe(1),
  );
  await queue.close();
  await catalogue.close();
  await database.close();
  const text = await read();
  expect(valueIn(text, 'thok_database_up')).toBe(0);
  expect(readSamples(text).some(({ name }) => name === 'thok_jobs')).toBe(false);
  expect(valueIn(text, 'thok_catalogue_products')).toBeGreaterThan(0);
  await app.close();
});

test('a port of their own gives the metrics and nothing else; the shop itself gives none', async () => {
  const { app, read, close } = await measuredShop();
  const server = await openMetricsServer({ host: '127.0.0.1', port: 0 }, read, () => {});
  const answer = await fetch(server.address);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('# TYPE thok_action_duration_seconds histogram');
  expect((await fetch(server.address.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(server.address, { method: 'POST' })).status).toBe(404);
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await server.close();
  await close();
});

test('a read that fails is logged and answered 503', async () => {
  const log = vi.fn();
  const failing = () => Promise.reject(new Error('Operation timed out.'));
  const server = await openMetricsServer({ host: '127.0.0.1', port: 0 }, failing, log);
  expect((await fetch(server.address)).status).toBe(503);
  expect(log).toHaveBeenCalledWith('metrics', expect.any(Error));
  await server.close();
});

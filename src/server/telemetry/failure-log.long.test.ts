import { expect, onTestFinished, test, vi } from 'vitest';
import { openCatalogue } from '#server/catalogue/store.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { openFaultProxy } from '#test/fault-proxy.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { failureLog } from './failure-log.ts';

test('failures are logged once a minute with their number, and so is the end of them', () => {
  let seconds = 0;
  const lines: string[] = [];
  const log = (place: string, error: unknown) => lines.push(`${seconds} ${place}: ${error}`);
  const failures = failureLog('refresh', log, () => seconds * 1_000);
  failures.succeeded();
  for (; seconds < 130; seconds += 1) failures.failed('away');
  failures.succeeded();
  failures.succeeded();
  // Within a minute of the last line, which the next one therefore counts.
  for (seconds = 150; seconds < 190; seconds += 1) {
    failures.failed('away');
    failures.succeeded();
  }
  expect(lines).toEqual([
    '0 refresh: away',
    '60 refresh: Error: Failed 60 times more',
    '120 refresh: Error: Failed 60 times more',
    '130 refresh: works again; failures not logged: 9',
    '180 refresh: Error: Failed 31 times more',
    '180 refresh: works again; failures not logged: 0',
  ]);
});

test('while the database is away each part of the shop says so once, and once that it is back', async () => {
  const proxy = await openFaultProxy(await newPostgresDb());
  const lines: string[] = [];
  const log = (place: string, error: unknown) =>
    lines.push(`${place} ${error === `${error}` ? 'back' : 'away'}`);
  const database = await openPostgres(proxy.url, log, { timeouts: { relistenMs: 500 } });
  const catalogue = await openCatalogue(database, log);
  const pace = { clockSeconds: 1, pollSeconds: 0.5, retrySeconds: 1, stopSeconds: 1 };
  const queue = await openQueue(database, log, pace);
  onTestFinished(async () => {
    await queue.close();
    await catalogue.close();
    await database.close();
    await proxy.close();
  });
  await queue.work({ 'contact-mail': async () => '', 'answer-mail': async () => '' });
  proxy.cut();
  // Several rounds of each.
  await vi.waitFor(() => expect(proxy.refused()).toBeGreaterThan(30));
  proxy.mend();
  const places = ['catalogue refresh', 'database listener', 'job queue'];
  await vi.waitFor(() => {
    for (const place of places) expect(lines).toContain(`${place} back`);
  });
  const said = lines.filter((line) => !line.startsWith('database connection')).toSorted();
  expect(said).toEqual(places.flatMap((place) => [`${place} away`, `${place} back`]));
});

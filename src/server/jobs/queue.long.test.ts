import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { maxCartKeys } from '#domain/limits.ts';
import { retentionDays } from '#domain/retention.ts';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { readJobRuns } from '#test/job-runs.ts';
import { newPostgresDb, openTestDb, openTestEmbedded } from '#test/test-db.ts';
import { clean, vacuum } from './handlers.ts';
import { openQueue } from './queue.ts';
import { recordRun } from './record-run.ts';

const fail = (place: string, error: unknown) => {
  throw new Error(place, { cause: error });
};
const pace = { clockSeconds: 1, pollSeconds: 0.5, retrySeconds: 1, stopSeconds: 1 };

/** Two nodes: an embedded database has one process, which then holds both. */
async function twoNodes(kind: string): Promise<[Database, Database]> {
  const nodes: [Database, Database] = await (async () => {
    if (kind === 'embedded') {
      const one = await openTestEmbedded();
      return [one, one];
    }
    const url = await newPostgresDb();
    return [await openPostgres(url, fail), await openPostgres(url, fail)];
  })();
  onTestFinished(async () => {
    for (const node of new Set(nodes)) await node.close();
  });
  return nodes;
}

describe.each(['embedded', 'PostgreSQL'])('two queues on one %s database', (kind) => {
  async function openTwo(log: (place: string, error: unknown) => void = fail) {
    const [first, second] = await twoNodes(kind);
    const queues = [await openQueue(first, log, pace), await openQueue(second, log, pace)] as const;
    onTestFinished(async () => {
      for (const queue of queues) await queue.close();
    });
    return { queues, db: first.db };
  }

  test('do what was sent once, and what the clock wants once a minute', async () => {
    const { queues, db } = await openTwo();
    const mailed: number[] = [];
    let alerts = 0;
    const minuteNow = () => Math.floor(Date.now() / 60_000);
    const begun = minuteNow();
    const handlers = {
      'contact-mail': async ({ messageId }: { messageId: number }) => {
        mailed.push(messageId);
        return `Message ${messageId} mailed`;
      },
      'price-alerts': async () => {
        alerts += 1;
        return '0 told';
      },
    };
    for (const queue of queues) await queue.work(handlers);
    for (const messageId of [1, 2, 3]) {
      for (const queue of queues)
        await queue.send(db, 'contact-mail', { messageId }, `${messageId}`);
    }
    await vi.waitFor(() => expect(mailed.toSorted()).toEqual([1, 2, 3]), { timeout: 20_000 });
    await vi.waitFor(() => expect(alerts).toBeGreaterThan(0), { timeout: 20_000 });
    // Both nodes have looked at the clock again.
    const looks = new Set<string>();
    const look = sql<{ at: string }>`select cron_on::text as at from jobs.version`;
    await vi.waitFor(
      async () => {
        looks.add((await rowsOf<{ at: string }>(db, look))[0]?.at ?? '');
        expect(looks.size).toBeGreaterThan(2);
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(mailed).toHaveLength(3);
    // One for each minute this has seen, not one for each node.
    expect(alerts).toBeLessThanOrEqual(minuteNow() - begun + 1);
    const runs = await readJobRuns(db);
    expect(runs.map((run) => [run.name, run.outcome])).toEqual([
      ['contact-mail', 'done'],
      ['price-alerts', 'done'],
    ]);
    expect(runs[0]?.result).toMatch(/^Message \d mailed$/);
  });

  test('begin a job for later within seconds of its time', async () => {
    const { queues, db } = await openTwo();
    const begun = Promise.withResolvers<number>();
    for (const queue of queues) {
      await queue.work({
        'contact-mail': async () => {
          begun.resolve(Date.now());
          return 'mailed';
        },
      });
    }
    const at = new Date(Date.now() + 2_000);
    await queues[0].send(db, 'contact-mail', { messageId: 1 }, '1', at);
    expect(await begun.promise).toBeGreaterThanOrEqual(at.getTime());
  });

  test('try again what failed, log it, and show what went wrong meanwhile', async () => {
    const logged: string[] = [];
    const { queues, db } = await openTwo((place) => void logged.push(place));
    let tries = 0;
    let failedRun: unknown;
    for (const queue of queues) {
      await queue.work({
        'contact-mail': async (_data, { isRetry }) => {
          tries += 1;
          if (!isRetry) throw new Error('the mail server is busy');
          [failedRun] = await readJobRuns(db);
          return 'mailed';
        },
      });
    }
    await queues[0].send(db, 'contact-mail', { messageId: 1 }, '1');
    await vi.waitFor(() => expect(tries).toBe(2), { timeout: 25_000, interval: 100 });
    await vi.waitFor(() =>
      expect(failedRun).toMatchObject({ name: 'contact-mail', outcome: null }),
    );
    await vi.waitFor(async () =>
      expect(await readJobRuns(db)).toMatchObject([{ outcome: 'done', result: 'mailed' }]),
    );
    expect(logged).toEqual([expect.stringMatching(/^job contact-mail [\w-]{36}$/)]);
  });
});

test('closing waits for a job even when pg-boss no longer does: the job still has its database', async () => {
  const database = await openTestDb();
  const queue = await openQueue(database, fail, pace);
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  await queue.work({
    'contact-mail': async () => {
      begun.resolve();
      await gate.promise;
      await database.db.execute(sql`select 1`);
      order.push('job done');
      return 'mailed';
    },
  });
  await queue.send(database.db, 'contact-mail', { messageId: 1 }, '1');
  await begun.promise;
  const closing = queue.close().then(() => order.push('queue closed'));
  await vi.waitFor(async () => {
    const given = await database.execute(`select state from jobs.job where name = 'contact-mail'`);
    expect(given.rows).toEqual([{ state: 'retry' }]);
  }, 10_000);
  gate.resolve();
  await closing;
  await database.close();
  expect(order).toEqual(['job done', 'queue closed']);
});

test('a run that fails leaves its error where the operator looks, and one under way has no end', async () => {
  const database = await openTestDb();
  onTestFinished(() => database.close());
  const failing = recordRun(database.db, 'cleaning', async () => {
    expect(await readJobRuns(database.db)).toMatchObject([{ finishedAt: null, outcome: null }]);
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(await readJobRuns(database.db)).toMatchObject([
    { name: 'cleaning', outcome: 'failed', result: 'Error: no room', finishedAt: expect.any(Date) },
  ]);
});

test('vacuum gives back the room of rows that are gone, so that the embedded database stays small', async () => {
  const database = await openTestEmbedded();
  onTestFinished(() => database.close());
  const { db } = database;
  const pages = async () => {
    const { rows } = await database.execute(`select pg_relation_size('job_runs') as bytes`);
    return Number((rows[0] as { bytes: number }).bytes) / 8192; // `as`: the column of that line
  };
  const aDay = sql`insert into job_runs (name, started_at) select 'run ' || n, now() from generate_series(1, 2000) n`;
  const sizes: number[] = [];
  for (let day = 0; day < 4; day += 1) {
    await db.execute(aDay);
    sizes.push(await pages());
    await db.execute(sql`delete from job_runs`);
    expect(await vacuum(database)).toMatch(/^took \d+ ms$/);
  }
  expect(Math.max(...sizes)).toBe(sizes[0]);
});

test('cleaning takes out what has had its time, and nothing else', async () => {
  const database = await openTestEmbedded();
  onTestFinished(() => database.close());
  const { db } = database;
  await db.execute(sql`delete from catalogue_changes`);
  const rows = [
    sql`insert into sessions (token_hash, customer_id, expires_at) values
      ('old', 1, now() - interval '1 minute'), ('live', 1, now() + interval '1 day')`,
    sql`insert into reset_tokens (token_hash, customer_id, expires_at, used_at) values
      ('expired', 1, now() - interval '1 minute', null), ('used', 1, now() + interval '1 hour', now()),
      ('open', 1, now() + interval '1 hour', null)`,
    sql`insert into call_counts (key, calls, window_ends_at) values
      ('over', 5, now() - interval '1 second'), ('counting', 5, now() + interval '1 minute')`,
    sql`insert into login_attempts (key, failures, last_try_at) values
      ('forgotten', 2, now() - interval '31 days'), ('fresh', 2, now())`,
    sql`insert into contact_messages (name, email, subject, message, created_at) values
      ('Old', 'a@thok.example', '', 'x', now() - interval '366 days'), ('New', 'a@thok.example', '', 'x', now())`,
    sql`insert into registration_requests (name, email, phone, address, status, decided_at) values
      ('Old', 'a@thok.example', '9811111111', 'x', 'declined', now() - interval '91 days'),
      ('New', 'b@thok.example', '9811111112', 'x', 'declined', now()), ('Open', 'c@thok.example', '9811111113', 'x', 'open', null)`,
    sql`insert into invoice_links (token_hash, invoice_id, customer_id, expires_at) select h, i.id, i.customer_id, now() + a
      from (select * from invoices order by id limit 1) i,
        (values ('over', interval '-1 minute'), ('open', interval '1 day')) f(h, a)`,
    sql`insert into return_requests (invoice_id, customer_id, reason, state, decided_at, idempotency_key, request_hash)
      select i.id, i.customer_id, 'x', s, now() - d * interval '1 day', s || d, 'x'
      from (select * from invoices order by id limit 1) i,
        (values ('declined', 91), ('declined', 89), ('accepted', 91)) f(s, d)`,
    sql`insert into return_photos (request_id, bytes, width, height) select id, 'x', 1, 1 from return_requests`,
    sql`delete from cart_lines`,
    sql`insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise, updated_at)
      select 1, product_id, slot, 1, 100, now() - case slot when 1 then interval '366 days' else interval '364 days' end
      from packs where product_id = 1 and slot in (1, 2)`,
    sql`delete from notifications`,
    sql`insert into notifications (customer_id, text, created_at) values
      (1, 'old', now() - interval '366 days'), (1, 'new', now())`,
    sql`insert into missed_searches (words, last_at) values
      ('old', now() - interval '181 days'), ('new', now())`,
    sql`insert into cart_changes (customer_id, key, created_at) select id, k, now() - d * interval '1 day'
      from (select id from customers where id = 1) c, (values ('old', 31), ('new', 29)) f(k, d)`,
    sql`insert into cart_changes (customer_id, key, created_at)
      select 2, n, now() - n * interval '1 second' from generate_series(1, ${maxCartKeys + 3}) n`,
    sql`insert into catalogue_changes (product_id, at) values
      (1, now() - interval '25 hours'), (2, now() - interval '23 hours')`,
    sql`insert into operators (email, name, role, password_hash) values ('f@thok.example', 'F', 'owner', 'x')`,
    sql`insert into operator_sessions (token_hash, operator_id, created_at, last_seen_at)
      select t, o.id, now() - c * interval '1 hour', now() - s * interval '1 hour' from operators o, (values
        ('f@thok.example', 'idle', 20, 13), ('f@thok.example', 'too old', 169, 1), ('f@thok.example', 'alive', 2, 0),
        ('operator@thok.example', 'last seen', 30, 20)) f(e, t, c, s)
      where o.email = e`,
    sql`insert into import_files (kind, name, state, operator_id, created_at)
      select 'stock', n, s, o.id, now() - d * interval '1 day' from operators o, (values
        ('Old', 'applied', 31), ('Stale', 'checked', 31), ('New', 'checked', 29)) f(n, s, d)
      where o.email = 'f@thok.example'`,
    sql`insert into import_rows (file_id, row, cells) select id, 2, '{}' from import_files`,
    sql`insert into import_files (kind, name, change, state, operator_id, idempotency_key, created_at, applied_at)
      select 'edit', '', '{}', s, o.id, k, now() - c * interval '1 day', now() - a * interval '1 day' from operators o, (values
        ('old', 'applied', 40, 31), ('new', 'applied', 40, 29), ('to come', 'scheduled', 40, null)) f(k, s, c, a)
      where o.email = 'f@thok.example'`,
    sql`insert into import_rows (file_id, row, target_id, cells) select id, 1, 1, '{}' from import_files where kind = 'edit'`,
  ];
  for (const row of rows) await db.execute(row);
  expect(await clean(db)).toBe(
    "1 sessions, 2 operators' sessions, 0 changed addresses, 1 links of papers, 0 known devices, 2 reset links, 1 call counts, 1 login attempts, 1 messages, 1 declined requests, 1 photographs of declined returns, 2 rows of files, 1 files, 1 rows of bulk edits, 1 cart lines, 4 keys of cart changes, 1 notifications, 1 missed searches, 1 catalogue changes",
  );
  expect(await clean(db)).toBe(
    "0 sessions, 0 operators' sessions, 0 changed addresses, 0 links of papers, 0 known devices, 0 reset links, 0 call counts, 0 login attempts, 0 messages, 0 declined requests, 0 photographs of declined returns, 0 rows of files, 0 files, 0 rows of bulk edits, 0 cart lines, 0 keys of cart changes, 0 notifications, 0 missed searches, 0 catalogue changes",
  );
  const kept = await rowsOf(db, sql`select token_hash as kept from operator_sessions order by 1`);
  expect(kept).toEqual([{ kept: 'alive' }, { kept: 'last seen' }]);
  // A shop that wants to keep less says so.
  expect(await clean(db, { ...retentionDays, carts: 300 })).toContain('1 cart lines');
});

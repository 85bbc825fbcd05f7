import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Db } from './connect.ts';
import { isUniqueViolation } from './constraint-violation.ts';
import { openEmbedded } from './embedded.ts';
import { openOnThread } from './thread-database.ts';

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thok-thread-'));
  database = await openEmbedded(folder);
  await database.execute('create table packs (id int primary key, units int not null)');
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Another thread's way to the database; here on this thread. */
function open(): ReturnType<typeof openOnThread> {
  return openOnThread(database.forThread());
}

function count(db: Db): Promise<number> {
  return db.$count(sql`packs`);
}

test('what is asked and answered crosses to its thread as it is', async () => {
  const at = new Date('2026-11-17T10:42:00Z');
  const bytes = new Uint8Array([0, 127, 255]);
  const { rows } = await database.execute(
    `select $1::text as text, $2::bytea as bytes, $3::timestamptz as at, $4::jsonb as json,
            $5::int[] as list, null as nothing, 9007199254740993::bigint as large`,
    ['नमस्ते', bytes, at, { a: [1] }, [1, 2]],
  );
  const large = 9_007_199_254_740_993n;
  expect(rows).toEqual([
    { text: 'नमस्ते', bytes, at, json: { a: [1] }, list: [1, 2], nothing: null, large },
  ]);
});

test('an error keeps its code', async () => {
  const add = () => database.db.execute(sql`insert into packs values (1, 12)`);
  await add();
  const error = await add().catch((failure) => failure);
  expect(isUniqueViolation(error)).toBe(true);
  await database.execute('delete from packs');
});

test('a statement that takes long holds up nothing else', async () => {
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 1);
  await database.execute('select sum(g % 7) from generate_series(1, 2000000) g');
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(10);
});

test('a transaction that fails leaves nothing behind, nor do statements sent together', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into packs values (2, 6)`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await expect(
    database.execute('begin; insert into packs values (3, 6); select nothing'),
  ).rejects.toThrow('nothing');
  expect(await count(database.db)).toBe(0);
});

describe('two threads', () => {
  test('wait for each other’s transactions', async () => {
    const other = open();
    const seen: unknown[] = [];
    const held = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into packs values (4, 6)`);
      await setTimeout(50);
      await tx.execute(sql`delete from packs`);
    });
    await setTimeout(10);
    const asked = count(other.db).then((found) => seen.push(found));
    await Promise.all([held, asked]);
    expect(seen).toEqual([0]);
    await other.close();
  });

  test('of which one ends in the middle of a transaction are not in each other’s way', async () => {
    const other = open();
    const lost = other.db.transaction(async (tx) => {
      await tx.execute(sql`insert into packs values (5, 6)`);
      await other.close();
    });
    await expect(lost).rejects.toThrow();
    expect(await count(database.db)).toBe(0);
  });

  test('of which one ends before its transaction could begin are not either', async () => {
    const other = open();
    const held = database.db.transaction(async () => {
      other.db.transaction(async () => {}).catch(() => {}); // never begins
      await setTimeout(20);
      await other.close();
      await setTimeout(20);
    });
    await held;
    expect(await count(database.db)).toBe(0);
  });
});

test('a notification is told to whoever listens, until they stop', async () => {
  const told: string[] = [];
  const stop = await database.listen('prices', (text) => told.push(text));
  await database.execute(`notify prices, 'up'`);
  await expect.poll(() => told).toEqual(['up']);
  await stop();
  await database.execute(`notify prices, 'down'`);
  await database.execute('select 1');
  expect(told).toEqual(['up']);
});

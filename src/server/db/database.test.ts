import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bothDatabases, newPostgresDb, openTestDb, openTestEmbedded } from '#test/test-db.ts';
import type { Database } from './connect.ts';
import { newestMigration, readAppliedMigration } from './migrate.ts';
import { migrateAtStart } from './open-database.ts';
import { openPostgres } from './postgres.ts';

const fail = (place: string, error: unknown) => {
  throw new Error(place, { cause: error });
};

describe.each(bothDatabases)('the schema on %s', (_kind, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test.each([
    ['negative stock', `update products set stock = -1 where id = 1`],
    [
      'a fourth pack',
      `insert into packs (product_id, slot, size, price_paise) values (1, 4, 1, 1)`,
    ],
    ['a pack for nothing', `update packs set price_paise = 0`],
    ['two products with one slug', `update products set slug = 'same'`],
    [
      'a movement of nothing',
      `insert into stock_movements (product_id, units, reason) values (1, 0, 'order')`,
    ],
    [
      'an order whose totals do not add up',
      `update orders set total_to_pay_paise = total_to_pay_paise + 1`,
    ],
    ['an unknown order status', `update orders set status = 'lost'`],
    ['a note over 150 characters', `update orders set note = repeat('a', 151)`],
    ['a review of six stars', `update reviews set rating = 6`],
    [
      'a second settings row',
      `insert into settings select 2, shop_name, page_title, meta_description, meta_keywords, header_tags, schema_code, logo, facebook, instagram, linkedin, twitter, youtube, address, phone, email, store_phone, upi_id, gstin, cost_per_km_paise, express_paise from settings`,
    ],
    [
      'two customers with one e-mail',
      `update customers set email = 'A@x.example' where id = 1; update customers set email = 'a@X.example' where id = 2`,
    ],
    ['a product of no brand', `update products set brand_id = 99999`],
    ['two coupons with one code', `update coupons set code = 'save50'`],
  ])('refuses %s', async (_what, statement) => {
    const run = async () => {
      for (const part of statement.split('; ')) await database.db.execute(sql.raw(part));
    };
    await expect(run()).rejects.toThrow();
  });

  test('holds a demo shop whose ledger explains every stock', async () => {
    const wrong = await database.db.execute(sql`
      select p.sku from products p left join stock_movements m on m.product_id = p.id
      group by p.id having p.initial_stock + coalesce(sum(m.units), 0) <> p.stock`);
    expect((wrong as unknown as { rows: unknown[] }).rows).toEqual([]);
  });
});

describe('migrations', () => {
  test('run once when two nodes start together', async () => {
    const url = await newPostgresDb('template0');
    const nodes = await Promise.all([openPostgres(url, () => {}), openPostgres(url, () => {})]);
    await Promise.all(nodes.map((node) => node.migrate()));
    await Promise.all(nodes.map((node) => node.migrate()));
    const [first] = nodes;
    const applied = await first?.db.execute(sql`select * from drizzle.__drizzle_migrations`);
    const journal = JSON.parse(
      readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'),
    );
    expect((applied as unknown as { rows: unknown[] }).rows).toHaveLength(journal.entries.length);
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('are numbered in the order of their times: an earlier time would never be run', () => {
    const { entries } = JSON.parse(
      readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'),
    );
    const times = entries.map(({ when }: { when: number }) => when);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => Number(a) - Number(b)));
  });

  test('refuse a database from a newer version, and leave it alone', async () => {
    const database = await openTestDb();
    onTestFinished(() => database.close());
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    await expect(database.migrate()).rejects.toThrow(/newer version of Thok/);
    const starting = (allowNewerDatabase: boolean) =>
      migrateAtStart(database, { allowNewerDatabase });
    await expect(starting(false)).rejects.toThrow(/newer version of Thok/);
    await starting(true);
  });

  test('run at a start that would allow a newer database', async () => {
    const database = await openPostgres(await newPostgresDb('template0'), fail);
    onTestFinished(() => database.close());
    await migrateAtStart(database, { allowNewerDatabase: true });
    expect(await readAppliedMigration(database.db)).toBe(newestMigration());
  });
});

test('an unreachable PostgreSQL server is told in plain words, without the password', async () => {
  const opening = openPostgres('postgres://me:secret@127.0.0.1:1/none', fail);
  await expect(opening).rejects.toThrow(/127.0.0.1:1\/none \(DATABASE_URL\) cannot be reached/);
  await opening.catch((error) => expect(String(error)).not.toContain('secret'));
});

test('statements that failed in the middle of a transaction leave the embedded database usable', async () => {
  const database = await openTestEmbedded();
  const failing = database.execute('begin; insert into nowhere values (1); commit');
  // It stands right behind, in the queue for the one connection.
  const next = database.db.execute(sql`select 1 as one`);
  await expect(failing).rejects.toThrow('nowhere');
  expect(await next).toMatchObject({ rows: [{ one: 1 }] });
  await database.close();
});

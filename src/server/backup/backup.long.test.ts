import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { newestMigration } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { fromPglite } from '#test/in-process-db.ts';
import { noteError } from '#test/logged-errors.ts';
import { newPostgresDb, openTestDb, openTestEmbedded } from '#test/test-db.ts';
import { writeBackupFile } from './backup-file.ts';
import { dumpShop } from './dump.ts';
import { loadShop } from './load.ts';

// Makes a database from nothing, which takes seconds: twice is enough.
const newEmbedded = async () => fromPglite(await PGlite.create());
const newServer = async () => openPostgres(await newPostgresDb('template0'), noteError);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thok-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function backUp(database: Database, dataDir: string): Promise<string> {
  const file = join(dataDir, 'shop.backup');
  await writeBackupFile(file, (write) => dumpShop(database, dataDir, write));
  return file;
}

async function restore(database: Database, file: string): Promise<string> {
  const dataDir = newFolder();
  await loadShop(database, dataDir, file, { withMails: true });
  return dataDir;
}

/** Every row, number and picture; not when it was made, nor in which order rows of a table lie. */
const contentOf = (file: string) =>
  gunzipSync(readFileSync(file)).toString().split('\n').slice(1).toSorted();

test.each([
  ['embedded', openTestEmbedded, newServer, newEmbedded],
  ['PostgreSQL', openTestDb, newEmbedded, newServer],
])(
  'a shop on %s is the same, row by row, on the other kind and back',
  async (_kind, openDb, other, same) => {
    const database = await openDb();
    const dataDir = newFolder();
    cpSync('demo/pictures/logo.svg', join(dataDir, 'images', 'logo.svg'));
    const queue = await openQueue(database, noteError);
    await queue.send(database.db, 'contact-mail', { messageId: 7 }, 'message 7');
    await queue.close();
    await database.db.execute(sql`insert into pictures (folder, name, bytes, width, height)
    values ('products', 'odd.webp', '\\x00ff0a5c22'::bytea, 1, 1)`);
    await database.db.execute(
      sql`insert into synonyms (words) values (array['a "b" \\ c', ${'line\nbreak\t, {x}'}, 'शैम्पू'])`,
    );
    const first = await backUp(database, dataDir);
    const there = await other();
    const second = await backUp(there, await restore(there, first));
    const back = await same();
    const third = await backUp(back, await restore(back, second));
    expect(contentOf(second)).toEqual(contentOf(first));
    expect(contentOf(third)).toEqual(contentOf(first));
    expect(contentOf(first).length).toBeGreaterThan(2_000);
    expect(contentOf(first).join('\n')).toContain('"job":"contact-mail"');
    for (const opened of [database, there, back]) await opened.close();
  },
);

test('numbers go on where they stood, and what triggers write is written again', async () => {
  const database = await openTestEmbedded();
  await database.db.execute(sql`insert into brands (name, logo) values ('Gone', '')`);
  await database.db.execute(sql`delete from brands where name = 'Gone'`);
  const [gone] = await rowsOf<{ last: string }>(
    database.db,
    sql`select last_value::text as last from brands_id_seq`,
  );
  const there = await newServer();
  await restore(there, await backUp(database, newFolder()));
  const [added] = await rowsOf<{ id: number }>(
    there.db,
    sql`insert into brands (name, logo) values ('New', '') returning id`,
  );
  expect(added?.id).toBe(Number(gone?.last) + 1);
  const [feed] = await rowsOf<{ n: number }>(
    there.db,
    sql`select count(*)::int as n from catalogue_changes where table_name = 'brands'`,
  );
  expect(feed?.n).toBe(1);
  await expect(there.db.execute(sql`delete from audit_log`)).rejects.toThrow();
  await Promise.all([database.close(), there.close()]);
});

test('what is written meanwhile is in the backup whole or not at all', async () => {
  const database = await openTestDb();
  const dataDir = newFolder();
  let writing = true;
  let written = 0;
  const orders = (async () => {
    for (; writing; written += 1) {
      await database.db.transaction(async (tx) => {
        await tx.execute(
          sql`update products set stock = stock + 1 where id = ${1 + (written % 50)}`,
        );
        await tx.execute(sql`insert into stock_movements (product_id, units, reason)
          values (${1 + (written % 50)}, 1, 'restock')`);
      });
    }
  })();
  const files: string[] = [];
  for (let i = 0; i < 3; i += 1) files.push(await backUp(database, dataDir));
  writing = false;
  await orders;
  expect(written).toBeGreaterThan(20);
  const there = await newServer();
  await restore(there, files.at(-1) ?? '');
  const wrong = await rowsOf(
    there.db,
    sql`select id from products p where initial_stock + coalesce(
      (select sum(units) from stock_movements m where m.product_id = p.id), 0) <> stock`,
  );
  expect(wrong).toEqual([]);
  await Promise.all([database.close(), there.close()]);
});

test('a backup of an earlier version is brought up to this one', async () => {
  const before = await newServer();
  const journal = JSON.parse(
    readFileSync('src/server/db/migrations/meta/_journal.json', 'utf8'),
  ) as { entries: { when: number }[] };
  await before.migrate(journal.entries.at(12)?.when);
  await before.db.execute(sql`insert into brands (name, logo) values ('Himal', 'himal.webp')`);
  const file = await backUp(before, newFolder());
  const there = await newServer();
  await restore(there, file);
  expect(await rowsOf(there.db, sql`select name, version from brands`)).toEqual([
    { name: 'Himal', version: 1 },
  ]);
  await Promise.all([before.close(), there.close()]);
});

test('a file that is cut off, changed, foreign or too new is refused, and nothing is restored', async () => {
  const database = await openTestEmbedded();
  const dataDir = newFolder();
  const file = await backUp(database, dataDir);
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();
  const without = (line: string) => text.split('\n').filter((found) => !found.startsWith(line));
  const withLine = (mark: string) => text.replace('#{"end"', `#${mark}\n#{"end"`);
  const bad: [string, string | Buffer, RegExp][] = [
    ['cut off', whole.subarray(0, whole.length - 500), /not a whole backup/],
    [
      'damaged',
      Buffer.concat([whole.subarray(0, 9_000), Buffer.alloc(50), whole.subarray(9_050)]),
      /not a whole/,
    ],
    ['without its end', gzipSync(without('#{"end"').join('\n')), /not a whole backup/],
    ['a text', 'hello', /not a whole backup/],
    ['another file', gzipSync('{}\n#{"end":true,"rows":1}\n'), /not a backup/],
    [
      'too new',
      gzipSync(text.replace(/"migration":\d+/, `"migration":${newestMigration() + 1}`)),
      /newer version/,
    ],
    [
      'a path that leaves',
      gzipSync(text.replace('#{"end"', '#{"file":"../../x","base64":""}\n#{"end"')),
      /outside/,
    ],
    ['no path', gzipSync(withLine('{"file":"","base64":""}')), /outside/],
    ['the folder itself', gzipSync(withLine('{"file":"a/..","base64":""}')), /outside/],
    ['a line after its end', gzipSync(`${text}#{"file":"x","base64":""}\n`), /not a whole/],
    [
      'two ends',
      gzipSync(text.replace('#{"end"', '#{"end":true,"rows":1}\n#{"end"')),
      /not a whole/,
    ],
    ['a second header', gzipSync(withLine(text.slice(1, text.indexOf('\n')))), /out of order/],
    [
      'a row of no table',
      gzipSync(
        `${text.slice(0, text.indexOf('\n'))}\n{}\n#{"table":"brands","columns":["id"]}\n#{"end":true,"rows":1}\n`,
      ),
      /out of order/,
    ],
    ['a path with a NUL', gzipSync(withLine('{"file":"a\\u0000b","base64":""}')), /not a whole/],
    ['columns that are none', gzipSync(withLine('{"table":"brands","columns":7}')), /not a whole/],
    ...['1', '-5', '1700000000000'].map((when): [string, Buffer, RegExp] => [
      `migration ${when}`,
      gzipSync(text.replace(/"migration":\d+/, `"migration":${when}`)),
      /no version ever had/,
    ]),
    ...['1e400', '"x"', '1.5'].map((when): [string, Buffer, RegExp] => [
      `migration ${when.replaceAll('"', '')}`,
      gzipSync(text.replace(/"migration":\d+/, `"migration":${when}`)),
      /not a whole/,
    ]),
    [
      "a table of the server's",
      gzipSync(text.replace('#{"end"', '#{"table":"pg_authid","columns":["oid"]}\n#{"end"')),
      /not the shop's: pg_authid/,
    ],
    [
      'numbers of another program',
      gzipSync(withLine('{"sequence":"tickets_seq","value":"7","called":true}')),
      /not the shop's: tickets_seq/,
    ],
  ];
  const there = await newServer();
  for (const [name, bytes, message] of bad) {
    const path = join(dataDir, name);
    writeFileSync(path, bytes);
    await expect(loadShop(there, dataDir, path), name).rejects.toThrow(message);
  }
  await expect(loadShop(there, dataDir, join(dataDir, 'none'))).rejects.toThrow('There is no file');
  expect(await rowsOf(there.db, sql`select id from products`)).toEqual([]);
  // The same database then takes the whole one, once.
  await loadShop(there, dataDir, file);
  await expect(loadShop(there, dataDir, file)).rejects.toThrow('holds a shop already');
  await Promise.all([database.close(), there.close()]);
});

test('mails that waited are not sent again by the restored shop, unless that is wanted', async () => {
  const database = await openTestEmbedded();
  const queue = await openQueue(database, noteError);
  await queue.send(database.db, 'contact-mail', { messageId: 7 }, 'message 7');
  await queue.close();
  const dataDir = newFolder();
  const file = await backUp(database, dataDir);
  const there = await newServer();
  expect(await loadShop(there, dataDir, file)).toMatchObject({ mails: 1 });
  const again = await openQueue(there, noteError);
  const waiting = sql`select name from jobs.job where name = 'contact-mail'`;
  expect(await rowsOf(there.db, waiting)).toEqual([]);
  await again.close();
  await Promise.all([database.close(), there.close()]);
});

test('of two restores at once one is refused, and the other stands', async () => {
  const database = await openTestEmbedded();
  const file = await backUp(database, newFolder());
  const url = await newPostgresDb('template0');
  const there = await Promise.all([openPostgres(url, noteError), openPostgres(url, noteError)]);
  const results = await Promise.allSettled(there.map((one) => restore(one, file)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.map((one) => 'reason' in one && String(one.reason)).join()).toMatch(
    /holds a shop already/,
  );
  for (const opened of [database, ...there]) await opened.close();
});

/** Tables of another program in the shop's database, also in a schema of its own. */
async function addForeignTables({ execute }: Database): Promise<void> {
  await execute(`create schema warehouse;
    create sequence tickets_seq;
    create table tickets (id serial primary key, note text);
    insert into tickets (note) values ('kept');
    create table warehouse.racks (id serial primary key, ticket int references tickets);
    insert into warehouse.racks (ticket) values (1);
    alter table tickets add column rack int references warehouse.racks`);
}

test.each([
  ['embedded', openTestEmbedded, newServer],
  ['PostgreSQL', openTestDb, newEmbedded],
])(
  'tables of another program beside a shop on %s are neither backed up nor touched',
  async (_kind, openDb, other) => {
    const database = await openDb();
    const alone = contentOf(await backUp(database, newFolder()));
    await addForeignTables(database);
    const file = await backUp(database, newFolder());
    expect(contentOf(file)).toEqual(alone);
    const there = await other();
    await addForeignTables(there);
    // As a restore that was refused half-way leaves it: the shop's tables are there, empty.
    await there.migrate();
    await restore(there, file);
    expect(contentOf(await backUp(there, newFolder()))).toEqual(alone);
    expect(await rowsOf(there.db, sql`select id, note from tickets`)).toEqual([
      { id: 1, note: 'kept' },
    ]);
    expect(await rowsOf(there.db, sql`select id from warehouse.racks`)).toEqual([{ id: 1 }]);
    await Promise.all([database.close(), there.close()]);
  },
);

test('a database where another program refers to the shop’s tables is refused, and keeps its rows', async () => {
  const database = await openTestEmbedded();
  const file = await backUp(database, newFolder());
  const there = await newServer();
  await there.migrate();
  await there.execute(`create schema warehouse;
    create table warehouse.racks (id int, product_id int references products);
    insert into warehouse.racks (id) values (1)`);
  await expect(restore(there, file)).rejects.toThrow(
    'The table warehouse.racks of another program',
  );
  expect(await rowsOf(there.db, sql`select id from warehouse.racks`)).toEqual([{ id: 1 }]);
  await Promise.all([database.close(), there.close()]);
});

test('a database on which a node of the shop is open is refused until the node is stopped', async () => {
  const database = await openTestEmbedded();
  const file = await backUp(database, newFolder());
  const url = await newPostgresDb('template0');
  const node = await openPostgres(url, noteError);
  await node.migrate();
  const stopListening = await node.listen('catalogue', () => {});
  const there = await openPostgres(url, noteError);
  await expect(restore(there, file)).rejects.toThrow('The shop is open on this database.');
  expect(await rowsOf(there.db, sql`select id from products`)).toEqual([]);
  await stopListening();
  // The server takes a moment to notice.
  await expect.poll(() => restore(there, file).then(() => 'restored', String)).toBe('restored');
  for (const opened of [database, node, there]) await opened.close();
});

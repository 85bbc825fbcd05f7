import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readTables } from '#server/backup/tables.ts';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { clean } from '#server/jobs/cleaning.ts';
import { openFaultProxy } from '#test/fault-proxy.ts';
import { noteError } from '#test/logged-errors.ts';
import { startApp } from '#test/start-app.ts';
import { newPostgresDb, openTestDb, openTestEmbedded } from '#test/test-db.ts';
import { builtAssets } from './built-assets.ts';
import { storeBuild } from './store-build.ts';

const script = (words: string) => `export const words = '${words.repeat(200)}';`;

/** A build of one script and one style for the storefront, and one script of the console. */
function newBuild(words: string) {
  const root = mkdtempSync(join(tmpdir(), 'thok-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const client = join(root, 'client');
  const consoleAssets = join(root, 'console', 'assets');
  const hash = createHash('sha256').update(words).digest('base64url').slice(0, 8);
  const write = (folder: string, name: string, text: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  };
  write(join(client, 'assets'), `home-${hash}.js`, script(words));
  write(join(client, 'assets'), `root-${hash}.css`, `.${words} { color: red; }`);
  write(join(client, 'assets'), 'no-hash.js', 'no hash');
  write(consoleAssets, `today-${hash}.js`, script(`console ${words}`));
  return {
    client,
    folders: builtAssets(client, consoleAssets),
    consoleApp: { dev: false, html: async () => '<html></html>', assets: consoleAssets },
    home: `/assets/home-${hash}.js`,
    style: `/assets/root-${hash}.css`,
    today: `/console/assets/today-${hash}.js`,
  };
}

/** A node with that build; it has stored it, as it does after it listens. */
async function startNode(database: Database, build: ReturnType<typeof newBuild>) {
  const { client, consoleApp } = build;
  const node = await startApp(database, { clientFolder: client, consoleApp });
  await storeBuild(database.background, build.folders);
  const get = (url: string, accepted = 'br, gzip') =>
    node.app.inject({ url, headers: { 'accept-encoding': accepted } });
  return { ...node, get };
}

const openNode = async (url: string) => openPostgres(url, noteError);

async function startOne(database: Database) {
  const node = await startNode(database, newBuild('one'));
  onTestFinished(() => node.close());
  return node;
}

/** How often the node asks for names or files of other builds, from now on. */
function countQueries(database: Database): () => number {
  const { db } = database;
  const spied = ['select', 'selectDistinct'] as const;
  let count = 0;
  for (const name of spied) {
    const original: () => unknown = db[name].bind(db);
    Object.assign(db, {
      [name](...args: []) {
        count += 1;
        return original(...args);
      },
    });
  }
  return () => count;
}

describe('two nodes with two builds on one PostgreSQL', () => {
  test('serve each other’s files', async () => {
    const url = await newPostgresDb();
    const [older, newer] = [newBuild('older'), newBuild('newer')];
    const first = await startNode(await openNode(url), older);
    onTestFinished(() => first.close());
    const second = await startNode(await openNode(url), newer);
    onTestFinished(() => second.close());
    for (const [node, other] of [
      [first, newer],
      [second, older],
    ] as const) {
      for (const path of [other.home, other.style, other.today]) {
        expect((await node.get(path)).statusCode).toBe(200);
      }
    }
    const answer = await first.get(newer.home);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script('newer'));
  });

  test('that start at once store a build once', async () => {
    const url = await newPostgresDb();
    const nodes = [await openNode(url), await openNode(url)];
    onTestFinished(async () => {
      for (const node of nodes) await node.close();
    });
    const { folders } = newBuild('one');
    const stored = await Promise.all(nodes.map(({ db }) => storeBuild(db, folders)));
    expect(stored.sort()).toEqual([0, 3]);
  });
});

test('a new build on the same embedded database serves the files of the one before', async () => {
  const database = await openTestEmbedded();
  const [older, newer] = [newBuild('older'), newBuild('newer')];
  await storeBuild(database.background, older.folders);
  const node = await startNode(database, newer);
  onTestFinished(() => node.close());
  const answer = await node.get(older.today, 'gzip');
  expect(answer.statusCode).toBe(200);
  expect(gunzipSync(answer.rawPayload).toString()).toBe(script('console older'));
});

test('a file of another build has the headers of one on disk, whatever the browser accepts', async () => {
  const [build, other] = [newBuild('one'), newBuild('two')];
  const database = await openTestDb();
  await storeBuild(database.db, other.folders);
  const node = await startNode(database, build);
  onTestFinished(() => node.close());
  const names = ['cache-control', 'content-type', 'content-encoding', 'vary'];
  for (const accepted of ['br', 'gzip, br;q=0', 'identity', '']) {
    const headersOf = async (url: string) => {
      const { headers } = await node.get(url, accepted);
      return [...names, 'x-content-type-options'].map((name) => [name, headers[name]]);
    };
    expect(await headersOf(other.home), accepted).toEqual(await headersOf(build.home));
    expect(await headersOf(other.style), accepted).toEqual(await headersOf(build.style));
  }
  const head = await node.app.inject({ method: 'HEAD', url: other.home });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

describe('what no build has', () => {
  test('is 404, which nobody caches', async () => {
    const node = await startOne(await openTestDb());
    const { statusCode, headers } = await node.get('/assets/home-AAAAAAAA.js');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('is 404 without a query where the name has no hash', async () => {
    const node = await startOne(await openTestDb());
    const queries = countQueries(node.database);
    for (const name of [
      'gone.js',
      'home-AAAAAAAA.js.br',
      'home-AAAAAAAA.js.map',
      'home-AAAAAAAA.html',
      '..%2F..%2Fpackage-AAAAAAAA.js',
      'home-AAAAAAAA.js%00',
      'home-AAAAAAAA.js%0A',
      'home-AAAAAAAA%27--.js',
      '%E0%A4%A8%E0%A4%AE%E0%A4%95-AAAAAAAA.js',
      `${'a'.repeat(4_000)}-AAAAAAAA.js`,
    ]) {
      expect((await node.get(`/assets/${name}`)).statusCode, name).toBe(404);
      expect((await node.get(`/console/assets/${name}`)).statusCode, name).toBe(404);
    }
    expect(queries()).toBe(0);
  });

  test('costs one query a second at most, however many names are asked for', async () => {
    const node = await startOne(await openTestDb());
    const queries = countQueries(node.database);
    const started = performance.now();
    const names = Array.from({ length: 1_000 }, (_, i) => `/assets/home-${1e7 + i}.js`);
    const answers = await Promise.all(names.map((name) => node.get(name)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(queries()).toBeLessThanOrEqual(1 + (performance.now() - started) / 1_000);
  });
});

test('a file that many ask for at once is read once, then comes from memory', async () => {
  const database = await openTestDb();
  const other = newBuild('two');
  await storeBuild(database.db, other.folders);
  const node = await startOne(database);
  const queries = countQueries(database);
  const ask = () => Promise.all(Array.from({ length: 50 }, () => node.get(other.home)));
  for (const { statusCode } of [...(await ask()), ...(await ask())]) expect(statusCode).toBe(200);
  expect(queries()).toBe(2); // the names, then the file
});

test('without its database a node answers 404 for other builds, and serves its own', async () => {
  const proxy = await openFaultProxy(await newPostgresDb());
  onTestFinished(() => proxy.close());
  // A pool says so when it loses its connections.
  const database = await openPostgres(proxy.url, () => {});
  const [build, other] = [newBuild('one'), newBuild('two')];
  await storeBuild(database.db, other.folders);
  const node = await startNode(database, build);
  onTestFinished(() => node.close());
  proxy.cut();
  expect((await node.get(other.home)).statusCode).toBe(404);
  expect((await node.get(build.home)).statusCode).toBe(200);
  proxy.mend();
  await expect.poll(async () => (await node.get(other.home)).statusCode).toBe(200);
});

describe('cleaning', () => {
  const builds = async ({ db }: Database) => db.$count(sql`builds`);
  const moveBack = ({ db }: Database, hours: number) =>
    db.execute(sql`update builds set started_at = started_at - make_interval(hours => ${hours})`);

  test('deletes a build a day after another took its place, with its files', async () => {
    const database = await openTestDb();
    onTestFinished(() => database.close());
    await storeBuild(database.db, newBuild('first').folders);
    await moveBack(database, 100);
    expect(await clean(database.db)).toContain('0 builds');
    await storeBuild(database.db, newBuild('second').folders);
    await moveBack(database, 23);
    expect(await clean(database.db)).toContain('0 builds');
    await moveBack(database, 2);
    expect(await clean(database.db)).toContain('1 builds');
    expect(await builds(database)).toBe(1);
    expect(await database.db.$count(sql`build_assets`)).toBe(3);
  });

  test('keeps a build that a node went back to', async () => {
    const database = await openTestDb();
    onTestFinished(() => database.close());
    const first = newBuild('first');
    await storeBuild(database.db, first.folders);
    await moveBack(database, 1);
    await storeBuild(database.db, newBuild('second').folders);
    await moveBack(database, 30);
    expect(await storeBuild(database.db, first.folders)).toBe(0);
    expect(await clean(database.db)).toContain('0 builds');
  });
});

test('the second start of a build is one read', async () => {
  const database = await openTestDb();
  onTestFinished(() => database.close());
  const { folders } = newBuild('one');
  expect(await storeBuild(database.db, folders)).toBe(3);
  const queries = countQueries(database);
  Object.assign(database.db, { transaction: () => expect.fail('a transaction') });
  expect(await storeBuild(database.db, folders)).toBe(0);
  expect(queries()).toBe(1);
});

test('backups leave builds out', async () => {
  const database = await openTestDb();
  onTestFinished(() => database.close());
  const names = (await readTables(database.db)).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('build'))).toEqual([]);
});

// Usage: npm run upgrade [-- --orders 300000 --kills 6 --seed 1 --save]. Fills a shop of the previous release
// (test/upgrade/previous-release.txt), lets customers trade on it beside a report that takes its time, migrates it
// with this version, which is killed again and again, and goes back. --save keeps the report in docs/proofs/upgrade.md.
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { newestMigration, readAppliedMigration } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { findLedgerProblems } from '#test/ledger-problems.ts';
import { postgresFolder, startPostgres } from '#test/postgres-server.ts';
import { randomFrom } from '#test/random.ts';
import { shopMain, startShopProcess } from '#test/shop-process.ts';
import { buildPreviousRelease } from './previous-release.ts';
import { openTrade, openWorld } from './trade.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '300000' },
    kills: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    save: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const random = randomFrom(seed);
const reportSeconds = 8;
const reportTables = ['orders', 'order_lines', 'coupon_uses', 'customers', 'products'];
const say = (line: string) => process.stdout.write(`· ${line}\n`);
const problems: string[] = [];
const rows: string[] = [];
const killedAt = new Set<number>();

say('Building the previous release and this one');
const release = buildPreviousRelease();
execFileSync(process.execPath, ['scripts/bundle-server.mjs']);
const server = await startPostgres(postgresFolder(), { durable: true });
const env = { DATABASE_URL: server.url, LOG_LEVEL: 'warn' };
say(`Filling a shop of ${release.commit} with ${values.orders} orders`);
execFileSync(process.execPath, ['demo/main.ts', '--orders', values.orders], {
  cwd: release.folder,
  env: { ...process.env, ...env },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const database = await openPostgres(server.url, () => {});
await database.background.execute(sql`analyze`);
const before = await readAppliedMigration(database.db);
const world = await openWorld(database.background, 8);
const startOld = (more = {}) => startShopProcess({ ...env, ...more }, release.main);
const old = await startOld();
const nodes = [old];
const trade = openTrade(nodes, world, seed);

async function phase(name: string, work: () => Promise<unknown>): Promise<void> {
  trade.slowest();
  const [calls, failed] = [trade.calls, trade.failed.length];
  const begun = performance.now();
  await work();
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const [made, lost] = [trade.calls - calls, trade.failed.length - failed];
  const slowest = Math.round(trade.slowest());
  rows.push(`| ${name} | ${seconds} s | ${made} | ${lost} | ${slowest} ms |`);
  say(`${name}: ${seconds} s, ${made} calls, ${lost} failed, the slowest ${slowest} ms`);
}

await phase('before, the old version alone', () => setTimeout(8_000));

const report = new pg.Client({ connectionString: `${server.url}?application_name=report` });
await report.connect();
await report.query('begin');
for (const table of reportTables) await report.query(`select count(*) from ${table}`);
const reading = report
  .query(`select pg_sleep(${reportSeconds})`)
  .then(() => report.query('commit'));

await phase(`this version killed ${values.kills} times while it migrates`, async () => {
  for (let kill = 0; kill < Number(values.kills); kill += 1) {
    const child = spawn(process.execPath, [shopMain], {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(old.dataDir, 'killed'), ...env },
      stdio: 'ignore',
    });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const atStart = await readAppliedMigration(database.db);
    await Promise.race([setTimeout(random.between(1_000, 6_000)), untilMigratedOn(atStart)]);
    child.kill('SIGKILL');
    await gone;
    const applied = await readAppliedMigration(database.db);
    killedAt.add(applied);
    say(`killed at ${applied === before ? 'the old tables' : `migration ${applied}`}`);
  }
});

/** Until one more migration is done: the next one is under way then. */
async function untilMigratedOn(from: number): Promise<void> {
  const until = performance.now() + 10_000;
  while (performance.now() < until && (await readAppliedMigration(database.db)) === from) {
    await setTimeout(2);
  }
}

let migrateMs = 0;
await phase('this version migrates and opens', async () => {
  const begun = performance.now();
  nodes.push(await startShopProcess(env));
  migrateMs = performance.now() - begun;
});
await reading;
if ((await readAppliedMigration(database.db)) !== newestMigration()) problems.push('not migrated');
await phase('both versions side by side', () => setTimeout(8_000));
await phase('this version alone', async () => {
  nodes.shift();
  await setTimeout(2_000);
  await old.stop();
  await setTimeout(3_000);
});
await phase('back: the old version on the new tables', async () => {
  const back = await startOld({ ALLOW_NEWER_DATABASE: 'yes' });
  const [fresh] = nodes.splice(0, 1, back);
  await setTimeout(1_000); // what is under way there
  await fresh?.stop();
  await setTimeout(6_000);
});
await trade.stop();
await nodes[0]?.stop();

say('Comparing what customers were told with the database');
const there = new Map(
  (
    await rowsOf<{ id: number; key: string }>(
      database.db,
      sql`select id, idempotency_key as key from orders where id >= ${Math.min(...trade.placed.values())}`,
    )
  ).map(({ id, key }) => [key, id]),
);
for (const [key, id] of trade.placed) {
  if (there.get(key) !== id) problems.push(`order ${id} was acknowledged and is lost`);
}
for (const [key, id] of there) {
  if (!trade.placed.has(key)) problems.push(`order ${id} is there, and nobody was told`);
}
problems.push(...trade.failed.slice(0, 20), ...(await findLedgerProblems(database.background)));
await database.close();
await report.end();
await server.stop();

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const text = `# Upgrading a shop that sells

\`npm run upgrade -- --orders ${values.orders} --kills ${values.kills} --seed ${seed} --save\`, ${new Date().toISOString().slice(0, 10)}, from ${release.commit} to
${commit}, one PostgreSQL, 2 cores shared by everything. Eight customers read, fill carts and order all the while. A report
that has read ${reportTables.join(', ')} stays open for ${reportSeconds} s from the moment this version is started first. A failed call is any answer but
200, or none.

| | took | calls | failed | the slowest call |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

${trade.placed.size} orders acknowledged; ${problems.length} contradictions between what customers were told, the ledgers and the database.
It was killed at ${killedAt.size} different states of the tables.
From the last start of this version to its first answer: ${(migrateMs / 1_000).toFixed(1)} s, migrations that were left included.
${problems.map((problem) => `\n- ${problem}`).join('')}`;
process.stdout.write(`\n${text}\n`);
if (values.save) writeFileSync('docs/proofs/upgrade.md', text);
process.exitCode = problems.length === 0 ? 0 : 1;

import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Database } from '#server/db/connect.ts';
import { countAppliedMigrations, countMigrations } from '#server/db/migrate.ts';
import { readBackupAge, readQueueLengths } from '#server/queries/job-runs.ts';

export type MetricSources = {
  database: Database;
  catalogue: CatalogueStore;
  dataDir: string;
  writesFail(): boolean;
};

/** A frozen database must not keep Prometheus waiting: what it would say is left out. */
const databaseMs = 1_000;

/** How things stand, looked at when Prometheus asks. */
export function addGauges(registry: Registry, sources: MetricSources): void {
  const registers = [registry];
  addVersion(registers, sources.database);
  addCatalogue(registers, sources.catalogue);
  addPools(registers, sources.database);
  addDatabase(registers, sources.database);
  addWrites(registers, sources);
  addBackup(registers, sources.database);
  addDisk(registers, sources.dataDir);
}

const packageFile = new URL('../../../package.json', import.meta.url);

/** Which version runs here, and whether the database is at its migrations, behind or ahead of them. */
function addVersion(registers: Registry[], { background }: Database): void {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }; // `as`: our file
  new Gauge({
    name: 'thok_version',
    help: '1, with the version that runs here.',
    labelNames: ['version'],
    aggregator: 'first',
    registers,
  }).set({ version }, 1);
  const askApplied = inTime(() => countAppliedMigrations(background));
  new Gauge({
    name: 'thok_migrations',
    help: 'How many migrations this version has, and how many the database.',
    labelNames: ['of'],
    aggregator: 'first',
    registers,
    async collect() {
      this.reset();
      this.set({ of: 'version' }, countMigrations());
      const applied = await askApplied();
      if (applied !== undefined) this.set({ of: 'database' }, applied);
    },
  });
}

function addCatalogue(registers: Registry[], catalogue: CatalogueStore): void {
  new Gauge({
    name: 'thok_catalogue_products',
    help: 'Products in the catalogue in memory.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(catalogue.current().productsById.size);
    },
  });
  new Gauge({
    name: 'thok_catalogue_age_seconds',
    help: 'Time since the catalogue in memory was last brought up to date.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(Math.max(0, performance.now() - catalogue.refreshedAt()) / 1_000);
    },
  });
}

function addPools(registers: Registry[], database: Database): void {
  new Gauge({
    name: 'thok_pool_connections',
    help: 'Connections to the database by pool; max is the limit, waiting are requests without one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, max, open, idle, waiting } of database.pools()) {
        this.set({ pool, state: 'max' }, max);
        this.set({ pool, state: 'busy' }, open - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
}

function addDatabase(registers: Registry[], database: Database): void {
  new Gauge({
    name: 'thok_database_up',
    help: '1 where the database answers within a second.',
    aggregator: 'min',
    registers,
    async collect() {
      this.set(await database.ping().then(...upOrDown));
    },
  });
  const askQueues = inTime(() => readQueueLengths(database.background));
  new Gauge({
    name: 'thok_jobs',
    help: 'Jobs in the queue: waiting for their turn, or failed for good in the last day.',
    labelNames: ['queue', 'state'],
    aggregator: 'max',
    registers,
    async collect() {
      this.reset();
      for (const { job: queue, waiting, failed } of (await askQueues()) ?? []) {
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'failed' }, failed);
      }
    },
  });
}

function addWrites(registers: Registry[], { writesFail }: MetricSources): void {
  new Gauge({
    name: 'thok_database_writes',
    help: '1 where the database took the last write that was tried, which is every few seconds.',
    aggregator: 'min',
    registers,
    collect() {
      this.set(writesFail() ? 0 : 1);
    },
  });
}

function addBackup(registers: Registry[], database: Database): void {
  const askAge = inTime(() => readBackupAge(database.background));
  new Gauge({
    name: 'thok_backup_age_seconds',
    help: 'Time since the last backup that succeeded; nothing where there never was one.',
    aggregator: 'max',
    registers,
    async collect() {
      this.remove();
      const seconds = await askAge();
      if (seconds !== undefined) this.set(seconds);
    },
  });
}

/**
 * Asks once at a time. Undefined where the database is away or still without its tables: `thok_database_up`
 * tells of the one, the other passes.
 */
function inTime<T>(ask: () => Promise<T>): () => Promise<T | undefined> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    const known = asked.catch(() => undefined);
    return Promise.race([known, setTimeout(databaseMs, undefined, { ref: false })]);
  };
}

const upOrDown = [() => 1, () => 0] as const;

function addDisk(registers: Registry[], dataDir: string): void {
  new Gauge({
    name: 'thok_data_disk_bytes',
    help: 'The file system of DATA_DIR: free for this process, and its size.',
    labelNames: ['state'],
    aggregator: 'min',
    registers,
    async collect() {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      this.set({ state: 'free' }, bavail * bsize);
      this.set({ state: 'size' }, blocks * bsize);
    },
  });
}

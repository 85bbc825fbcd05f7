import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { cookieName, startSession } from '#server/auth/session.ts';
import type { Database } from '#server/db/connect.ts';
import { findPgbench, openBenchDatabase, startBenchPostgres } from './postgres.ts';
import { type Running, type ShopOptions, startShop } from './processes.ts';

export type BenchCustomer = { id: number; cookie: string };

export type BenchOnPostgres = {
  shop: Running;
  database: Database;
  /** Customers with a session: the cookie of each. */
  customers: BenchCustomer[];
  /** As autovacuum does within a minute of life: a plan made while tables were small would be kept. */
  analyze(): Promise<void>;
  /** Transactions a second of a pgbench script on the same server; `client_id` tells clients apart. */
  pgbench(script: string, clients: number, seconds: number): Promise<number>;
  stop(): Promise<void>;
};

/** The shop on a PostgreSQL server of its own, one process unless told, with the demo shop in it. */
export async function startOnPostgres(
  customerCount: number,
  { products = 300, ...options }: { products?: number } & ShopOptions = {},
): Promise<BenchOnPostgres> {
  const pgbench = findPgbench(); // first: without it nothing has to be started
  const server = await startBenchPostgres();
  const shop = await startShop(products, server.url, options);
  const database = await openBenchDatabase(server.url);
  const customers = await addCustomers(database, customerCount);
  return {
    shop,
    database,
    customers,
    async analyze() {
      await database.background.execute(sql`analyze`);
    },
    async pgbench(script, clients, seconds) {
      const folder = mkdtempSync(join(tmpdir(), 'thok-pgbench-'));
      const file = join(folder, 'script.sql');
      writeFileSync(file, script);
      const args = ['-n', '-f', file, '-c', String(clients), '-j', '2', '-T', String(seconds)];
      const { stdout } = await promisify(execFile)(pgbench, [...args, server.url]);
      rmSync(folder, { recursive: true });
      return Math.round(Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN));
    },
    async stop() {
      await shop.stop();
      await database.close();
      await server.stop();
    },
  };
}

export async function addCustomers(database: Database, count: number): Promise<BenchCustomer[]> {
  await database.db.execute(sql`
    insert into customers (firm_name, owner_name, address, city, state, country, pincode,
      distance_km, mobile, email)
    select 'Bench', 'Bench', 'a', 'c', 's', 'India', '248001', 4, (7000000000 + n)::text,
      n || '@bench.example'
    from generate_series(1, ${count}::int) n`);
  const { rows } = await database.execute(
    `select id from customers where firm_name = 'Bench' order by id`,
  );
  const ids = (rows as { id: number }[]).map((row) => row.id); // `as`: the columns of the line above
  const customers: BenchCustomer[] = [];
  for (let from = 0; from < ids.length; from += 100) {
    const some = ids.slice(from, from + 100).map(async (id) => ({
      id,
      cookie: `${cookieName(false)}=${await startSession(database.db, id, 'bench')}`,
    }));
    customers.push(...(await Promise.all(some)));
  }
  return customers;
}

import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { operatorCookie, startOperatorSession } from '#server/auth/operator-session.ts';
import { cookieName, startSession } from '#server/auth/session.ts';
import type { Database } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { consoleReads, type Read } from './console-reads.ts';
import type { People } from './order-life.ts';
import { openBenchDatabase, startBenchPostgres } from './postgres.ts';
import { startShop } from './processes.ts';
import { send } from './request.ts';

const orders = 1_000_000;
const rounds = 60;
const warmUp = 5;
const atOnce = 2;
const limitMs = 100;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/**
 * Every list, filter and search of the console, and a customer's own orders, over a million orders.
 * With DATABASE_URL the shop that is there is measured; without, one is filled first, in minutes.
 */
export async function benchConsole(): Promise<void> {
  const given = process.env.DATABASE_URL;
  const server = given ? undefined : await startBenchPostgres();
  const url = given ?? server?.url ?? '';
  const shop = await startShop(300, url, given ? { filled: true } : { orders });
  const database = await openBenchDatabase(url);
  const [counted] = await rowsOf<{ n: number }>(
    database.db,
    sql`select count(*)::int as n from orders`,
  );
  process.stdout.write(
    `\nConsole reads over ${counted?.n} orders, ${atOnce} at once, PostgreSQL; load average before ${loadavg()[0]?.toFixed(1)}\n`,
  );
  const { cookie } = await signedInPeople(database);
  await printReads(shop.url, await consoleReads(database), cookie);
  await database.close();
  await shop.stop();
  await server?.stop();
}

/** How long each takes; above the limit the bench fails. */
export async function printReads(
  url: string,
  list: Read[],
  cookie: string,
  calls = rounds,
): Promise<void> {
  for (const { name, paths } of list) {
    const ms = await measure(url, paths, cookie, calls);
    const note = ms.p95 > limitMs ? `ABOVE ${limitMs} ms` : '';
    const cells = [
      name.padEnd(44),
      cell('p50', ms.p50),
      cell('p95', ms.p95),
      cell('max', ms.max),
      note,
    ];
    process.stdout.write(`${cells.join(' ').trimEnd()}\n`);
    if (note) process.exitCode = 1;
  }
  agent.destroy();
}

const cell = (name: string, ms: number) => `${name} ${ms.toFixed(1)} ms`.padStart(14);

/** The busiest customer, and one header with the cookies of this customer and of an owner. */
export async function signedInPeople({ background: db }: Database): Promise<People> {
  const [who] = await rowsOf<{ operator: number; customer: number }>(
    db,
    sql`select (select min(id) from operators where role = 'owner' and active) as operator,
      (select customer_id from orders group by 1 order by count(*) desc limit 1) as customer`,
  );
  if (!who) throw new Error('There is no shop in this database.');
  const token = await startOperatorSession(db, who.operator, { userAgent: 'bench', address: '' });
  const session = await startSession(db, who.customer, 'bench');
  const cookie = `${operatorCookie(token, false).split(';', 1)[0]}; ${cookieName(false)}=${session}`;
  return { customer: who.customer, cookie };
}

async function measure(url: string, paths: string[], cookie: string, calls: number) {
  const times: number[] = [];
  let next = 0;
  const total = warmUp + Math.max(calls, paths.length);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let i = next++; i < total; i = next++) {
        const path = paths[i % paths.length] ?? '';
        const begun = performance.now();
        const { status, text } = await send(url + path, { agent, headers: { cookie } });
        if (status !== 200) throw new Error(`${path}: ${text}`);
        if (i >= warmUp) times.push(performance.now() - begun);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

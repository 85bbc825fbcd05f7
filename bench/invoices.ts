import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { printReads, signedInPeople } from './console.ts';
import { reads } from './console-reads.ts';
import { addBuyerFunction, addPackedOrders, fillInvoices } from './invoice-books.ts';
import type { Options } from './options.ts';
import { openBenchDatabase, startBenchPostgres } from './postgres.ts';
import { startShop } from './processes.ts';
import { send } from './request.ts';
import { Timings } from './timings.ts';

const singles = 120;
const together = 100;
const pdfs = 60;
const warmUp = 10;
const limits = { oneMs: 30, togetherMs: 3_000, pdfMs: 150 };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Issuing one invoice and a hundred, a PDF of 30 lines, and the list with its search, in a shop that has a million
 * invoices (`--orders`) on PostgreSQL.
 */
export async function benchInvoices({ orders }: Options): Promise<void> {
  const server = await startBenchPostgres();
  const shop = await startShop(300, server.url, { orders: 2_000 });
  const database = await openBenchDatabase(server.url);
  await addBuyerFunction(database);
  const begun = performance.now();
  await fillInvoices(database, orders);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
  process.stdout.write(
    `\nInvoices among ${orders} others (written in ${seconds} s), PostgreSQL; load average ${loadavg()[0]?.toFixed(1)}\n`,
  );
  const { cookie } = await signedInPeople(database);
  const desk = async (path: string, body?: object) => {
    const at = performance.now();
    const headers = { cookie, 'x-thok': '1' };
    const { status, text } = await send(`${shop.url}/console/api/${path}`, {
      agent,
      headers,
      body,
    });
    if (status !== 200 || text.startsWith('{"success":false')) throw new Error(`${path}: ${text}`);
    return { at, ms: performance.now() - at, text };
  };

  const to = 'out_for_delivery';
  const timed = async (
    name: string,
    limit: number,
    calls: number,
    work: (i: number) => Promise<{ at: number; ms: number }>,
  ) => {
    const timings = new Timings();
    for (let i = 0; i < calls; i += 1) {
      const { at, ms } = await work(i);
      if (i >= Math.min(warmUp, calls - 1)) timings.add(at, ms, true);
    }
    const note = timings.p(95) > limit ? `ABOVE ${limit} ms` : '';
    const figures = `p50 ${timings.p(50).toFixed(1)} ms  p95 ${timings.p(95).toFixed(1)} ms`;
    process.stdout.write(`${name.padEnd(44)} ${figures}  ${note}\n`);
    if (note) process.exitCode = 1;
  };

  const ones = await addPackedOrders(database, singles, 10);
  await timed('moveOrder: issues one of 10 lines', limits.oneMs, singles, (i) =>
    desk('moveOrder', { id: ones[i], to }),
  );
  const many = await addPackedOrders(database, together * 3, 10);
  await timed(`moveOrders: issues ${together}`, limits.togetherMs, 3, (i) =>
    desk('moveOrders', { ids: many.slice(i * together, (i + 1) * together), to }),
  );
  const [long] = await addPackedOrders(database, 1, 30);
  await desk('moveOrder', { id: long, to });
  const { text } = await desk(`getOrder?id=${long}`);
  const { id, number } = JSON.parse(text).order.invoice;
  await timed('printInvoice: a PDF of 30 lines', limits.pdfMs, pdfs, () =>
    desk(`printInvoice?id=${id}`),
  );

  const today = dayInIndia(new Date().toISOString());
  await printReads(
    shop.url,
    [
      reads('listInvoices', '', [{}, { limit: 100 }, { cursor: Math.round(orders / 2) }]),
      reads('listInvoices', 'number', [
        { q: number },
        { q: number.slice(-6) },
        { q: String(long) },
      ]),
      reads('listInvoices', 'firm', [{ q: 'negi' }, { q: 'store' }, { q: 'zzzz' }]),
      reads('listInvoices', 'GSTIN', [{ q: '05AAACB4321D1ZH' }, { q: '05AAA' }]),
      reads('listInvoices', 'days', [
        { from: today },
        { to: '2024-06-30' },
        { from: '2025-01-01', to: '2025-01-31' },
      ]),
      reads('listInvoices', 'due', [{ due: '1' }, { due: '1', q: 'negi' }]),
      reads('listInvoices', 'kind', [{ kind: 'tax-invoice' }, { kind: 'bill' }]),
      reads('listInvoices', 'credit notes', [{ paper: 'credit-note' }]),
      reads('countInvoices', '', [{}, { q: 'negi' }, { due: '1' }]),
      reads('searchConsole', 'number', [{ q: number }, { q: number.slice(-6) }]),
    ],
    cookie,
  );
  agent.destroy();
  await database.close();
  await shop.stop();
  await server.stop();
}

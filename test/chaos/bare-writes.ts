import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { Acknowledgements } from './acknowledgements.ts';

/** As the shop's own probe: a commit without a row. A standby is only asked. */
const write = `select case when pg_is_in_recovery() then null
  else pg_logical_emit_message(true, 'chaos', '') end as place`;
const everyMs = 50;
/** Whoever waits longer tries again, so that a server which came back is noticed at once. */
const patienceMs = 1_000;

/** Writes to each of these servers again and again; only the primary takes it. */
export function writeBeside(urls: readonly string[]) {
  const acknowledged = new Acknowledgements();
  let over = false;
  async function writeTo(connectionString: string): Promise<void> {
    while (!over) {
      const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
      const client = new pg.Client({ connectionString, ...limits });
      client.on('error', () => {}); // the query under way fails with it
      try {
        await client.connect();
        while (!over) {
          const { rows } = await client.query<{ place: string | null }>(write);
          if (rows[0]?.place) acknowledged.add();
          await setTimeout(everyMs);
        }
      } catch {
        await setTimeout(everyMs); // it is away
      }
      client.end().catch(() => {}); // not waited for: it may be frozen
    }
  }
  const writing = Promise.all(urls.map(writeTo));
  return {
    acknowledged,
    async close() {
      over = true;
      await writing;
    },
  };
}

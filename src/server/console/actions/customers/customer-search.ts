import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { pageOf } from '#server/console/page-of.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type CustomerPage,
  type CustomerRow,
  type CustomerSearch,
  readStandings,
} from '#server/queries/customers/console-customers.ts';
import { standingWire } from './customer-wire.ts';

export function customerSearchOf(input: ParsedConsoleInput<'countCustomers'>): CustomerSearch {
  return {
    words: input.q,
    blocked: input.blocked !== undefined,
    route: input.route,
    withoutPin: input.without_pin !== undefined,
    owes: input.owes !== undefined,
  };
}

type Listed = Pick<CustomerRow, 'id' | 'firmName' | 'blockedAt' | 'forgottenAt'>;

/** Pages of customers, as `read` gives them, with what they owe. */
export function readCustomerPage<Row extends Listed, Wire extends object>(
  read: (db: Db, search: CustomerSearch & CustomerPage) => Promise<Row[]>,
  toWire: (row: Row) => Wire,
) {
  return async (
    { db }: { db: Db },
    search: CustomerSearch,
    { cursor, limit }: { cursor: string | undefined; limit: number },
  ) => {
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    const found = await read(db, { ...search, after, limit: limit + 1 });
    const standings = await readStandings(
      db,
      found.slice(0, limit).map(({ id }) => id),
    );
    const { shown, next } = pageOf(
      found,
      limit,
      ({ id, firmName }) => `${id} ${search.owes ? standings.get(id)?.duePaise : firmName}`,
    );
    const rows = shown.map((row) => ({
      ...toWire(row),
      blocked: row.blockedAt !== null,
      forgotten: row.forgottenAt !== null,
      ...standingWire(standings.get(row.id)),
    }));
    return { rows, next };
  };
}

/** '12 Negi General Store', or '12 189400' by dues: neither is unique, so the id decides among equals. */
function fromCursor(cursor: string) {
  const space = cursor.indexOf(' ');
  return { id: Number(cursor.slice(0, space)) || 0, key: cursor.slice(space + 1) };
}

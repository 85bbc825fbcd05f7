import type { ConsoleHandler } from '#server/console/context.ts';
import { readStandings, searchCustomers } from '#server/queries/console-customers.ts';
import { standingWire } from './customer-wire.ts';

export const listCustomers: ConsoleHandler<'listCustomers'> = async ({ db }, input) => {
  const { limit } = input;
  const rows = await searchCustomers(db, {
    words: searchWords(input.q),
    blocked: input.blocked !== undefined,
    route: input.route,
    after: input.cursor === undefined ? undefined : fromCursor(input.cursor),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const ids = shown.map((row) => row.id);
  const standings = await readStandings(db, ids);
  return {
    customers: shown.map((row) => ({
      id: row.id,
      firm_name: row.firmName,
      owner_name: row.ownerName,
      mobile: row.mobile,
      city: row.city,
      route: row.route,
      blocked: row.blockedAt !== null,
      ...standingWire(standings.get(row.id)),
    })),
    next: rows.length > limit && last ? `${last.id} ${last.firmName}` : null,
  };
};

/** '12 Negi General Store': names are not unique, so the id decides among equals. */
function fromCursor(cursor: string) {
  const space = cursor.indexOf(' ');
  return { id: Number(cursor.slice(0, space)) || 0, firmName: cursor.slice(space + 1) };
}

/** A number is found however it is written: 98765 43210, +91 98765-43210. */
function searchWords(words: string): string {
  if (!/^\+?[\d\s-]+$/.test(words)) return words;
  return words.replace(/^\+91/, '').replace(/\D/g, '');
}

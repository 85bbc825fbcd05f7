import type { Handler } from '#server/actions/context.ts';
import { ledgerOf } from './ledger.ts';

const entriesAtOnce = 50;

export const getAccountEntries: Handler<'getAccountEntries'> = async ({ db, customer }, asked) => {
  const { from, to, cursor } = asked;
  const days = { from, to, cursor, newestFirst: true, limit: entriesAtOnce };
  const { on_order: _, ...ledger } = await ledgerOf(db, customer.id, days);
  return ledger;
};

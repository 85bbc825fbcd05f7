import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { readCredit } from '#server/queries/customers/credit.ts';
import { creditWire } from './credit-wire.ts';

export const getCredit: Handler<'getCredit'> = async ({ db, customer }) => {
  const credit = await readCredit(db, customer.id);
  if (!credit) throw notFound('this');
  return { credit: creditWire(credit) };
};

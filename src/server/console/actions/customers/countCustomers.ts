import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countCustomers as count } from '#server/queries/customers/console-customers.ts';
import { customerSearchOf } from './customer-search.ts';

export const countCustomers: ConsoleHandler<'countCustomers'> = async ({ db }, input) => ({
  count: await count(db, customerSearchOf(input), maxCounted + 1),
});

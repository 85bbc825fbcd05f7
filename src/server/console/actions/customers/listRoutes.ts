import type { ConsoleHandler } from '#server/console/context.ts';
import { readRoutes } from '#server/queries/customers/console-customers.ts';

export const listRoutes: ConsoleHandler<'listRoutes'> = async ({ db }) => ({
  routes: await readRoutes(db),
});

import type { ConsoleHandler } from '#server/console/context.ts';
import { readCities } from '#server/queries/notification-batches.ts';

export const listCities: ConsoleHandler<'listCities'> = async ({ db }) => ({
  cities: await readCities(db),
});

import type { ConsoleHandler } from '#server/console/context.ts';
import { readCities } from '#server/queries/notifications/notification-batches.ts';

export const listCities: ConsoleHandler<'listCities'> = async ({ db }) => ({
  cities: await readCities(db),
});

import type { ConsoleHandler } from '#server/console/context.ts';
import { countRecipients as count } from '#server/queries/notifications/notification-batches.ts';
import { audienceOf } from './audience-of.ts';

export const countRecipients: ConsoleHandler<'countRecipients'> = async ({ db }, input) => ({
  count: await count(db, await audienceOf(db, input)),
});

import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countBatches } from '#server/queries/notifications/notification-batches.ts';

export const countNotifications: ConsoleHandler<'countNotifications'> = async (
  { db },
  { q: words, state },
) => ({ count: await countBatches(db, { words, state }, maxCounted + 1) });

import type { ConsoleHandler } from '#server/console/context.ts';
import { pageOf } from '#server/console/page-of.ts';
import { searchBatches } from '#server/queries/notifications/notification-batches.ts';
import { notificationWire } from './notification-wire.ts';

export const listNotifications: ConsoleHandler<'listNotifications'> = async ({ db }, input) => {
  const { q: words, state, cursor: beforeId, limit } = input;
  const rows = await searchBatches(db, { words, state, beforeId, limit: limit + 1 });
  const { shown, next } = pageOf(rows, limit, ({ batch }) => batch.id);
  return { notifications: shown.map(notificationWire), next };
};

import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { notificationStates } from '#contract/console/notifications.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import { countBatches, searchBatches } from '#server/queries/notifications/notification-batches.ts';
import { notificationWire } from './notification-wire.ts';

const notifications = defineList({
  rows: 'notifications',
  filterOf: ({ q, state }: ParsedConsoleInput<'countNotifications'>) => ({ words: q, state }),
  count: countBatches,
  states: {
    all: { state: undefined },
    ...Object.fromEntries(notificationStates.map((state) => [state, { state }])),
  },
  readPage: newestFirst(searchBatches, ({ batch }) => batch.id, notificationWire),
});

export const listNotifications = notifications.list;
export const countNotifications = notifications.count;

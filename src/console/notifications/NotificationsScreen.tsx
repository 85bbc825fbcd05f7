import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { CallQuestion } from '#console/components/CallQuestion.tsx';
import { consoleCall } from '#console/data/api.ts';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { notificationTexts as t } from '#console/messages/notifications.ts';
import type { NotificationWire } from '#contract/console/notifications.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './Notifications.module.css';
import { NotificationTable } from './NotificationTable.tsx';

const list = defineList({
  title: t.title,
  actions: { list: 'listNotifications', count: 'countNotifications' },
  states: {
    label: t.state,
    name: 'state',
    values: ['all', 'scheduled', 'sent', 'cancelled'],
    textOf: (state) => t.states[state],
  },
  filters: { q: searchFilter(t) },
  empty: { scene: 'khata', noneFound: t.noneFound, noneYet: t.noneYet },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const [cancelling, setCancelling] = useState<NotificationWire>();
  return (
    <>
      <ListScreen
        list={list}
        data={data}
        isEmpty={data.notifications.length === 0}
        add={{ to: '/notifications/new', text: t.add }}
        lead={<JustSent />}
      >
        <NotificationTable notifications={data.notifications} onCancel={setCancelling} />
      </ListScreen>
      {cancelling && (
        <CallQuestion
          title={t.cancelTitle}
          text={t.cancelText}
          keep={t.keep}
          yes={t.yesCancel}
          onYes={() => consoleCall('cancelNotification', { id: cancelling.id })}
          onClose={() => setCancelling(undefined)}
        />
      )}
    </>
  );
}

/** What the form has just done. */
function JustSent() {
  const [search] = useSearchParams();
  const count = Number(search.get('reaches'));
  const at = search.get('at');
  if (!count) return null;
  return (
    <div className={styles.news}>
      <Notice tone="success">
        {at ? t.scheduled(count, formatRecent(at, Date.now())) : t.sent(count)}
      </Notice>
    </div>
  );
}

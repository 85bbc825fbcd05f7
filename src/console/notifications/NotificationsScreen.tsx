import { useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { CallQuestion } from '#console/components/CallQuestion.tsx';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import { StateFilter } from '#console/components/StateFilter.tsx';
import { Tabs } from '#console/components/Tabs.tsx';
import { consoleCall } from '#console/data/api.ts';
import { partTexts } from '#console/messages/components.ts';
import { notificationTexts as t } from '#console/messages/notifications.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { offerTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { NotificationWire } from '#contract/console/notifications.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Notifications.module.css';
import { NotificationTable } from './NotificationTable.tsx';

const states = ['all', 'scheduled', 'sent', 'cancelled'] as const;

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const state = states.find((one) => one === search.get('state')) ?? 'all';
  const q = search.get('q') ?? '';
  const asked = { q, ...(state === 'all' ? {} : { state }) };
  const cursor = search.get('cursor') || undefined;
  const count = listCount(consoleCall('countNotifications', asked, request.signal));
  return {
    ...{ state, q, count },
    ...(await consoleCall('listNotifications', { ...asked, cursor }, request.signal)),
  };
}

export function Component() {
  const { state, q, count, notifications, next } = useLoaderData<typeof loader>();
  const [cancelling, setCancelling] = useState<NotificationWire>();
  const isFiltered = q !== '' || state !== 'all';
  return (
    <>
      <Tabs label={shellTexts.nav.offers} tabs={offerTabs} />
      <ScreenHead title={t.title}>
        <Link className={buttonClass('primary')} to="/offers/notifications/new">
          {t.add}
        </Link>
      </ScreenHead>
      <JustSent />
      <StateFilter
        label={t.state}
        name="state"
        states={states}
        current={state}
        textOf={(one) => t.states[one]}
        search={{ label: t.search, hint: t.searchHint, q }}
      />
      <ListTools count={count} />
      {notifications.length > 0 ? (
        <NotificationTable notifications={notifications} onCancel={setCancelling} />
      ) : (
        <EmptyState
          icon="bell"
          text={isFiltered ? t.noneFound : t.noneYet}
          action={
            <Link
              className={buttonClass('secondary')}
              to={isFiltered ? '/offers/notifications' : '/offers/notifications/new'}
            >
              {isFiltered ? partTexts.clear : t.add}
            </Link>
          }
        />
      )}
      <Paging next={next} />
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

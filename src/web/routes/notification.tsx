import { onlyInBrowser, privateData } from '#web/account/account-data.ts';
import { browserCall } from '#web/api.ts';
import { callContext, visitorContext } from '#web/context.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { NotificationsPage } from '#web/notifications/NotificationsPage.tsx';
import { readPage } from '#web/notifications/notification.ts';
import { PageHead } from '#web/PageHead.tsx';
import { storedUserId } from '#web/session.ts';
import type { Route } from './+types/notification.ts';

/** `?page=2`; what is no page is the first one. */
function pageOf(url: URL): number {
  const given = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

export function loader({ context, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  const { userId } = context.get(visitorContext);
  return privateData(userId, url, (id) => readPage(context.get(callContext), id, pageOf(url)));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateData(storedUserId(), url, (id) => readPage(browserCall, id, pageOf(url)));
}
clientLoader.hydrate = onlyInBrowser;

export default function Notification({ loaderData }: Route.ComponentProps) {
  const t = useMessages().notifications;
  return (
    <>
      <PageHead title={t.title} hidden />
      <NotificationsPage served={loaderData} />
    </>
  );
}

import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { shell } from '#web/messages/en/shell.ts';
import { NotificationsPage } from '#web/notifications/NotificationsPage.tsx';
import { readPage } from '#web/notifications/notification.ts';
import type { Route } from './+types/notification.ts';

const t = shell.notifications;

/** `?page=2`; what is no page is the first one. */
function pageOf(url: URL): number {
  const given = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

export function loader({ context, url }: Route.LoaderArgs) {
  return privateLoader(context, url, (call, id) => readPage(call, id, pageOf(url)));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateClientLoader(url, (call, id) => readPage(call, id, pageOf(url)));
}
clientLoader.hydrate = onlyInBrowser;

export default function Notification({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.title} hidden />
      <NotificationsPage given={loaderData} />
    </>
  );
}

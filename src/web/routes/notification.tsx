import type { Call } from '#contract/index.ts';
import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { notifications as t } from '#web/messages/en/notifications.ts';
import { NotificationsPage } from '#web/notifications/NotificationsPage.tsx';
import { readPage } from '#web/notifications/notification.ts';
import type { Route } from './+types/notification.ts';

/** `?page=2`; what is no page is the first one. */
function pageOf(url: URL): number {
  const given = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

const readShown = (call: Call, userId: number, url: URL) => readPage(call, userId, pageOf(url));

export const loader = privateLoader(readShown);
export const clientLoader = privateClientLoader(readShown);

export default function Notification({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.title} hidden />
      <NotificationsPage given={loaderData} />
    </>
  );
}

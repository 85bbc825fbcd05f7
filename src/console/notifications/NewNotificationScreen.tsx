import { useState } from 'react';
import { Navigate, useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { consoleCall } from '#console/data/api.ts';
import { notificationTexts as t } from '#console/messages/notifications.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { NotificationForm } from './NotificationForm.tsx';

export async function loader({ request }: { request: Request }) {
  const [{ routes }, { cities }] = await Promise.all([
    consoleCall('listRoutes', {}, request.signal),
    consoleCall('listCities', {}, request.signal),
  ]);
  return { routes, cities };
}

export function Component() {
  const { routes, cities } = useLoaderData<typeof loader>();
  /** What became of it, for the list. */
  const [sent, setSent] = useState<string>();
  // Only once nothing is unsaved any more: leaving would be asked about.
  if (sent !== undefined) return <Navigate to={`/notifications?${sent}`} replace />;
  return (
    <>
      <BackLink to="/notifications">{t.back}</BackLink>
      <ScreenHead title={t.addTitle} />
      <NotificationForm routes={routes} cities={cities} onSent={setSent} />
    </>
  );
}

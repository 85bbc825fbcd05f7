import { onlyInBrowser, privateData } from '#web/account/account-data.ts';
import { visitorContext } from '#web/context.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { InvoicePage } from '#web/orders/InvoicePage.tsx';
import { PageHead } from '#web/PageHead.tsx';
import { storedUserId } from '#web/session.ts';
import type { Route } from './+types/my-order.ts';

/** Only the browser knows the order: its id is in the history state. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  return privateData(context.get(visitorContext).userId, url, async () => undefined);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateData(storedUserId(), url, async () => undefined);
}
clientLoader.hydrate = onlyInBrowser;

export default function MyOrder() {
  const t = useMessages();
  return (
    <>
      <PageHead title={t.invoice.title} hidden />
      <InvoicePage />
    </>
  );
}

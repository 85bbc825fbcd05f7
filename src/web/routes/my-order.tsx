import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { invoice } from '#web/messages/en/orders.ts';
import { InvoicePage } from '#web/orders/InvoicePage.tsx';
import type { Route } from './+types/my-order.ts';

/** Only the browser knows the order: its id is in the history state. */
export function loader({ context, url }: Route.LoaderArgs) {
  return privateLoader(context, url, async () => undefined);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateClientLoader(url, async () => undefined);
}
clientLoader.hydrate = onlyInBrowser;

export default function MyOrder() {
  return (
    <>
      <PageHead title={invoice.title} hidden />
      <InvoicePage />
    </>
  );
}

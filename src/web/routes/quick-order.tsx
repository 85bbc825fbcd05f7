import { useSearchParams } from 'react-router';
import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { quickOrder as t } from '#web/messages/en/reorder.ts';
import { QuickOrderPage } from '#web/quick-order/QuickOrderPage.tsx';
import type { Route } from './+types/quick-order.ts';

/** Nothing is read before something is typed; who is not signed in goes to /login. */
const nothing = async () => null;

export function loader({ context, url }: Route.LoaderArgs) {
  return privateLoader(context, url, nothing);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateClientLoader(url, nothing);
}
clientLoader.hydrate = onlyInBrowser;

export default function QuickOrder() {
  const [params] = useSearchParams();
  const shared = params.get('cart') ?? '';
  return (
    <>
      <PageHead title={shared === '' ? t.title : t.sharedTitle} hidden />
      <QuickOrderPage key={shared} shared={shared} sent={params.get('list') ?? ''} />
    </>
  );
}

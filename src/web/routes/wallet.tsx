import { onlyInBrowser, privateData, readCustomer } from '#web/account/account-data.ts';
import { WalletPage } from '#web/account/WalletPage.tsx';
import { browserCall } from '#web/api.ts';
import { callContext, visitorContext } from '#web/context.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHead } from '#web/PageHead.tsx';
import { storedUserId } from '#web/session.ts';
import type { Route } from './+types/wallet.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  const { userId } = context.get(visitorContext);
  return privateData(userId, url, (id) => readCustomer(context.get(callContext), id));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateData(storedUserId(), url, (id) => readCustomer(browserCall, id));
}
clientLoader.hydrate = onlyInBrowser;

export default function Wallet({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <>
      <PageHead title={t.wallet} hidden />
      <WalletPage customer={loaderData} />
    </>
  );
}

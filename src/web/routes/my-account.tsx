import { AccountPage } from '#web/account/AccountPage.tsx';
import { onlyInBrowser, privateData, readAccount } from '#web/account/account-data.ts';
import { browserCall } from '#web/api.ts';
import { callContext, logContext, visitorContext } from '#web/context.ts';
import { browserLog } from '#web/log.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHead } from '#web/PageHead.tsx';
import { storedUserId } from '#web/session.ts';
import type { Route } from './+types/my-account.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  const { userId } = context.get(visitorContext);
  return privateData(userId, url, (id) =>
    readAccount(context.get(callContext), id, context.get(logContext)),
  );
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateData(storedUserId(), url, (id) => readAccount(browserCall, id, browserLog));
}
clientLoader.hydrate = onlyInBrowser;

export default function MyAccount({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <>
      <PageHead title={t.myAccount} hidden />
      <AccountPage account={loaderData} />
    </>
  );
}

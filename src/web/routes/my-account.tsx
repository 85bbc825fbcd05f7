import { AccountPage } from '#web/account/AccountPage.tsx';
import { readAccount } from '#web/account/account-data.ts';
import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import type { Route } from './+types/my-account.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return privateLoader(context, url, readAccount);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateClientLoader(url, readAccount);
}
clientLoader.hydrate = onlyInBrowser;

export default function MyAccount({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.myAccount} hidden />
      <AccountPage account={loaderData} />
    </>
  );
}

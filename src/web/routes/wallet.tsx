import { readCustomer } from '#web/account/account-data.ts';
import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { WalletPage } from '#web/account/WalletPage.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import type { Route } from './+types/wallet.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return privateLoader(context, url, readCustomer);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return privateClientLoader(url, readCustomer);
}
clientLoader.hydrate = onlyInBrowser;

export default function Wallet({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.wallet} hidden />
      <WalletPage customer={loaderData} />
    </>
  );
}

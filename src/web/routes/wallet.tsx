import { readCustomer } from '#web/account/account-data.ts';
import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { WalletPage } from '#web/account/WalletPage.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { shell } from '#web/messages/en/shell.ts';
import type { Route } from './+types/wallet.ts';

export const loader = privateLoader(readCustomer);
export const clientLoader = privateClientLoader(readCustomer);

export default function Wallet({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={shell.wallet} hidden />
      <WalletPage customer={loaderData} />
    </>
  );
}

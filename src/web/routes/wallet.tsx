import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { wallet as t } from '#web/messages/en/wallet.ts';
import { WalletPage } from '#web/wallet/WalletPage.tsx';
import { readWallet } from '#web/wallet/wallet-data.ts';
import type { Route } from './+types/wallet.ts';

export const loader = privateLoader(readWallet);
export const clientLoader = privateClientLoader(readWallet);

export default function Wallet({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.title} hidden />
      <WalletPage wallet={loaderData} />
    </>
  );
}

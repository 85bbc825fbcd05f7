import { AccountPage } from '#web/account/AccountPage.tsx';
import { readAccount } from '#web/account/account-data.ts';
import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { shell as t } from '#web/messages/en/shell.ts';
import type { Route } from './+types/my-account.ts';

export const loader = privateLoader(readAccount);
export const clientLoader = privateClientLoader(readAccount);

export default function MyAccount({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.myAccount} hidden />
      <AccountPage account={loaderData} />
    </>
  );
}

import { Skeleton } from '#ui/Skeleton.tsx';
import styles from '#web/account/AccountPage.module.css';
import { AccountPills } from '#web/account/AccountPills.tsx';
import { type AccountData, readAccount } from '#web/account/account-data.ts';
import { Devices } from '#web/account/Devices.tsx';
import { OrderMails } from '#web/account/OrderMails.tsx';
import { ProfileForm } from '#web/account/ProfileForm.tsx';
import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { accountPage as t } from '#web/messages/en/account.ts';
import { shell } from '#web/messages/en/shell.ts';
import type { Route } from './+types/my-account.ts';

export const loader = privateLoader(readAccount);
export const clientLoader = privateClientLoader(readAccount);

export default function MyAccount({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={shell.myAccount} hidden />
      <AccountPage account={loaderData} />
    </>
  );
}

/** undefined: still loading in the browser. */
function AccountPage({ account }: { account: AccountData | FailedRead | undefined }) {
  return (
    <div className={`page stack gap-4 ${styles.page}`}>
      <AccountPills />
      <h1>{shell.myAccount}</h1>
      {isFailedRead(account) ? (
        <ReadFailed read={account} />
      ) : account ? (
        <>
          <ProfileForm customer={account.customer} />
          {account.customer.order_mails !== undefined && (
            <OrderMails on={account.customer.order_mails} />
          )}
          {account.devices && <Devices devices={account.devices} />}
        </>
      ) : (
        <div role="status">
          <span className="visually-hidden">{t.loading}</span>
          <Skeleton className={styles.waiting ?? ''} />
        </div>
      )}
    </div>
  );
}

import { Skeleton } from '#ui/Skeleton.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { accountPage as t } from '#web/messages/en/account.ts';
import { shell } from '#web/messages/en/shell.ts';
import styles from './AccountPage.module.css';
import { AccountPills } from './AccountPills.tsx';
import type { AccountData } from './account-data.ts';
import { Devices } from './Devices.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** undefined: still loading in the browser. */
export function AccountPage({ account }: { account: AccountData | FailedRead | undefined }) {
  return (
    <div className={`page stack gap-4 ${styles.page}`}>
      <AccountPills />
      <h1>{shell.myAccount}</h1>
      {isFailedRead(account) ? (
        <ReadFailed read={account} />
      ) : account ? (
        <>
          <ProfileForm customer={account.customer} />
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

import type { AccountWire } from '#contract/payments.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AccountPills } from '#web/account/AccountPills.tsx';
import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { accountPage } from '#web/messages/en/account.ts';
import { page } from '#web/messages/en/page.ts';
import { wallet as t } from '#web/messages/en/wallet.ts';
import { useRevalidateOnNews } from '#web/notifications/use-revalidate-on-news.ts';
import { AccountStatement } from './AccountStatement.tsx';
import { AccountSummary } from './AccountSummary.tsx';
import { OpenBills } from './OpenBills.tsx';
import { OwnReceipts } from './OwnReceipts.tsx';
import styles from './WalletPage.module.css';
import type { WalletData } from './wallet-data.ts';

type WalletPageProps = { wallet: WalletData | FailedRead | undefined };

/** The shopkeeper's account. undefined: still loading in the browser. */
export function WalletPage({ wallet }: WalletPageProps) {
  return (
    <div className={`page stack ${styles.page}`}>
      <AccountPills />
      <h1 className={styles.title}>{t.title}</h1>
      {isFailedRead(wallet) ? <ReadFailed read={wallet} /> : <Content wallet={wallet} />}
    </div>
  );
}

function Content({ wallet }: { wallet: WalletData | undefined }) {
  if (!wallet) return <Waiting />;
  if (!wallet.account) {
    const { walletSoon, walletSoonText } = accountPage;
    const link = { to: '/shop', label: page.seeAllProducts };
    return <EmptyWithLink scene="khata" text={`${walletSoon}. ${walletSoonText}`} {...link} />;
  }
  return <Account wallet={wallet} account={wallet.account} />;
}

function Account({ wallet, account }: { wallet: WalletData; account: AccountWire }) {
  // The shop's receipt comes with a notification.
  useRevalidateOnNews();
  return (
    <>
      <div className="stack">
        <AccountSummary account={account} userId={wallet.userId} />
      </div>
      <div className="stack">
        <OpenBills bills={account.bills} />
        <OwnReceipts receipts={account.receipts} />
        <AccountStatement days={wallet.days} statement={wallet.statement} />
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">{t.loading}</span>
      <Skeleton className={styles.waiting ?? ''} />
      <Skeleton className={styles.waiting ?? ''} />
    </div>
  );
}

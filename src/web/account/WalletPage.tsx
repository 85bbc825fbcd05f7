import { Link } from 'react-router';
import type { CustomerWire } from '#contract/account.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { accountPage as t } from '#web/messages/en/account.ts';
import { page } from '#web/messages/en/page.ts';
import { shell } from '#web/messages/en/shell.ts';
import styles from './WalletPage.module.css';

type WalletPageProps = { customer: CustomerWire | FailedRead | undefined };

/** The customer is undefined while loading in the browser. */
export function WalletPage({ customer }: WalletPageProps) {
  return (
    <div className={`page stack gap-4 ${styles.page}`}>
      <h1 className="visually-hidden">{shell.wallet}</h1>
      {isFailedRead(customer) ? (
        <ReadFailed read={customer} />
      ) : customer ? (
        <Who customer={customer} />
      ) : (
        <Skeleton className={styles.waiting ?? ''} />
      )}
      <nav className={styles.tabs} aria-label={t.pages}>
        <Link className={`center ${styles.tab}`} to="/my-account">
          {t.myProfile}
        </Link>
        {/* Spec §2: the wallet tab has no target. */}
        <span className={`center ${styles.tab}`} aria-current="page">
          {t.myWallet}
        </span>
      </nav>
      <section className={styles.wallet} aria-labelledby="wallet-soon">
        <h2 className={styles.soon} id="wallet-soon">
          {t.walletSoon}
        </h2>
        <EmptyWithLink
          scene="khata"
          text={t.walletSoonText}
          to="/shop"
          label={page.seeAllProducts}
        />
      </section>
    </div>
  );
}

function Who({ customer }: { customer: CustomerWire }) {
  return (
    <div className="card row gap-4">
      <span className={`center ${styles.initial}`} aria-hidden="true">
        {customer.owner_name.trim().charAt(0).toUpperCase()}
      </span>
      <div className={styles.names}>
        <p className={styles.owner}>{customer.owner_name}</p>
        <p className="muted breakable">{customer.firm_name}</p>
        <p className="muted breakable">{formatMobile(customer.mobile)}</p>
      </div>
    </div>
  );
}

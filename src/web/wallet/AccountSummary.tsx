import type { AccountWire } from '#contract/payments.ts';
import { startOfDay } from '#domain/india/indian-time.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { wallet as t } from '#web/messages/en/wallet.ts';
import { formatShortDay } from '#web/messages/format-dates.ts';
import { PayByUpi } from '#web/orders/PayByUpi.tsx';
import { CreditLeft } from './CreditLeft.tsx';
import { money } from './money.ts';
import styles from './WalletPage.module.css';

type AccountSummaryProps = { account: AccountWire; userId: number };

/** On the first screen of a phone: what is owed, by when, what is left of the credit, and how to pay. */
export function AccountSummary({ account, userId }: AccountSummaryProps) {
  const { balance, on_order, uncleared, advance } = account;
  const hasUpi = Boolean(useRootData()?.settings?.upi_id);
  return (
    <>
      <section className="card stack" aria-labelledby="account-due">
        <div>
          <h2 className={`muted ${styles.label}`} id="account-due">
            {balance < 0 ? t.advance : balance === 0 ? t.nothingDue : t.due}
          </h2>
          <p className={`figures ${styles.amount}`}>{money(Math.abs(balance))}</p>
          <ByWhen account={account} />
        </div>
        <CreditLeft credit={account.credit} />
        <Others
          facts={[
            [t.paidAhead, balance > 0 ? advance : 0],
            [t.onOrder(on_order.orders), on_order.amount],
            [t.uncleared, uncleared],
          ]}
        />
      </section>
      <PayByUpi
        duePaise={Math.max(rupeesToPaise(balance), 0)}
        target={{ accountId: userId }}
        hint={t.payHint}
      />
      {balance > 0 && !hasUpi && <p className="muted">{t.payElsewhere}</p>}
    </>
  );
}

/** What is late, or the day until which the next bill is to be paid. */
function ByWhen({ account: { balance, bills, overdue } }: { account: AccountWire }) {
  const [first] = bills;
  if (balance <= 0 || !first) return null;
  if (first.days_late > 0) {
    return (
      <p className={styles.late}>{t.late(money(Math.min(overdue, balance)), first.days_late)}</p>
    );
  }
  const together = bills.filter(({ due_day }) => due_day === first.due_day);
  const due = together.reduce((sum, bill) => sum + rupeesToPaise(bill.due), 0) / 100;
  const day = formatShortDay(startOfDay(first.due_day).toISOString());
  return <p className="muted">{first.days_late === 0 ? t.dueToday : t.next(money(due), day)}</p>;
}

/** What the account is made of besides; those that are there. */
function Others({ facts }: { facts: (readonly [label: string, rupees: number])[] }) {
  const there = facts.filter(([, rupees]) => rupees !== 0);
  if (there.length === 0) return null;
  return (
    <dl className={`stack gap-1 ${styles.others}`}>
      {there.map(([label, rupees]) => (
        <div className="row between" key={label}>
          <dt className="muted">{label}</dt>
          <dd className="figures">{money(rupees)}</dd>
        </div>
      ))}
    </dl>
  );
}

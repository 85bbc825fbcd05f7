import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { useMe } from '#console/data/use-me.ts';
import { chequeTexts, receiptTexts, moneyTexts as t } from '#console/messages/receipts.ts';
import { billAge, billName } from '#console/receipts/bill-words.ts';
import styles from '#console/receipts/Money.module.css';
import { MoneyBackDialog } from '#console/receipts/MoneyBackDialog.tsx';
import { howReceived } from '#console/receipts/receipt-words.ts';
import { TakeMoneyDialog } from '#console/receipts/TakeMoneyDialog.tsx';
import { WriteOffDialog } from '#console/receipts/WriteOffDialog.tsx';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatTypedDay } from '#domain/india/typed-day.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';

type Money = ConsoleOutput<'getCustomerMoney'>;
type Made = { id: number; number: string };

type CustomerMoneyProps = { customer: { id: number; firm_name: string }; money: Money };

/** What a customer owes, bill by bill, and what can be done with money. */
export function CustomerMoney({ customer, money }: CustomerMoneyProps) {
  const [asked, setAsked] = useState<'take' | 'back' | 'write-off'>();
  const [made, setMade] = useState<Made>();
  const { revalidate } = useRevalidator();
  const { permissions } = useMe();
  async function done(receipt: Made) {
    await revalidate();
    setAsked(undefined);
    setMade(receipt);
  }
  const dialog = { onDone: done, onClose: () => setAsked(undefined) };
  const mayGiveBack = money.refundable > 0 && permissions.includes('refunds');
  return (
    <Panel
      id="money"
      title={t.title}
      action={
        money.bounces > 0 && <Badge tone="danger">{chequeTexts.bounces(money.bounces)}</Badge>
      }
    >
      {made && (
        <Notice tone="success">
          {t.done(made.number)} <Link to={`/money/receipts/${made.id}`}>{t.open}</Link>
        </Notice>
      )}
      <Standing money={money} />
      <div className="wrap">
        <Button look="secondary" onClick={() => setAsked('take')}>
          {t.take}
        </Button>
        {mayGiveBack && (
          <Button look="secondary" onClick={() => setAsked('back')}>
            {t.giveBack}
          </Button>
        )}
        {money.bills.length > 0 && permissions.includes('write-offs') && (
          <Button look="quiet" onClick={() => setAsked('write-off')}>
            {t.writeOff}
          </Button>
        )}
      </div>
      <OpenBills bills={money.bills} />
      {money.receipts.length > 0 && <LatestReceipts customer={customer} money={money} />}
      {asked === 'take' && <TakeMoneyDialog {...{ customer, money }} {...dialog} />}
      {asked === 'back' && (
        <MoneyBackDialog customer={customer} most={money.refundable} {...dialog} />
      )}
      {asked === 'write-off' && (
        <WriteOffDialog customerId={customer.id} bills={money.bills} {...dialog} />
      )}
    </Panel>
  );
}

function Standing({ money: { balance, advance, uncleared } }: { money: Money }) {
  return (
    <dl className={styles.standing}>
      <div>
        <dt>{balance < 0 ? t.credit : t.due}</dt>
        <dd className={styles.due}>{formatRupees(Math.abs(balance))}</dd>
      </div>
      {advance > 0 && (
        <div>
          <dt>{t.advance}</dt>
          <dd>{formatRupees(advance)}</dd>
        </div>
      )}
      {uncleared > 0 && (
        <div>
          <dt>{t.uncleared}</dt>
          <dd>{formatRupees(uncleared)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Of very many, the others are told by their number. */
const shownBills = 12;

function OpenBills({ bills }: { bills: Money['bills'] }) {
  if (bills.length === 0) return <p className="muted">{t.noBills}</p>;
  return (
    <section aria-label={t.openBills(bills.length)}>
      <h3 className="caption">{t.openBills(bills.length)}</h3>
      <ul className={styles.bills}>
        {bills.slice(0, shownBills).map((bill) => (
          <li key={`${bill.order_id} ${bill.bill_id}`} className={styles.bill}>
            <span className={styles.name}>
              {bill.order_id === null ? (
                <span>{billName(bill)}</span>
              ) : (
                <Link to={`/orders/${bill.order_id}`}>{billName(bill)}</Link>
              )}
              <span className={classes(bill.days_over > 0 ? styles.over : 'muted')}>
                {billAge(bill)}
              </span>
            </span>
            <span className={styles.figure}>{formatRupees(bill.due)}</span>
          </li>
        ))}
      </ul>
      {bills.length > shownBills && <p className="muted">{t.more(bills.length - shownBills)}</p>}
    </section>
  );
}

function LatestReceipts({ customer, money: { receipts } }: CustomerMoneyProps) {
  return (
    <section aria-label={t.receipts}>
      <div className="row between">
        <h3 className="caption">{t.receipts}</h3>
        <Link className={buttonClass('quiet')} to={`/money/receipts?customer_id=${customer.id}`}>
          {t.allReceipts}
        </Link>
      </div>
      <ul className={styles.bills}>
        {receipts.map((receipt) => (
          <li key={receipt.id} className={styles.bill}>
            <span className={styles.name}>
              <Link to={`/money/receipts/${receipt.id}`}>
                {receipt.number ?? receiptTexts.noNumber(receipt.id)}
              </Link>
              <span className="muted">
                {[formatTypedDay(receipt.date), howReceived(receipt)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={styles.figure}>{formatRupees(receipt.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

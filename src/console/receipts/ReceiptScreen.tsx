import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { SharePaper } from '#console/components/SharePaper.tsx';
import sums from '#console/components/sums.module.css';
import { consoleCall } from '#console/data/api.ts';
import {
  receiptKindNames,
  shareReceiptTexts,
  receiptTexts as t,
} from '#console/messages/receipts.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import { formatTypedDay } from '#domain/india/typed-day.ts';
import { buttonClass } from '#ui/Button.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { printPath } from '#ui/rare-icons.ts';
import styles from './Receipts.module.css';
import { howReceived } from './receipt-words.ts';

type Answer = ConsoleOutput<'getReceipt'>;

export function loader({ params, request }: LoaderFunctionArgs) {
  return consoleCall('getReceipt', { id: Number(params.id) }, request.signal);
}

/** A receipt with what it paid; its paper to print and to share. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const { receipt, mobile } = answer;
  const { id, amount } = receipt;
  const number = receipt.number ?? t.noNumber(id);
  return (
    <>
      <BackLink to="/money/receipts">{t.back}</BackLink>
      <ScreenHead title={number} />
      <div className={`stack gap-4 ${styles.receipt}`}>
        {answer.bounce_id !== null && (
          <Notice tone="danger">
            {t.bouncedBy} <Link to={`/money/receipts/${answer.bounce_id}`}>{t.toBounce}</Link>
          </Notice>
        )}
        <Facts {...answer} />
        <Paid {...answer} />
        <div className="wrap">
          {(['a5', '80mm'] as const).map((paper) => (
            <a
              key={paper}
              className={buttonClass('secondary')}
              href={fileAddress('printReceipt', { id, paper })}
              target="_blank"
              rel="noreferrer"
            >
              <PathIcon path={printPath} small />
              {paper === 'a5' ? t.print : t.printRoll}
            </a>
          ))}
          <SharePaper
            title={shareReceiptTexts.title(number)}
            text={shareReceiptTexts.text(number, formatRupees(amount))}
            phone={mobile}
            texts={shareReceiptTexts}
            onShare={() => consoleCall('shareReceipt', { id })}
            onStop={() => consoleCall('unshareReceipt', { id })}
          />
        </div>
      </div>
    </>
  );
}

function Facts({ receipt, bounced_id }: Answer) {
  const { kind, amount, customer_id, firm_name, cheque_date, at, operator } = receipt;
  return (
    <Panel title={receiptKindNames[kind]}>
      <p className={styles.amount}>{formatRupees(amount)}</p>
      <p>{howReceived(receipt)}</p>
      <dl className={styles.facts}>
        <dt>{t.customer}</dt>
        <dd>
          <Link className={styles.link} to={`/customers/${customer_id}`}>
            {firm_name}
          </Link>
        </dd>
        <dt>{t.date}</dt>
        <dd>{formatMoment(at)}</dd>
        {cheque_date !== null && (
          <>
            <dt>{t.chequeDate}</dt>
            <dd>{formatTypedDay(cheque_date)}</dd>
          </>
        )}
        {operator !== null && (
          <>
            <dt>{t.by}</dt>
            <dd>{operator}</dd>
          </>
        )}
      </dl>
      {bounced_id !== null && (
        <Link className={styles.link} to={`/money/receipts/${bounced_id}`}>
          {t.bounceOf}
        </Link>
      )}
    </Panel>
  );
}

function Paid({ receipt, paid, balance }: Answer) {
  const { amount, advance } = receipt;
  return (
    <Panel title={amount < 0 ? t.takenOff : t.paid}>
      <dl className={sums.sums}>
        {paid.map(({ order_id, bill_id, number, amount: part }) => (
          <div key={`${order_id} ${bill_id}`} className={styles.paid}>
            <dt>
              {order_id === null ? (
                t.bill(number)
              ) : (
                <Link className={styles.link} to={`/orders/${order_id}`}>
                  {number ? `${number}, ${t.ofOrder(order_id)}` : t.order(order_id)}
                </Link>
              )}
            </dt>
            <dd>{formatRupees(part)}</dd>
          </div>
        ))}
        {advance > 0 && (
          <>
            <dt>{t.left}</dt>
            <dd>{formatRupees(advance)}</dd>
          </>
        )}
        <dt className="strong">{balance < 0 ? t.creditThen : t.dueThen}</dt>
        <dd className="strong">{formatRupees(Math.abs(balance))}</dd>
      </dl>
    </Panel>
  );
}

import { Form, Link } from 'react-router';
import type { LedgerEntryWire } from '#contract/ledger.ts';
import { entryText } from '#domain/payments/entries.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { downloadPath } from '#ui/rare-icons.ts';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { isFailedRead } from '#web/data/failed-read.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { entryWords, wallet as t } from '#web/messages/en/wallet.ts';
import { Card } from '#web/orders/Card.tsx';
import { money } from './money.ts';
import { PaperLine } from './PaperLink.tsx';
import styles from './WalletPage.module.css';
import { type Days, type Statement, statementSearch, type WalletData } from './wallet-data.ts';

/** Every paper with the running balance, the newest first, between two days where they are asked for. */
export function AccountStatement({ days, statement }: Pick<WalletData, 'days' | 'statement'>) {
  return (
    <Card title={t.statement}>
      {/* Without scripts as well. */}
      <Form key={`${days.from} ${days.to}`} className={styles.days} preventScrollReset>
        <Field type="date" name="from" label={t.from} defaultValue={days.from ?? ''} />
        <Field type="date" name="to" label={t.to} defaultValue={days.to ?? ''} />
        <Button look="secondary" type="submit">
          {t.show}
        </Button>
      </Form>
      {!onlyInBrowser && <Files days={days} />}
      {isFailedRead(statement) && <ReadFailed read={statement} />}
      {statement && !isFailedRead(statement) && <Entries days={days} statement={statement} />}
    </Card>
  );
}

function Files({ days }: { days: Days }) {
  const address = (format: 'pdf' | 'csv') => `/wallet/statement.${format}${statementSearch(days)}`;
  return (
    <div className="wrap">
      <a className={buttonClass('secondary')} href={address('pdf')} download>
        <PathIcon path={downloadPath} small />
        {t.pdf}
      </a>
      <a className={buttonClass('secondary')} href={address('csv')} download>
        <PathIcon path={downloadPath} small />
        {t.csv}
      </a>
    </div>
  );
}

function Entries({ days, statement }: { days: Days; statement: Statement }) {
  const { entries, next, opening } = statement;
  if (entries.length === 0) return <p className="muted">{t.noEntries}</p>;
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <Entry key={`${entry.paper} ${entry.paper_id}`} entry={entry} />
        ))}
      </ul>
      <p className={`muted ${styles.line}`}>
        <span>{t.opening}</span>
        <span className="figures">{money(opening)}</span>
      </p>
      {next !== null && (
        <Link className="text-link" to={statementSearch(days, next)} preventScrollReset>
          {t.older}
        </Link>
      )}
    </>
  );
}

function Entry({ entry }: { entry: LedgerEntryWire }) {
  const { paper, number, order_id: orderId, method, debit, credit, balance } = entry;
  return (
    <li className={styles.line}>
      <div>
        <p className="name">{entryText({ paper, number: '', orderId, method }, entryWords)}</p>
        <PaperLine number={number} date={entry.date} />
      </div>
      <div className={styles.right}>
        <p className="strong figures">{debit > 0 ? `+ ${money(debit)}` : `− ${money(credit)}`}</p>
        <p className="muted figures">{t.balance(money(balance))}</p>
      </div>
    </li>
  );
}

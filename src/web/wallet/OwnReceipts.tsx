import type { OwnReceiptWire } from '#contract/receipt.ts';
import { isUncleared } from '#domain/payments/receipts.ts';
import { Badge } from '#ui/Badge.tsx';
import { entryWords, wallet as t } from '#web/messages/en/wallet.ts';
import { Card } from '#web/orders/Card.tsx';
import { money } from './money.ts';
import { PaperLine, PaperLink } from './PaperLink.tsx';
import styles from './WalletPage.module.css';

/** The latest, newest first. */
export function OwnReceipts({ receipts }: { receipts: readonly OwnReceiptWire[] }) {
  return (
    <Card title={t.receipts}>
      {receipts.length === 0 && <p className="muted">{t.noReceipts}</p>}
      <ul>
        {receipts.map((receipt) => (
          <Receipt key={receipt.id} receipt={receipt} />
        ))}
      </ul>
    </Card>
  );
}

function Receipt({ receipt }: { receipt: OwnReceiptWire }) {
  const { id, number, kind, date, amount, method, reference, cheque_state: state } = receipt;
  const how = method === null ? '' : entryWords.methods[method];
  const what = kind === 'receipt' ? how : entryWords.papers[kind];
  return (
    <li className={styles.line}>
      <div>
        <p className="name">
          {what}
          {reference !== '' && <span className="muted breakable"> {reference}</span>}
        </p>
        <PaperLine number={number ?? ''} date={date} />
        {isUncleared(state) && <Badge tone="attention">{t.chequeHeld}</Badge>}
        {state === 'bounced' && <Badge tone="danger">{t.chequeBounced}</Badge>}
      </div>
      <div className={styles.right}>
        <p className="strong figures">{money(amount)}</p>
        {number !== null && <PaperLink path={`/receipt/${id}.pdf`} name={number} />}
      </div>
    </li>
  );
}

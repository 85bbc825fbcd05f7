import { Link } from 'react-router';
import type { OpenBillWire } from '#contract/payments.ts';
import { Badge } from '#ui/Badge.tsx';
import { wallet as t } from '#web/messages/en/wallet.ts';
import { Card } from '#web/orders/Card.tsx';
import { orderPath } from '#web/orders/order-paths.ts';
import { money } from './money.ts';
import { dayText, PaperLine, PaperLink } from './PaperLink.tsx';
import styles from './WalletPage.module.css';

/** A month late is worse than late. */
const longLateDays = 30;

/** What is not paid yet, oldest due first. */
export function OpenBills({ bills }: { bills: readonly OpenBillWire[] }) {
  return (
    <Card title={t.bills} aside={bills.length === 0 ? undefined : bills.length}>
      {bills.length === 0 && <p className="muted">{t.noBills}</p>}
      <ul>
        {bills.map((bill) => (
          <Bill key={`${bill.kind} ${bill.id}`} bill={bill} />
        ))}
      </ul>
    </Card>
  );
}

function Bill({ bill }: { bill: OpenBillWire }) {
  const { order_id: orderId, days_late: days, total, due } = bill;
  const name = nameOf(bill);
  return (
    <li className={styles.line}>
      <div>
        <p className="name breakable">
          {orderId === null ? name : <Link to={orderPath(orderId)}>{name}</Link>}
        </p>
        <PaperLine number={bill.kind === 'charge' ? bill.number : ''} date={bill.date} />
        {days < 0 && <p className="muted">{t.dueBy(dayText(bill.due_day))}</p>}
        {days >= 0 && (
          <Badge tone={days > longLateDays ? 'danger' : 'attention'}>
            {days === 0 ? t.dueToday : t.daysLate(days)}
          </Badge>
        )}
      </div>
      <div className={styles.right}>
        <p className="strong figures">{money(due)}</p>
        {total !== due && <p className="muted figures">{t.ofTotal(money(total))}</p>}
        {bill.kind === 'invoice' && <PaperLink path={`/invoice/${bill.id}.pdf`} name={name} />}
      </div>
    </li>
  );
}

function nameOf({ kind, number, order_id }: OpenBillWire): string {
  if (kind === 'order') return t.oldOrder(order_id ?? 0);
  if (kind === 'invoice') return number;
  return kind === 'charge' ? t.charge : t.oldBill(number);
}

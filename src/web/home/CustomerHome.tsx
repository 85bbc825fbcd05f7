import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { browserCall } from '#web/data/api.ts';
import { orderWords } from '#web/messages/en/orders.ts';
import { buyAgain as t } from '#web/messages/en/reorder.ts';
import { shell } from '#web/messages/en/shell.ts';
import { orderPath, ordersPath } from '#web/orders/order-paths.ts';
import { StatusBadge } from '#web/orders/StatusBadge.tsx';
import { buyAgainPath } from '#web/paths/paths.ts';
import styles from './Home.module.css';

type Own = Awaited<ReturnType<typeof readOwn>>;

async function readOwn(userId: number) {
  const [person, orders] = await Promise.all([
    optional(browserLog, 'home customer', browserCall('getCustomerById', { id: userId })),
    optional(
      browserLog,
      'home last order',
      browserCall('getOrdersByUserId', { user_id: userId, page: 1, limit: 1 }),
    ),
  ]);
  return { customer: person?.data, last: orders?.orders[0] };
}

/** One read for the line and the panel, anew when somebody comes back to the page. */
let reading: { userId: number; own: Promise<Own> } | undefined;

function useOwn(userId: number): Own | undefined {
  const [own, setOwn] = useState<Own>();
  useEffect(() => {
    let left = false;
    reading = reading?.userId === userId ? reading : { userId, own: readOwn(userId) };
    reading.own.then((read) => {
      if (!left) setOwn(read);
    });
    return () => {
      left = true;
      reading = undefined;
    };
  }, [userId]);
  return own;
}

export function DeliveringTo({ userId }: { userId: number }) {
  const customer = useOwn(userId)?.customer;
  if (!customer) return null;
  return (
    <p className={`row ${styles.to}`}>
      <Icon name="pin" small />
      <span>{t.deliveringTo(customer.firm_name, customer.address)}</span>
    </p>
  );
}

/** The last order with what is due of it, and the way to buy again. */
export function CustomerPanel({ userId }: { userId: number }) {
  const own = useOwn(userId);
  if (!own) return null;
  const { customer, last } = own;
  return (
    <>
      <h2 id="account-panel">{customer?.firm_name || shell.myAccount}</h2>
      {last && (
        <Link className={styles.last} to={orderPath(last.id)}>
          <span className="row between">
            <span className="strong">{orderWords.orderId(last.id)}</span>
            <StatusBadge order={{ status: last.status, deliveryType: last.delivery_type }} />
          </span>
          <span className="row between figures">
            {formatPaise(rupeesToPaise(last.total_to_pay))}
            {!!last.due && (
              <span className="muted">
                {orderWords.dueAmount(formatPaise(rupeesToPaise(last.due)))}
              </span>
            )}
          </span>
        </Link>
      )}
      <Link className={buttonClass('secondary')} to={buyAgainPath}>
        {shell.buyAgain}
      </Link>
      <Link className="text-link" to={ordersPath}>
        {shell.myOrder}
      </Link>
    </>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { shellTexts as t } from '#console/messages/shell.ts';
import type { OrderRowWire } from '#contract/console/order.ts';
import { buttonClass } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './NewOrderToast.module.css';

type NewOrderToastProps = { orders: readonly OrderRowWire[]; onDismiss: () => void };

/** Orders that have just arrived, until they are opened, accepted or dismissed. */
export function NewOrderToast({ orders, onDismiss }: NewOrderToastProps) {
  const { pathname } = useLocation();
  const [newest] = orders;
  const opened = useEffectEvent((at: string) => {
    if (orders.some(({ id }) => at === `/orders/${id}`)) onDismiss();
  });
  useEffect(() => opened(pathname), [pathname]);
  return (
    // There before anything is: screen readers tell what comes into it.
    <div className={styles.place} role="status">
      {newest && (
        <div className={`card row ${styles.toast}`}>
          <p className={`caption ${styles.text}`}>
            {orders.length === 1
              ? t.newOrder(factsOf(newest))
              : t.newOrders(orders.length, factsOf(newest))}
          </p>
          <Link
            className={buttonClass('primary')}
            to={orders.length === 1 ? `/orders/${newest.id}` : '/orders?status=active'}
            onClick={onDismiss}
          >
            {t.open}
          </Link>
          <IconButton icon="close" label={t.close} onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}

/** #123 · Firm · ₹1,240.00 */
function factsOf({ id, firm_name, total_to_pay }: OrderRowWire): string {
  const amount = total_to_pay === undefined ? [] : [formatRupees(total_to_pay)];
  return [`#${id}`, firm_name, ...amount].join(' · ');
}

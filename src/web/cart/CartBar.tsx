import { Link, useLocation } from 'react-router';
import { sellingTotalPaise } from '#domain/cart/totals.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Icon } from '#ui/Icon.tsx';
import { cartBar as t } from '#web/messages/en/cart.ts';
import { cartPath, hasCartBar } from '#web/paths/paths.ts';
import styles from './CartBar.module.css';
import { pendingPacks } from './pending-packs.ts';
import { useCart } from './use-cart.ts';

/** Phones only: what is in the cart, within the thumb's reach. */
export function CartBar() {
  const { lines = [], queue } = useCart();
  const { pathname } = useLocation();
  const pending = pendingPacks(queue).length;
  const refused = queue.filter((change) => change.refused !== undefined).length;
  const known = lines.length > 0 && [t.items(lines.length), formatPaise(sellingTotalPaise(lines))];
  const parts = [
    ...(known || []),
    ...(pending > 0 ? [t.pending(pending)] : []),
    ...(refused > 0 ? [t.refused(refused)] : []),
  ];
  if (parts.length === 0 || !hasCartBar(pathname)) return null;
  return (
    <section aria-label={t.label}>
      <Link className={`row gap-3 ${styles.bar}`} to={cartPath}>
        <span className={styles.parts}>{parts.join(' · ')}</span>
        <span className="visually-hidden"> · </span>
        <span className="row gap-1">
          {t.view}
          <Icon name="chevronRight" small />
        </span>
      </Link>
    </section>
  );
}

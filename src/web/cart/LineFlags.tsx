import { formatPaise } from '#domain/money/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import styles from './CartLineRow.module.css';
import type { CartLine } from './cart-line.ts';

/** Packs that wait for the network, out of stock, and a changed price. */
export function LineFlags({ line }: { line: CartLine }) {
  const was = line.previousPricePaise;
  const isDrop = was !== undefined && line.pricePaise < was;
  return (
    <>
      {line.pendingPacks !== undefined && line.pendingPacks !== 0 && (
        <p className={`row ${styles.flag}`}>
          <Badge tone="info">{t.pendingPacks(line.pendingPacks)}</Badge>
        </p>
      )}
      {line.outOfStock && (
        <p className={`row ${styles.flag}`}>
          <Badge tone="danger">{t.outOfStock}</Badge>
          {/* None at all: the badge says it. */}
          {!!line.stock && <span className="danger">{t.left(line.stock)}</span>}
        </p>
      )}
      {(line.priceChanged || was !== undefined) && (
        <p className={`row ${styles.flag}`}>
          <Badge tone={isDrop ? 'brand' : 'attention'}>
            {isDrop ? t.priceDropped : t.priceChanged}
          </Badge>
          {was !== undefined && (
            <span className={isDrop ? styles.drop : styles.attention}>
              {t.wasNow(formatPaise(was), formatPaise(line.pricePaise))}
            </span>
          )}
        </p>
      )}
    </>
  );
}

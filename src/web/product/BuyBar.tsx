import { formatPaise } from '#domain/money.ts';
import { AddButton } from '#web/catalogue/AddButton.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './BuyBar.module.css';
import type { ProductDetail } from './product-detail.ts';

/** Phones only: price and Add in a bar that sticks to the bottom. */
export function BuyBar({ product }: { product: ProductDetail }) {
  const t = useMessages();
  const { price } = product;
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        <strong className={styles.amount}>{formatPaise(price.pricePaise)}</strong>{' '}
        <span className={styles.per}>{t.product.perUnit}</span>
        <s className={styles.mrp}>
          <span className="visually-hidden">{t.mrp} </span>
          {formatPaise(price.mrpPaise)}
        </s>
      </p>
      <AddButton product={product} className={styles.add} />
    </div>
  );
}

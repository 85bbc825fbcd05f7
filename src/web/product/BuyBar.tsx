import { buttonClass } from '#ui/Button.tsx';
import { AddButton } from '#web/catalogue/AddButton.tsx';
import type { Product } from '#web/catalogue/product.ts';
import { StruckMrp, UnitPrice } from '#web/catalogue/UnitPrice.tsx';
import { useUserId } from '#web/data/use-user.ts';
import { product as t } from '#web/messages/en/product.ts';
import { packsId } from '#web/paths/paths.ts';
import styles from './BuyBar.module.css';
import { SimilarLink } from './SimilarLink.tsx';

/** Phones only: price and the way to buy, in a bar that sticks to the bottom. */
export function BuyBar({ product }: { product: Product }) {
  const isCustomer = useUserId() !== undefined;
  const isLeft = product.stock > 0;
  return (
    <div className={`row between ${styles.bar}`} data-action-bar>
      {isLeft ? (
        <p className={styles.price}>
          <UnitPrice price={product.price} className={styles.amount} />
          <StruckMrp price={product.price} />
        </p>
      ) : (
        <SimilarLink className={styles.similar} />
      )}
      {isLeft && isCustomer ? (
        <a className={buttonClass('primary', styles.add)} href={`#${packsId}`}>
          {t.choosePacks}
        </a>
      ) : (
        <AddButton product={product} className={styles.add} />
      )}
    </div>
  );
}

import { Link } from 'react-router';
import { earnPaise } from '#domain/cart/cart.ts';
import { formatPaise } from '#domain/money/money.ts';
import { buttonClass } from '#ui/Button.tsx';
import { shownUnits } from '#web/cart/pending-packs.ts';
import { pickedTotals } from '#web/cart/picked-totals.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { AddButton } from '#web/catalogue/AddButton.tsx';
import type { Product } from '#web/catalogue/product.ts';
import { StruckMrp, UnitPrice } from '#web/catalogue/UnitPrice.tsx';
import { useUserId } from '#web/data/use-user.ts';
import { cartBar, picker } from '#web/messages/en/cart.ts';
import { product as t } from '#web/messages/en/product.ts';
import { cartPath } from '#web/paths/paths.ts';
import styles from './ProductPage.module.css';
import { SimilarLink } from './SimilarLink.tsx';

/**
 * Phones only, a bar that sticks to the bottom: price and Add for a visitor; for a customer, after the first pack,
 * what it comes to and the way to the cart. The page has said the figures: whoever hears them hears them once.
 */
export function BuyBar({ product }: { product: Product }) {
  const isCustomer = useUserId() !== undefined;
  const units = shownUnits(useCart(), product.id);
  const picked = units[1] + units[2] + units[3];
  const isLeft = product.stock > 0;
  const totals = pickedTotals(product, units);
  if (isCustomer && picked > 0) {
    return (
      <div className={`row between ${styles.bar}`} data-action-bar>
        <p className={styles.sum} aria-hidden="true">
          <span>
            {t.units(picked)} · <strong>{formatPaise(totals.totalToPayPaise)}</strong>
          </span>
          <span className="accent">
            {picker.youEarn} {formatPaise(earnPaise(totals))}
          </span>
        </p>
        <Link className={buttonClass('primary', styles.add)} to={cartPath}>
          {cartBar.view}
        </Link>
      </div>
    );
  }
  // The steppers of the packs are the action then.
  if (isCustomer && isLeft) return null;
  return (
    <div className={`row between ${styles.bar}`} data-action-bar>
      {isLeft ? (
        <p className={styles.price} aria-hidden="true">
          <UnitPrice price={product.price} className={styles.amount} />
          <StruckMrp price={product.price} />
        </p>
      ) : (
        <SimilarLink className={styles.barSimilar} />
      )}
      <AddButton product={product} className={styles.add} />
    </div>
  );
}

import { useMemo } from 'react';
import { orderTotals, sellingTotalPaise } from '#domain/cart/totals.ts';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { CartNote } from './CartNote.tsx';
import styles from './CartPage.module.css';
import { CartTotals } from './CartTotals.tsx';
import { CouponBox } from './CouponBox.tsx';
import type { CartLine } from './cart-line.ts';
import { Proceed } from './Proceed.tsx';
import { repackOffers } from './repack-offers.ts';
import { ShareCart } from './ShareCart.tsx';
import type { CartChanges } from './use-cart-changes.ts';
import { useCoupon } from './use-coupon.ts';

type FilledCartProps = {
  lines: readonly CartLine[];
  userId: number;
  changes: CartChanges;
  /** Changes wait for the network. */
  isWaiting: boolean;
};

export function FilledCart({ lines, userId, changes, isWaiting }: FilledCartProps) {
  const coupon = useCoupon(userId, sellingTotalPaise(lines));
  const totals = orderTotals(lines, {
    couponDiscountPaise: coupon.discountPaise,
    deliveryPaise: 0,
    expressPaise: 0,
  });
  // What waits for the network may change the units.
  const offers = useMemo(() => repackOffers(isWaiting ? [] : lines), [lines, isWaiting]);
  return (
    <>
      <ul
        className={`stack gap-2 ${styles.lines}`}
        aria-label={t.lines}
        aria-busy={changes.pendingId !== undefined}
      >
        {lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            pending={changes.pendingId === line.id}
            onChange={changes.change}
            onRemove={changes.ask}
            offer={offers.get(line.id)}
            onRepack={changes.repack}
          />
        ))}
      </ul>
      <div className={styles.side}>
        <CartNote />
        <CouponBox coupon={coupon} />
        <ShareCart lines={lines} />
        <CartTotals totals={totals} checking={coupon.checking} />
        <Proceed lines={lines} totals={totals} isWaiting={isWaiting} />
      </div>
    </>
  );
}

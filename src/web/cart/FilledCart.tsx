import { useMemo, useRef, useState } from 'react';
import { orderTotals, sellingTotalPaise } from '#domain/cart/totals.ts';
import { useSwipeAway } from '#ui/use-swipe-away.ts';
import { CreditLeft } from '#web/components/CreditLeft.tsx';
import filters from '#web/components/Filters.module.css';
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
import { useCredit } from './use-credit.ts';

type FilledCartProps = {
  lines: readonly CartLine[];
  userId: number;
  changes: CartChanges;
  /** Changes wait for the network. */
  isWaiting: boolean;
};

/** From so many on one searches instead of scrolling. */
const manyLines = 12;

/** Those in whose name or code every word is. */
function linesWith(lines: readonly CartLine[], words: string): readonly CartLine[] {
  const searched = words.toLowerCase().split(/\s+/);
  return lines.filter(({ name, sku = '' }) => {
    const text = `${name} ${sku}`.toLowerCase();
    return searched.every((word) => text.includes(word));
  });
}

export function FilledCart({ lines, userId, changes, isWaiting }: FilledCartProps) {
  const credit = useCredit(userId);
  const coupon = useCoupon(userId, sellingTotalPaise(lines));
  const totals = orderTotals(lines, {
    couponDiscountPaise: coupon.discountPaise,
    deliveryPaise: 0,
    expressPaise: 0,
  });
  // What waits for the network may change the units.
  const offers = useMemo(() => repackOffers(isWaiting ? [] : lines), [lines, isWaiting]);
  const [words, setWords] = useState('');
  const shown = linesWith(lines, words);
  const list = useRef<HTMLUListElement>(null);
  useSwipeAway(list, (index) => {
    const line = shown[index];
    if (line && changes.pendingId === undefined) changes.ask(line);
  });
  return (
    <>
      <div className={`stack gap-2 ${styles.lines}`}>
        {(lines.length >= manyLines || words !== '') && (
          <input
            className={filters.input}
            type="search"
            aria-label={t.find}
            placeholder={t.find}
            enterKeyHint="search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <p className={shown.length > 0 ? 'visually-hidden' : 'faint'} role="status">
          {words.trim() !== '' && (shown.length > 0 ? t.found(shown.length) : t.notFound)}
        </p>
        <ul
          className={`card ${styles.list}`}
          ref={list}
          aria-label={t.lines}
          aria-busy={changes.pendingId !== undefined}
        >
          {shown.map((line) => (
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
      </div>
      <div className={styles.side}>
        <CartNote />
        <CouponBox coupon={coupon} />
        <ShareCart lines={lines} />
        <CartTotals totals={totals} checking={coupon.checking} />
        <CreditLeft credit={credit} payablePaise={totals.totalToPayPaise} />
        <Proceed lines={lines} totals={totals} isWaiting={isWaiting} />
      </div>
    </>
  );
}

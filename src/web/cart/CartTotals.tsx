import { earnPaise } from '#domain/cart/cart.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { formatPaise } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import styles from './CartTotals.module.css';

type CartTotalsProps = {
  totals: Totals;
  /** The coupon is being checked again. */
  checking: boolean;
};

export function CartTotals({ totals, checking }: CartTotalsProps) {
  const { itemTotalPaise, discountPaise, couponDiscountPaise, totalToPayPaise } = totals;
  return (
    <section
      className={classes('card', 'stack', 'gap-2', styles.joined)}
      aria-labelledby="cart-summary"
    >
      <h2 id="cart-summary">{t.summary}</h2>
      <dl className={`stack gap-1 ${styles.rows}`} aria-busy={checking}>
        <Row label={t.mrpTotal} paise={itemTotalPaise} />
        <Row label={t.discount} paise={-discountPaise} />
        {couponDiscountPaise > 0 && <Row label={t.coupon} paise={-couponDiscountPaise} />}
        <Row className={styles.payable} label={t.payable} paise={totalToPayPaise} />
        <Row className={styles.earn} label={t.youEarn} paise={earnPaise(totals)} />
      </dl>
    </section>
  );
}

type RowProps = { label: string; paise: number; className?: string | undefined };

function Row({ label, paise, className }: RowProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{formatPaise(paise)}</dd>
    </div>
  );
}

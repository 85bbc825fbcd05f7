import { earnPaise } from '#domain/cart.ts';
import { formatPaise } from '#domain/money.ts';
import type { Totals } from '#domain/totals.ts';
import styles from '#web/cart/CartTotals.module.css';
import { useOrderMessages } from '#web/messages/use-order-messages.ts';

type OrderTotalsProps = {
  totals: Totals;
  couponCode: string;
  /** Shows the delivery charge, even if it is zero. */
  delivered: boolean;
  /** Set on an invoice, which does not show the earnings. */
  withoutEarnings?: boolean;
  /** Of an order of which something has been paid. */
  payment?: { paidPaise: number; duePaise: number } | undefined;
};

/** Every figure of an order, placed or about to be. */
export function OrderTotals(props: OrderTotalsProps) {
  const { totals, couponCode, delivered, withoutEarnings = false, payment } = props;
  const partPaid = payment !== undefined && payment.paidPaise > 0;
  const t = useOrderMessages().orderWords;
  const { couponDiscountPaise, deliveryPaise, expressPaise } = totals;
  const coupon = couponCode === '' ? t.coupon : t.couponWith(couponCode.toUpperCase());
  return (
    <dl className={styles.rows}>
      <Row label={t.mrpTotal} paise={totals.itemTotalPaise} />
      <Row label={t.discount} paise={-totals.discountPaise} />
      {couponDiscountPaise > 0 && <Row label={coupon} paise={-couponDiscountPaise} />}
      {delivered && <Row label={t.deliveryCharge} paise={deliveryPaise} />}
      {expressPaise > 0 && <Row label={t.expressCharge} paise={expressPaise} />}
      <Row className={styles.payable} label={t.payable} paise={totals.totalToPayPaise} />
      {partPaid && <Row label={t.paid} paise={payment.paidPaise} />}
      {partPaid && <Row className={styles.payable} label={t.due} paise={payment.duePaise} />}
      {!withoutEarnings && (
        <Row className={styles.earn} label={t.youEarn} paise={earnPaise(totals)} />
      )}
    </dl>
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

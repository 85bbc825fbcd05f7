import { earnPaise } from '#domain/cart/cart.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { formatPaise } from '#domain/money/money.ts';
import styles from '#web/cart/CartTotals.module.css';
import { orderWords as t } from '#web/messages/en/orders.ts';

type OrderTotalsProps = {
  totals: Totals;
  couponCode: string;
  /** Shows the delivery charge, even if it is zero. */
  delivered: boolean;
  /** Set on an invoice, which does not show the earnings. */
  withoutEarnings?: boolean;
  /** Of a placed order. */
  payment?:
    | { paidPaise: number; duePaise: number; toRefundPaise: number; status: string }
    | undefined;
};

/** Every figure of an order, placed or about to be. */
export function OrderTotals(props: OrderTotalsProps) {
  const { totals, couponCode, delivered, withoutEarnings = false, payment } = props;
  const { couponDiscountPaise, deliveryPaise, expressPaise } = totals;
  const isCancelled = payment?.status === 'cancelled';
  const coupon = couponCode === '' ? t.coupon : t.couponWith(couponCode.toUpperCase());
  return (
    <dl className={`stack gap-1 ${styles.rows}`}>
      <Row label={t.mrpTotal} paise={totals.itemTotalPaise} />
      <Row label={t.discount} paise={-totals.discountPaise} />
      {couponDiscountPaise > 0 && <Row label={coupon} paise={-couponDiscountPaise} />}
      {delivered && <Row label={t.deliveryCharge} paise={deliveryPaise} />}
      {expressPaise > 0 && <Row label={t.expressCharge} paise={expressPaise} />}
      <Row
        className={styles.payable}
        label={isCancelled ? t.orderTotal : t.payable}
        paise={totals.totalToPayPaise}
      />
      {payment !== undefined && payment.paidPaise + payment.duePaise > 0 && (
        <PaymentRows {...payment} />
      )}
      {!withoutEarnings && !isCancelled && (
        <Row className={styles.earn} label={t.youEarn} paise={earnPaise(totals)} />
      )}
    </dl>
  );
}

/** What was paid of a cancelled order, or more than one that came short, is owed to the customer. */
function PaymentRows(payment: NonNullable<OrderTotalsProps['payment']>) {
  const { paidPaise, duePaise, toRefundPaise, status } = payment;
  const rest =
    status === 'cancelled' || toRefundPaise > 0
      ? { label: t.toGiveBack, paise: toRefundPaise }
      : { label: t.due, paise: duePaise };
  return (
    <>
      {paidPaise > 0 && <Row label={t.paid} paise={paidPaise} />}
      <Row className={styles.payable} {...rest} />
    </>
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

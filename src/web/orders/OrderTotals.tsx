import { earnPaise } from '#domain/cart/cart.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { formatPaise } from '#domain/money/money.ts';
import styles from '#web/cart/CartTotals.module.css';
import { orderWords as t } from '#web/messages/en/orders.ts';

type Payment = {
  paidPaise: number;
  duePaise: number;
  creditedPaise: number;
  toRefundPaise: number;
  status: string;
};

type OrderTotalsProps = {
  totals: Totals;
  couponCode: string;
  /** Shows the delivery charge, even if it is zero. */
  delivered: boolean;
  /** Set on an invoice, which does not show the earnings. */
  withoutEarnings?: boolean;
  /** Of a placed order. */
  payment?: Payment | undefined;
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
      {payment !== undefined && <PaymentRows {...payment} />}
      {!withoutEarnings && !isCancelled && (
        <Row className={styles.earn} label={t.youEarn} paise={earnPaise(totals)} />
      )}
    </dl>
  );
}

/** What was paid beyond what the order comes to, cancelled or credited, is not due but owed to the customer. */
function PaymentRows({ paidPaise, duePaise, creditedPaise, toRefundPaise, status }: Payment) {
  // A cancelled order that was invoiced is credited whole: nothing to reckon with.
  const creditsPaise = status === 'cancelled' ? 0 : creditedPaise;
  if (paidPaise + duePaise + creditsPaise + toRefundPaise === 0) return null;
  const rest =
    toRefundPaise > 0
      ? { label: t.toGiveBack, paise: toRefundPaise }
      : { label: t.due, paise: duePaise };
  return (
    <>
      {creditsPaise > 0 && <Row label={t.credited} paise={-creditsPaise} />}
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

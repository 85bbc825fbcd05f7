import { Fragment } from 'react';
import { formatRupees } from '#console/components/money.ts';
import sums from '#console/components/sums.module.css';
import { orderTexts as t } from '#console/messages/orders.ts';
import type { PreviewWire } from '#contract/console/phone-order.ts';

type PreviewTotalsProps = { totals: PreviewWire['totals']; isCurrent: boolean };

export function PreviewTotals({ totals, isCurrent }: PreviewTotalsProps) {
  const parts: [string, number][] = [
    [t.itemTotal, totals.item_total],
    [t.discount, -totals.discount],
    [t.coupon(''), -totals.coupon_discount],
    [t.deliveryCharge, totals.delivery_charges],
    [t.expressCharge, totals.express_delivery_charges],
  ];
  return (
    <dl className={sums.sums} aria-busy={!isCurrent}>
      {parts
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => (
          <Fragment key={label}>
            <dt className="muted">{label}</dt>
            <dd>{formatRupees(amount)}</dd>
          </Fragment>
        ))}
      <dt className={sums.grand}>{t.toPay}</dt>
      <dd className={sums.grand}>{formatRupees(totals.total_to_pay)}</dd>
    </dl>
  );
}

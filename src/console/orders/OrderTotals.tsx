import { Fragment } from 'react';
import { formatRupees } from '#console/components/money.ts';
import panel from '#console/components/Panel.module.css';
import sums from '#console/components/sums.module.css';
import { orderTexts as t } from '#console/messages/orders.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';

export function OrderTotals({ order }: { order: OrderDetailWire }) {
  const { item_total = 0, discount = 0, coupon_discount = 0, total_to_pay = 0 } = order;
  const parts: [string, number][] = [
    [t.itemTotal, item_total],
    [t.discount, -discount],
    [t.coupon(order.discount_code_applied ?? ''), -coupon_discount],
    [t.deliveryCharge, order.delivery_charges ?? 0],
    [t.expressCharge, order.express_delivery_charges ?? 0],
  ];
  return (
    <div className={`card stack ${panel.panel}`}>
      <dl className={sums.sums}>
        {parts
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <Fragment key={label}>
              <dt className="muted">{label}</dt>
              <dd>{formatRupees(amount)}</dd>
            </Fragment>
          ))}
        <dt className={sums.grand}>{order.status === 'cancelled' ? t.total : t.toPay}</dt>
        <dd className={sums.grand}>{formatRupees(total_to_pay)}</dd>
      </dl>
    </div>
  );
}

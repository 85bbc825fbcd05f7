import { missingToMinimumPaise } from '#domain/cart/cart.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import bar from '#web/cart/Proceed.module.css';
import { NoScriptNotice } from '#web/components/NoScriptNotice.tsx';
import { cartPage } from '#web/messages/en/cart-page.ts';
import { orderEdit, orderWords } from '#web/messages/en/orders.ts';
import { formatMoment } from '#web/messages/format-dates.ts';
import { contactFacts, type Fact } from './billing-facts.ts';
import { Card } from './Card.tsx';
import { deliveryName, paymentName } from './delivery-name.ts';
import { EditDialogs } from './EditDialogs.tsx';
import styles from './EditOrder.module.css';
import { EditTable } from './EditTable.tsx';
import { Facts } from './Facts.tsx';
import { LeaveEdit } from './LeaveEdit.tsx';
import page from './OrderPage.module.css';
import { OrderTotals } from './OrderTotals.tsx';
import type { Order } from './order.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { type EditControl, useEditOrder } from './use-edit-order.ts';

type EditOrderPageProps = { order: Order; stock: readonly [number, number][] };

export function EditOrderPage({ order, stock }: EditOrderPageProps) {
  const control = useEditOrder(order, new Map(stock));
  return (
    <div className={`page stack ${page.page}`}>
      <header className={`row ${page.head}`}>
        <h1>{orderEdit.title(order.id)}</h1>
      </header>
      <NoScriptNotice />
      <div className={page.main}>
        <Card title={orderWords.items}>
          <EditTable control={control} />
        </Card>
        <Card className={page.last} title={orderWords.billing}>
          <Facts facts={editBilling(order)} />
        </Card>
      </div>
      <div className={styles.side}>
        <Card
          className={styles.summary}
          title={orderWords.summary}
          aside={<StatusBadge order={order} />}
        >
          <Facts facts={editFacts(order)} />
          <OrderTotals
            totals={control.totals}
            couponCode={order.couponCode}
            delivered={order.deliveryType === 'delivery'}
          />
          {control.changed && order.totals.couponDiscountPaise > 0 && (
            <p className="muted">{orderEdit.couponHint}</p>
          )}
        </Card>
        <UpdateBar control={control} />
      </div>
      <LeaveEdit isUnsaved={control.unsaved} />
      <EditDialogs control={control} orderId={order.id} />
    </div>
  );
}

function UpdateBar({ control }: { control: EditControl }) {
  const missing = missingToMinimumPaise(control.totals.totalToPayPaise);
  const ready = control.changed && !control.busy;
  return (
    <div className={classes(bar.proceed, styles.update)} data-action-bar>
      {missing > 0 && (
        <p className={bar.danger} role="status">
          {cartPage.minimumBlock(formatPaise(missing))}
        </p>
      )}
      <div className={bar.row}>
        <p className={bar.sums}>
          <span className="muted">{orderWords.payable}</span>
          <strong className={bar.payable}>{formatPaise(control.totals.totalToPayPaise)}</strong>
        </p>
        <Button
          className={bar.button}
          aria-disabled={!ready}
          title={control.changed ? undefined : orderEdit.unchanged}
          onClick={ready ? control.update : undefined}
        >
          {control.busy ? orderEdit.updating : orderEdit.update}
        </Button>
      </div>
    </div>
  );
}

function editBilling(order: Order): Fact[] {
  const delivery = deliveryName(order);
  return [
    ...contactFacts(order.billing),
    { name: 'delivery', label: orderEdit.deliveryType, value: delivery },
  ];
}

function editFacts(order: Order): Fact[] {
  return [
    { name: 'id', label: orderEdit.orderId, value: `#${order.id}` },
    { name: 'date', label: orderWords.date, value: formatMoment(order.createdAt) },
    { name: 'payment', label: orderWords.payment, value: paymentName(order) },
    { name: 'note', label: orderWords.note, value: order.note },
  ];
}

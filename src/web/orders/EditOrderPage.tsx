import { missingToMinimumPaise } from '#domain/cart/cart.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import bar from '#web/cart/Proceed.module.css';
import { NoScriptNotice } from '#web/components/NoScriptNotice.tsx';
import { formatMoment } from '#web/messages/format-dates.ts';
import { useCartMessages } from '#web/messages/use-cart-messages.ts';
import { type OrderMessages, useOrderMessages } from '#web/messages/use-order-messages.ts';
import { contactFacts, type Fact } from './billing-facts.ts';
import { Card } from './Card.tsx';
import { deliveryName } from './delivery-name.ts';
import { EditDialogs } from './EditDialogs.tsx';
import styles from './EditOrder.module.css';
import { EditTable } from './EditTable.tsx';
import { Facts } from './Facts.tsx';
import page from './OrderPage.module.css';
import { OrderTotals } from './OrderTotals.tsx';
import type { Order } from './order.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { type EditControl, useEditOrder } from './use-edit-order.ts';

type EditOrderPageProps = { order: Order; stock: readonly [number, number][] };

export function EditOrderPage({ order, stock }: EditOrderPageProps) {
  const t = useOrderMessages();
  const control = useEditOrder(order, new Map(stock));
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>{t.orderEdit.title(order.id)}</h1>
        <StatusBadge status={order.status} />
      </header>
      <NoScriptNotice />
      <div className={page.main}>
        <Card title={t.orderWords.items}>
          <EditTable control={control} />
        </Card>
        <Card className={page.last} title={t.orderWords.billing}>
          <Facts facts={editBilling(order, t)} />
        </Card>
      </div>
      <div className={styles.side}>
        <Card className={styles.summary} title={t.orderWords.summary}>
          <Facts facts={editFacts(order, t)} />
          <OrderTotals
            totals={control.totals}
            couponCode={order.couponCode}
            delivered={order.deliveryType === 'delivery'}
          />
          {control.changed && order.totals.couponDiscountPaise > 0 && (
            <p className={styles.hint}>{t.orderEdit.couponHint}</p>
          )}
        </Card>
        <UpdateBar control={control} />
      </div>
      <EditDialogs control={control} orderId={order.id} />
    </div>
  );
}

function UpdateBar({ control }: { control: EditControl }) {
  const { cartPage } = useCartMessages();
  const t = useOrderMessages();
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
          <span className={styles.label}>{t.orderWords.payable}</span>
          <strong className={bar.payable}>{formatPaise(control.totals.totalToPayPaise)}</strong>
        </p>
        <Button
          className={bar.button}
          aria-disabled={!ready}
          title={control.changed ? undefined : t.orderEdit.unchanged}
          onClick={ready ? control.update : undefined}
        >
          {control.busy ? t.orderEdit.updating : t.orderEdit.update}
        </Button>
      </div>
    </div>
  );
}

function editBilling(order: Order, t: OrderMessages): Fact[] {
  const delivery = deliveryName(order, t.orderWords);
  return [
    ...contactFacts(order.billing, t.orderWords),
    { name: 'delivery', label: t.orderEdit.deliveryType, value: delivery },
  ];
}

function editFacts(order: Order, t: OrderMessages): Fact[] {
  return [
    { name: 'id', label: t.orderEdit.orderId, value: `#${order.id}` },
    { name: 'date', label: t.orderWords.date, value: formatMoment(order.createdAt) },
    { name: 'payment', label: t.orderWords.payment, value: t.orderWords.cod },
    { name: 'note', label: t.orderWords.note, value: order.note },
  ];
}

import { useState } from 'react';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import sums from '#console/components/sums.module.css';
import { useMay } from '#console/data/use-me.ts';
import { methodNames, orderTexts as t } from '#console/messages/orders.ts';
import type { OrderDetailWire, PaymentWire } from '#contract/console/order.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './OrderScreen.module.css';
import { PaymentDialog } from './PaymentDialog.tsx';

type OrderPaymentsProps = { order: OrderDetailWire; payments: PaymentWire[] };

export function OrderPayments({ order, payments }: OrderPaymentsProps) {
  const { paid = 0, due = 0, to_refund: toRefund = 0 } = order;
  const owesBack = toRefund > 0;
  const may = useMay();
  const mayTake = may('take-payments');
  const mayGiveBack = may('refunds');
  const [asked, setAsked] = useState<'take' | 'give-back'>();
  return (
    <Panel
      title={t.payments}
      action={
        mayGiveBack &&
        paid > 0 &&
        !owesBack && (
          <Button look="quiet" onClick={() => setAsked('give-back')}>
            {t.giveBack}
          </Button>
        )
      }
    >
      {typeof order.over_credit === 'number' && (
        <Notice tone="info">
          {order.over_credit > 0 ? t.overCreditBy(formatRupees(order.over_credit)) : t.pastDueThen}{' '}
          {t.overCreditSince}.
        </Notice>
      )}
      <dl className={sums.sums}>
        <dt className="muted">{t.paid}</dt>
        <dd>{formatRupees(paid)}</dd>
        <dt className="strong">{owesBack ? t.toGiveBack : t.due}</dt>
        <dd className="strong">{formatRupees(owesBack ? toRefund : due)}</dd>
      </dl>
      {payments.length > 0 && (
        <ul className={`stack gap-2 ${styles.entries}`}>
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {/* Where it is the next step, the bar below has it. */}
      {mayTake && due > 0 && !order.next.includes('completed') && (
        <Button look="secondary" onClick={() => setAsked('take')}>
          {t.take(formatRupees(due))}
        </Button>
      )}
      {mayGiveBack && owesBack && (
        <Button look="secondary" onClick={() => setAsked('give-back')}>
          {t.giveBackAmount(formatRupees(toRefund))}
        </Button>
      )}
      {asked && (
        <PaymentDialog
          orderId={order.id}
          kind={asked}
          most={asked === 'take' ? due : paid}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}

function Payment({ payment }: { payment: PaymentWire }) {
  const { amount, method, reference, reason, at, operator } = payment;
  const details = [operator, reference, reason].filter(Boolean).join(' · ');
  return (
    <li className={styles.entry}>
      <span>
        {methodNames[method]} <span className="muted">{formatRecent(at, Date.now())}</span>
      </span>
      <span>{formatRupees(amount)}</span>
      <span className="muted">{details}</span>
    </li>
  );
}

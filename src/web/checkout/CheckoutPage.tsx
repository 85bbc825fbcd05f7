import type { ReactNode } from 'react';
import type { Totals } from '#domain/cart/totals.ts';
import { formatPaise } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import bar from '#web/cart/Proceed.module.css';
import { CreditLeft } from '#web/components/CreditLeft.tsx';
import { NoScriptNotice } from '#web/components/NoScriptNotice.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { checkout } from '#web/messages/en/checkout.ts';
import { orderWords } from '#web/messages/en/orders.ts';
import { Card } from '#web/orders/Card.tsx';
import { OrderTotals } from '#web/orders/OrderTotals.tsx';
import styles from './Checkout.module.css';
import { type CheckoutData, checkoutTotals } from './checkout-data.ts';
import { useDeliveryChoice } from './checkout-store.ts';
import { type Step, StepBar } from './StepBar.tsx';

type CheckoutPageProps = {
  step: Step;
  /** undefined: still loading in the browser. */
  data: CheckoutData | FailedRead | undefined;
  children: (data: CheckoutData, totals: Totals) => { main: ReactNode; action: ReactNode };
};

/** The frame of the three steps: their bar, totals, and the button to the next step. */
export function CheckoutPage({ step, data, children }: CheckoutPageProps) {
  return (
    <div className={classes('page', 'stack', styles.page, step === 'payment' && styles.review)}>
      <PageHead title={checkout[step]} hidden />
      <StepBar step={step} />
      {isFailedRead(data) ? (
        <ReadFailed read={data} />
      ) : data ? (
        <Loaded data={data}>{children}</Loaded>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

type LoadedProps = { data: CheckoutData; children: CheckoutPageProps['children'] };

function Loaded({ data, children }: LoadedProps) {
  const choice = useDeliveryChoice();
  const totals = checkoutTotals(data, choice);
  const { main, action } = children(data, totals);
  return (
    <>
      <div className={`stack ${styles.main}`}>{main}</div>
      <div className={styles.side}>
        <Card
          className={styles.summary}
          title={orderWords.summary}
          aside={orderWords.itemCount(data.lines.length)}
        >
          <OrderTotals
            totals={totals}
            couponCode={data.coupon.code}
            delivered={choice.type === 'delivery'}
          />
        </Card>
        <CreditLeft credit={data.credit} payablePaise={totals.totalToPayPaise} />
        <div className={bar.proceed} data-action-bar>
          <div className={bar.row}>
            <p className={bar.sums} aria-hidden="true">
              <span className="muted">{orderWords.payable}</span>
              <strong className={bar.payable}>{formatPaise(totals.totalToPayPaise)}</strong>
            </p>
            {action}
          </div>
        </div>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <div className={`stack ${styles.main}`} role="status">
        <NoScriptNotice />
        <span className="visually-hidden">{checkout.loading}</span>
        <Skeleton className={styles.waiting} />
      </div>
      <div className={styles.side}>
        <Skeleton className={styles.waitingSide} />
      </div>
    </>
  );
}

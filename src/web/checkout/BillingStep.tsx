import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import bar from '#web/cart/Proceed.module.css';
import type { FailedRead } from '#web/failed-read.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { billingFacts, billingOf } from '#web/orders/billing-facts.ts';
import { Card } from '#web/orders/Card.tsx';
import { Facts } from '#web/orders/Facts.tsx';
import styles from './Checkout.module.css';
import { CheckoutPage } from './CheckoutPage.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { stepPaths } from './StepBar.tsx';

/** Spec §2: read-only; the shop keeps it. */
export function BillingStep({ data }: { data: CheckoutData | FailedRead | undefined }) {
  const t = useMessages();
  return (
    <CheckoutPage step="billing" data={data}>
      {({ customer }) => ({
        main: (
          <Card title={t.checkout.billing}>
            <Facts facts={billingFacts(billingOf(customer), t.orderWords)} />
            <p className={styles.hint}>
              {t.checkout.billingHint}{' '}
              <Link className={styles.link} to="/contact-us">
                {t.checkout.contact}
              </Link>
            </p>
          </Card>
        ),
        action: (
          <Link className={buttonClass('primary', bar.button)} to={stepPaths.delivery}>
            {t.checkout.next}
          </Link>
        ),
      })}
    </CheckoutPage>
  );
}

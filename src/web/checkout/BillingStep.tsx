import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import bar from '#web/cart/Proceed.module.css';
import type { FailedRead } from '#web/data/failed-read.ts';
import { checkout as t } from '#web/messages/en/checkout.ts';
import { billingFacts, billingOf } from '#web/orders/billing-facts.ts';
import { Card } from '#web/orders/Card.tsx';
import { Facts } from '#web/orders/Facts.tsx';
import styles from './Checkout.module.css';
import { CheckoutPage } from './CheckoutPage.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { stepPaths } from './StepBar.tsx';

/** Spec §2: read-only; the shop keeps it. */
export function BillingStep({ data }: { data: CheckoutData | FailedRead | undefined }) {
  return (
    <CheckoutPage step="billing" data={data}>
      {({ customer }) => ({
        main: (
          <Card title={t.billing}>
            <Facts facts={billingFacts(billingOf(customer))} />
            <p className={`muted ${styles.hint}`}>
              {t.billingHint}{' '}
              <Link className={`accent ${styles.link}`} to="/contact-us">
                {t.contact}
              </Link>
            </p>
          </Card>
        ),
        action: (
          <Link className={buttonClass('primary', bar.button)} to={stepPaths.delivery}>
            {t.next}
          </Link>
        ),
      })}
    </CheckoutPage>
  );
}

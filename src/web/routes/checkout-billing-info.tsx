import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { privateBrowserLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import bar from '#web/cart/Proceed.module.css';
import { BillingCard } from '#web/checkout/BillingCard.tsx';
import styles from '#web/checkout/Checkout.module.css';
import { CheckoutPage } from '#web/checkout/CheckoutPage.tsx';
import { type CheckoutData, readCheckout } from '#web/checkout/checkout-data.ts';
import { stepPaths } from '#web/checkout/StepBar.tsx';
import type { FailedRead } from '#web/data/failed-read.ts';
import { checkout as t } from '#web/messages/en/checkout.ts';
import { billingOf } from '#web/orders/billing-facts.ts';
import type { Route } from './+types/checkout-billing-info.ts';

/** Coupon, note and delivery choice are in the browser. */
export const loader = privateLoader(readNothing);
export const clientLoader = privateBrowserLoader(readCheckout);

export default function CheckoutBillingInfo({ loaderData }: Route.ComponentProps) {
  return <BillingStep data={loaderData} />;
}

/** Spec §2: read-only; the shop keeps it. */
function BillingStep({ data }: { data: CheckoutData | FailedRead | undefined }) {
  return (
    <CheckoutPage step="billing" data={data}>
      {({ customer }) => ({
        main: (
          <section className="card stack" aria-label={t.billing}>
            <BillingCard billing={billingOf(customer)} />
            <p className={`muted ${styles.hint}`}>
              {t.billingHint}{' '}
              <Link className={`accent ${styles.link}`} to="/contact-us">
                {t.contact}
              </Link>
            </p>
          </section>
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

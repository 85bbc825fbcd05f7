import { Link } from 'react-router';
import { formatPaise } from '#domain/money/money.ts';
import { deliveryCharges, isDeliveryOffered } from '#domain/orders/delivery.ts';
import { buttonClass } from '#ui/Button.tsx';
import { privateBrowserLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import bar from '#web/cart/Proceed.module.css';
import styles from '#web/checkout/Checkout.module.css';
import { CheckoutPage } from '#web/checkout/CheckoutPage.tsx';
import { type CheckoutData, readCheckout } from '#web/checkout/checkout-data.ts';
import { chooseDelivery, defaultChoice, useDeliveryChoice } from '#web/checkout/checkout-store.ts';
import { AskForDelivery, DeliverySpeed, StoreAddress } from '#web/checkout/DeliverySpeed.tsx';
import { Option } from '#web/checkout/Option.tsx';
import { stepPaths } from '#web/checkout/StepBar.tsx';
import type { FailedRead } from '#web/data/failed-read.ts';
import { checkout as t } from '#web/messages/en/checkout.ts';
import type { Route } from './+types/checkout-pick-drop.ts';

/** Coupon, note and delivery choice are in the browser. */
export const loader = privateLoader(readNothing);
export const clientLoader = privateBrowserLoader(readCheckout);

export default function CheckoutPickDrop({ loaderData }: Route.ComponentProps) {
  return <DeliveryStep data={loaderData} />;
}

/** Spec §2: Pickup or Delivery; Standard is always on, Express can be added. */
function DeliveryStep({ data }: { data: CheckoutData | FailedRead | undefined }) {
  return (
    <CheckoutPage step="delivery" data={data}>
      {(loaded) => ({
        main: <DeliveryChoice data={loaded} />,
        action: (
          <Link className={buttonClass('primary', bar.button)} to={stepPaths.payment}>
            {t.next}
          </Link>
        ),
      })}
    </CheckoutPage>
  );
}

function DeliveryChoice({ data }: { data: CheckoutData }) {
  const choice = useDeliveryChoice();
  const standard = { type: 'delivery', express: false } as const;
  const { deliveryPaise } = deliveryCharges(standard, data.rates, data.customer.distance);
  const isOffered = isDeliveryOffered(data.rates, data.customer.distance);
  return (
    <>
      <fieldset className="stack gap-2">
        <legend className={styles.legend}>{t.choose}</legend>
        <Option
          type="radio"
          name="delivery_type"
          label={t.pickup}
          text={t.pickupText}
          price={t.free}
          checked={choice.type === 'pickup'}
          onChange={() => chooseDelivery(defaultChoice)}
        />
        <Option
          type="radio"
          name="delivery_type"
          label={t.byDelivery}
          text={isOffered ? t.deliveryText : t.distanceUnknown}
          {...(isOffered
            ? { price: t.plus(formatPaise(deliveryPaise)) }
            : { disabled: true, off: true })}
          checked={choice.type === 'delivery'}
          onChange={() => chooseDelivery({ ...choice, type: 'delivery' })}
        />
      </fieldset>
      {!isOffered && <AskForDelivery />}
      {choice.type === 'pickup' ? <StoreAddress /> : <DeliverySpeed data={data} choice={choice} />}
    </>
  );
}

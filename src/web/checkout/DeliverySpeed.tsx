import { formatPaise } from '#domain/money/money.ts';
import { type DeliveryChoice, deliveryCharges } from '#domain/orders/delivery.ts';
import { Icon } from '#ui/Icon.tsx';
import { useRootData } from '#web/data/use-root-data.ts';
import { checkout as t } from '#web/messages/en/checkout.ts';
import { billingOf, wholeAddress } from '#web/orders/billing-facts.ts';
import { Card } from '#web/orders/Card.tsx';
import styles from './Checkout.module.css';
import type { CheckoutData } from './checkout-data.ts';
import { chooseDelivery } from './checkout-store.ts';
import { Option } from './Option.tsx';
import { promiseOf } from './promise-of.ts';

type DeliverySpeedProps = { data: CheckoutData; choice: DeliveryChoice };

export function DeliverySpeed({ data: { customer, rates }, choice }: DeliverySpeedProps) {
  const whole = deliveryCharges({ type: 'delivery', express: true }, rates, customer.distance);
  return (
    <>
      <fieldset className="stack gap-2">
        <legend className={styles.legend}>{t.speed}</legend>
        <Option
          type="checkbox"
          name="standard_delivery"
          label={t.standard}
          text={promiseOf({ type: 'delivery', express: false })}
          price={formatPaise(whole.deliveryPaise)}
          checked
          disabled
        />
        <Option
          type="checkbox"
          name="express_delivery"
          label={t.express}
          text={promiseOf({ type: 'delivery', express: true })}
          price={t.plus(formatPaise(whole.expressPaise))}
          checked={choice.express}
          onChange={(express) => chooseDelivery({ type: 'delivery', express })}
        />
      </fieldset>
      <Card title={t.deliverTo}>
        <div className={styles.place}>
          <Icon name="truck" />
          <p>
            <strong>{customer.firm_name}</strong>
            <br />
            {wholeAddress(billingOf(customer))}
          </p>
        </div>
        <p className={`muted ${styles.hint}`}>
          {t.forDistance(customer.distance, formatPaise(rates.costPerKmPaise))}
        </p>
      </Card>
    </>
  );
}

/** Spec §1: where a pickup waits, and whom to call. */
export function StoreAddress() {
  const settings = useRootData()?.settings;
  // Another server may not tell it.
  if (!settings || settings.address === '') return null;
  return (
    <Card title={t.store}>
      <div className={styles.place}>
        <Icon name="pin" />
        <p>
          <strong>{settings.shop_name}</strong>
          <br />
          {settings.address}
        </p>
        {settings.store_phone !== '' && (
          <>
            <Icon name="phone" />
            <a className="text-link" href={`tel:${settings.store_phone.replaceAll(' ', '')}`}>
              {settings.store_phone}
            </a>
          </>
        )}
      </div>
    </Card>
  );
}

import { Link } from 'react-router';
import { formatPaise } from '#domain/money/money.ts';
import { type DeliveryChoice, deliveryCharges } from '#domain/orders/delivery.ts';
import { Icon, PathIcon } from '#ui/Icon.tsx';
import { truckPath } from '#ui/rare-icons.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { checkout as t } from '#web/messages/en/checkout.ts';
import { writtenIn } from '#web/messages/in-hindi.ts';
import { billingOf, wholeAddress } from '#web/orders/billing-facts.ts';
import { Card } from '#web/orders/Card.tsx';
import { telephoneLink } from '#web/paths/paths.ts';
import styles from './Checkout.module.css';
import type { CheckoutData } from './checkout-data.ts';
import { chooseDelivery } from './checkout-store.ts';
import { Option } from './Option.tsx';
import { promiseOf } from './promise-of.ts';

type DeliverySpeedProps = { data: CheckoutData; choice: DeliveryChoice };

/** Standard is always included, its price stands at Delivery; Express is one switch. */
export function DeliverySpeed({ data: { customer, rates }, choice }: DeliverySpeedProps) {
  const express = { type: 'delivery', express: true } as const;
  const { expressPaise } = deliveryCharges(express, rates, customer.distance);
  return (
    <>
      <fieldset className={`card ${styles.speeds}`}>
        <legend className="visually-hidden">{t.speed}</legend>
        <p className={styles.row}>
          <Icon name="check" />
          <span>
            <span className={styles.optionName}>{t.standard}</span>{' '}
            <span className={`muted ${styles.optionText}`}>
              {promiseOf({ type: 'delivery', express: false })}
            </span>
          </span>
          <span className="muted">{t.included}</span>
        </p>
        <Option
          type="checkbox"
          name="express_delivery"
          label={t.express}
          text={promiseOf(express)}
          price={t.plus(formatPaise(expressPaise))}
          checked={choice.express}
          isSwitch
          onChange={(isOn) => chooseDelivery({ type: 'delivery', express: isOn })}
        />
      </fieldset>
      <Card title={t.deliverTo}>
        <div className={styles.place}>
          <PathIcon path={truckPath} />
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

/** The way to a delivery that is not offered yet. */
export function AskForDelivery() {
  const settings = useRootData()?.settings;
  const phone = settings?.phone || settings?.store_phone || '';
  return (
    <p className={`muted ${styles.hint}`}>
      {t.wantsDelivery}{' '}
      {phone !== '' && (
        <>
          <a className={`accent ${styles.link} ${styles.way}`} href={telephoneLink(phone)}>
            {phone}
          </a>{' '}
          ·{' '}
        </>
      )}
      <Link className={`accent ${styles.link} ${styles.way}`} to="/contact-us">
        {t.contact}
      </Link>
    </p>
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
          <span lang={writtenIn(settings.address)}>{settings.address}</span>
        </p>
        {settings.store_phone !== '' && (
          <>
            <Icon name="phone" />
            <a className="text-link" href={telephoneLink(settings.store_phone)}>
              {settings.store_phone}
            </a>
          </>
        )}
      </div>
    </Card>
  );
}

import { Icon } from '#ui/Icon.tsx';
import { useRootData } from '#web/data/use-root-data.ts';
import { checkout as t } from '#web/messages/en/checkout.ts';
import { Card } from '#web/orders/Card.tsx';
import styles from './Checkout.module.css';

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

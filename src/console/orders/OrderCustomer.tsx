import { CustomerBadge } from '#console/components/CustomerBadge.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { orderTexts as t } from '#console/messages/orders.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { mapLink } from '#domain/customers/map-link.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { deliveryName } from './delivery-name.ts';
import styles from './OrderScreen.module.css';

export function OrderCustomer({ order }: { order: OrderDetailWire }) {
  const { billing } = order;
  const parts = [billing.shop_no, billing.address, billing.city, billing.pincode];
  const place = parts.filter(Boolean).join(', ');
  return (
    <Panel title={billing.firmName} action={<Badge>{deliveryName(order)}</Badge>}>
      <address className={`stack ${styles.facts}`}>
        <span>
          {billing.ownerName} <CustomerBadge blocked={false} forgotten={order.customer_forgotten} />
        </span>
        <span>{place}</span>
        <span>{[billing.route, formatMobile(billing.phone)].filter(Boolean).join(' · ')}</span>
        {billing.gst && (
          <span>
            {t.gst} {billing.gst}
          </span>
        )}
        <span className="muted">{formatMoment(order.created_at)}</span>
      </address>
      {order.note !== '' && (
        <p className="remark breakable">
          <span className="visually-hidden">{t.customerNote}: </span>
          {order.note}
        </p>
      )}
      {!order.customer_forgotten && (
        <Ways phone={billing.phone} map={mapLink(billing.google, place)} />
      )}
    </Panel>
  );
}

function Ways({ phone, map }: { phone: string; map: string }) {
  return (
    <div className={styles.links}>
      <a className={buttonClass('secondary')} href={`tel:+91${phone}`}>
        <Icon name="phone" small />
        {t.call}
      </a>
      <a className={buttonClass('secondary')} href={map} target="_blank" rel="noreferrer">
        <Icon name="pin" small />
        {t.map}
      </a>
    </div>
  );
}

import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { CustomerBadge } from '#console/components/CustomerBadge.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { statusNames, orderTexts as t } from '#console/messages/orders.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { PrintButton } from '#console/print/PrintButton.tsx';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { mapLink } from '#domain/customers/map-link.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatMoment, formatRecent } from '#domain/india/indian-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { deliveryName } from './delivery-name.ts';
import { MendLink } from './MendLink.tsx';
import { OrderInvoice } from './OrderInvoice.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import styles from './OrderScreen.module.css';
import { OrderSteps } from './OrderSteps.tsx';
import { StatusBadge } from './StatusBadge.tsx';

export function loader({ params, request }: LoaderFunctionArgs) {
  return consoleCall('getOrder', { id: Number(params.id) }, request.signal);
}

export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <BackLink to={`/orders${search}`}>{t.back}</BackLink>
      <ScreenHead title={t.orderTitle(order.id)}>
        <StatusBadge status={order.status} />
        <PrintButton ids={[order.id]} />
      </ScreenHead>
      {order.cannot_invoice !== '' && (
        <Notice tone="info">
          {order.cannot_invoice} <MendLink mend={order.mend} />
        </Notice>
      )}
      <div className={`stack gap-4 ${styles.columns}`}>
        <div className={`stack gap-4 ${styles.side}`}>
          <OrderCustomer order={order} />
          {order.invoice && <OrderInvoice order={order} invoice={order.invoice} />}
          {order.payments && <OrderPayments order={order} payments={order.payments} />}
        </div>
        <OrderLines order={order} />
        <div className={`stack gap-4 ${styles.side}`}>
          <OrderNotes order={order} />
          <OrderHistory events={order.events} />
        </div>
      </div>
      <OrderSteps order={order} />
    </>
  );
}

type Event = OrderDetailWire['events'][number];

function OrderHistory({ events }: { events: Event[] }) {
  return (
    <Panel title={t.history}>
      <ol className={`stack gap-2 ${styles.entries}`}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.status}`} className={styles.entry}>
            <span className="strong">
              {event.kind === 'status' ? statusNames[event.status] : t.changes[event.kind]}
            </span>
            <span className="muted">{formatRecent(event.at, Date.now())}</span>
            <span className="muted">{whoDid(event)}</span>
            {event.reason !== '' && <span className={styles.whole}>{event.reason}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function whoDid({ actor, by }: Event): string {
  if (actor === 'job') return t.byJob;
  return actor === 'customer' ? `${by} (${t.byCustomer})` : by;
}

function OrderCustomer({ order }: { order: OrderDetailWire }) {
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

import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useLocation } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { consoleCall } from '#console/data/api.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { PrintButton } from '#console/print/PrintButton.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderHistory } from './OrderHistory.tsx';
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
      <div className={`stack gap-4 ${styles.columns}`}>
        <div className={`stack gap-4 ${styles.side}`}>
          <OrderCustomer order={order} />
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

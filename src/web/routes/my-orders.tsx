import { privateClientLoader, privateLoader } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { orderList as t } from '#web/messages/en/orders.ts';
import { OrderListPage } from '#web/orders/OrderListPage.tsx';
import { readOrders } from '#web/orders/orders-data.ts';
import type { Route } from './+types/my-orders.ts';

export const loader = privateLoader(readOrders);
export const clientLoader = privateClientLoader(readOrders);

export default function MyOrders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={t.title} hidden />
      <OrderListPage list={loaderData} />
    </>
  );
}

import { Link, useLoaderData, useSearchParams } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { ChipLinks } from '#console/components/ChipLinks.tsx';
import { consoleCall } from '#console/data/api.ts';
import { orderTexts } from '#console/messages/orders.ts';
import { pickingTexts as t } from '#console/messages/picking.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { MendLink } from '#console/orders/MendLink.tsx';
import type { PickingOrderWire } from '#contract/console/print.ts';
import { awaitsPicking } from '#domain/orders/order-status.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { printPath } from '#ui/rare-icons.ts';
import { groupByProduct } from './group-by-product.ts';
import styles from './Picking.module.css';
import { PickingBar } from './PickingBar.tsx';
import { ByOrder, ByProduct } from './PickingRows.tsx';
import { useTicks } from './use-ticks.ts';

export function loader({ request }: { request: Request }) {
  const ids = new URL(request.url).searchParams.get('ids') ?? '';
  if (ids === '') return { orders: [] };
  return consoleCall('getPickingList', { ids }, request.signal);
}

export function Component() {
  const { orders: all } = useLoaderData<typeof loader>();
  const orders = all.filter(({ status }) => awaitsPicking(status));
  const movedOn = all.filter(({ status }) => !awaitsPicking(status));
  const ids = all.map(({ id }) => id);
  const ticks = useTicks(orders, movedOn);
  const [search] = useSearchParams();
  const byOrder = search.get('by') === 'order';
  const shelves = groupByProduct(orders);
  const rows = byOrder
    ? orders.flatMap(({ lines }) => lines.map((line) => [line]))
    : shelves.flatMap(({ products }) => products.map(({ lines }) => lines));

  if (orders.length === 0) return <NothingLeft />;
  return (
    <div className={styles.screen}>
      <Back ids={ids} />
      <ScreenHead title={t.title}>
        <span className="muted">{t.orderCount(orders.length)}</span>
        <Button look="secondary" className={styles.print} onClick={() => print()}>
          <PathIcon path={printPath} small />
          {t.print}
        </Button>
      </ScreenHead>
      <Views ids={ids} byOrder={byOrder} />
      {movedOn.length > 0 && (
        <div className={styles.group}>
          <Notice tone="info">{t.movedOn(movedOn.map(({ id }) => id))}</Notice>
        </div>
      )}
      <NotToInvoice orders={orders} />
      <div className={styles.shelves}>
        {byOrder ? (
          <ByOrder orders={orders} ticks={ticks} />
        ) : (
          <ByProduct orders={orders} shelves={shelves} single={all.length === 1} ticks={ticks} />
        )}
      </div>
      <PickingBar
        orders={orders}
        picked={rows.filter((lines) => ticks.has(lines)).length}
        all={rows.length}
      />
    </div>
  );
}

/** To the order that it was opened from, or to all. */
function Back({ ids: [id = 0, ...others] }: { ids: readonly number[] }) {
  if (others.length > 0) return <BackLink to="/orders">{t.back}</BackLink>;
  return <BackLink to={`/orders/${id}`}>{orderTexts.orderTitle(id)}</BackLink>;
}

function Views({ ids, byOrder }: { ids: readonly number[]; byOrder: boolean }) {
  const search = `?ids=${ids.join(',')}`;
  const links = [
    { search, text: t.byProduct, isCurrent: !byOrder },
    { search: `${search}&by=order`, text: t.byOrder, isCurrent: byOrder },
  ];
  return <ChipLinks label={t.views} links={links} replace />;
}

/** Told while there is time: without an invoice an order cannot leave. */
function NotToInvoice({ orders }: { orders: readonly PickingOrderWire[] }) {
  return orders
    .filter(({ cannot_invoice }) => cannot_invoice !== '')
    .map(({ id, cannot_invoice, mend }) => (
      <div key={id} className={styles.group}>
        <Notice tone="info">
          {t.toInvoice(id, cannot_invoice)} <MendLink mend={mend} />
        </Notice>
      </div>
    ));
}

function NothingLeft() {
  return (
    <>
      <ScreenHead title={t.title} />
      <EmptyState
        scene="counter"
        text={t.nothingLeft}
        action={
          <Link className={buttonClass('secondary')} to="/orders">
            {t.toOrders}
          </Link>
        }
      />
    </>
  );
}

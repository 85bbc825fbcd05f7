import { useEffect, useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useOutlet,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import filters from '#console/components/filters.module.css';
import { SplitView } from '#console/components/SplitView.tsx';
import { hasRoomBeside, useRoomBeside } from '#console/components/split-view.ts';
import { useRights } from '#console/data/use-me.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { orderTexts as t } from '#console/messages/orders.ts';
import { phoneOrderTexts } from '#console/messages/phone-order.ts';
import { SoundSwitch } from '#console/order-events/SoundSwitch.tsx';
import { viewQuery } from '#domain/operators/saved-views.ts';
import { nextStatusesFor } from '#domain/orders/order-status.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { MendLink } from './MendLink.tsx';
import { type MoveOutcome, OrderList } from './OrderList.tsx';
import styles from './OrdersScreen.module.css';
import { orderList } from './order-list.ts';

type List = Awaited<ReturnType<typeof orderList.loader>>;

/** null: an order is open, and there is no list beside it: no room, or it could not be read. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<List | null> {
  const isBeside = params.id !== undefined;
  if (isBeside && !hasRoomBeside()) return null;
  const reading = orderList.loader({ request });
  return isBeside ? ((await optional(browserLog, 'orders', reading)) ?? null) : reading;
}

/** Whoever comes back from an order sees what became of it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isBack = args.currentParams.id !== undefined && args.nextParams.id === undefined;
  return isBack || args.defaultShouldRevalidate;
}

export function Component() {
  const list = useLoaderData<typeof loader>();
  const order = useOutlet();
  const room = useRoomBeside();
  const { revalidate } = useRevalidator();
  const isMissing = list === null && room;
  // A window made wider has room for the list that was not read.
  useEffect(() => {
    if (isMissing) revalidate();
  }, [isMissing, revalidate]);
  return (
    <SplitView list={list && <Orders list={list} isBeside={order !== null} />} detail={order} />
  );
}

function Orders({ list, isBeside }: { list: List; isBeside: boolean }) {
  const { orders } = list;
  const query = viewQuery(useLocation().search);
  const rights = useRights();
  const { may } = rights;
  const accepts = nextStatusesFor('active', rights).includes('accepted');
  // Kept here: the move may leave nothing of the list.
  const [result, setResult] = useState<MoveOutcome>();
  return (
    <>
      <ListScreen
        list={orderList}
        data={list}
        isEmpty={orders.length === 0}
        isBeside={isBeside}
        headStart={accepts && <SoundSwitch />}
        add={may('change-orders') && { to: '/orders/new', text: phoneOrderTexts.open }}
        chosen={<OneCustomer firmName={orders[0]?.firm_name} />}
      >
        {/* Other filters, another list: what was selected is not in sight any more. */}
        <OrderList key={query} orders={orders} isBeside={isBeside} onResult={setResult} />
      </ListScreen>
      {result && <MoveResult result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}

/** Chosen on the customer's page; the firm is that of the orders shown. */
function OneCustomer({ firmName }: { firmName: string | undefined }) {
  const [query] = useSearchParams();
  if (!query.has('customer_id')) return null;
  const others = new URLSearchParams(query);
  others.delete('customer_id');
  others.delete('cursor');
  return (
    <p className={filters.chosen}>
      {t.ofCustomer(firmName)}{' '}
      <Link className={filters.undo} to={`?${others}`}>
        {t.everyCustomer}
      </Link>
    </p>
  );
}

type MoveResultProps = { result: MoveOutcome; onClose: () => void };

/** What became of each order of a bulk move. */
function MoveResult({ result: { moved, refused, done }, onClose }: MoveResultProps) {
  return (
    <Dialog
      title={t.resultTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t.ok}</Button>}
    >
      <p>{t.movedCount(moved.length, done)}</p>
      {refused.length > 0 && (
        <>
          <p>{t.refusedCount(refused.length, done)}</p>
          <ul className={`stack gap-1 ${styles.refused}`}>
            {refused.map(({ id, message, mend }) => (
              <li key={id}>
                {t.refusedOrder(id, message)} <MendLink mend={mend} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

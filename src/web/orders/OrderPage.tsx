import { Suspense, useState } from 'react';
import { Await, useRevalidator } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { orderPage as t } from '#web/messages/en/orders.ts';
import { shell } from '#web/messages/en/shell.ts';
import { LoadedOrder } from './LoadedOrder.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import type { FoundOrder } from './order-data.ts';
import { ordersPath } from './order-paths.ts';

/** Spec §2: loading, not found, error, loaded. */
export function OrderPage({ found }: { found: FoundOrder | Promise<FoundOrder> | undefined }) {
  if (found === undefined) return <OrderSkeleton />;
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <Await resolve={found}>{(settled) => <Settled found={settled} />}</Await>
    </Suspense>
  );
}

function Settled({ found }: { found: FoundOrder }) {
  const [last, setLast] = useState(found);
  // Read again in vain, as without a network: what is on the screen stays.
  const shown = found.name === 'failed' ? last : found;
  if (shown !== last) setLast(shown);
  if (shown.name === 'loaded') return <LoadedOrder order={shown.order} />;
  return shown.name === 'not-found' ? <OrderNotFound /> : <OrderFailed />;
}

export function OrderNotFound() {
  return (
    <EmptyWithLink
      icon="receipt"
      title={t.notFound}
      text={t.notFoundHint}
      to={ordersPath}
      label={t.toOrders}
    />
  );
}

export function OrderFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      icon="cloudOff"
      title={t.failed}
      text={t.failedHint}
      action={
        <Button aria-disabled={state === 'loading'} onClick={() => revalidate()}>
          {shell.tryAgain}
        </Button>
      }
    />
  );
}

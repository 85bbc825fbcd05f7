import { Suspense, useState } from 'react';
import { Await, useRevalidator } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { orderPage as t } from '#web/messages/en/orders.ts';
import { shell } from '#web/messages/en/shell.ts';
import { LoadedOrder } from './LoadedOrder.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { ordersPath } from './order-paths.ts';
import type { OrderWithReturns } from './returns-data.ts';

/** Spec §2: loading, not found, error, loaded. */
type Found = OrderWithReturns | Promise<OrderWithReturns> | undefined;

export function OrderPage({ found }: { found: Found }) {
  if (found === undefined) return <OrderSkeleton />;
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <Await resolve={found}>{(settled) => <Settled given={settled} />}</Await>
    </Suspense>
  );
}

function Settled({ given }: { given: OrderWithReturns }) {
  const [last, setLast] = useState(given);
  // Read again in vain, as without a network: what is on the screen stays.
  const shown = given.found.name === 'failed' ? last : given;
  if (shown !== last) setLast(shown);
  const { found, returns } = shown;
  if (found.name === 'loaded') return <LoadedOrder order={found.order} returns={returns} />;
  return found.name === 'not-found' ? <OrderNotFound /> : <OrderFailed />;
}

export function OrderNotFound() {
  return (
    <EmptyWithLink
      scene="khata"
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
      scene="shutter"
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

import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserLog } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';
import { browserCall } from '#web/data/api.ts';
import { clearRouteDataCache } from '#web/data/route-data-cache.ts';
import { orderPage as t } from '#web/messages/en/orders.ts';

type State =
  | { name: 'none' | 'ask' | 'busy' | 'cancelled' }
  | { name: 'failed'; message: string; mayRetry: boolean };

export type CancelControl = ReturnType<typeof useCancelOrder>;

/** Spec §8: asks first; then the order is read again, whatever came of it. */
export function useCancelOrder(orderId: number) {
  const [state, setState] = useState<State>({ name: 'none' });
  const { revalidate } = useRevalidator();
  const busy = useRef(false);

  async function cancel(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ name: 'busy' });
    try {
      await browserCall('cancelOrderById', { id: orderId });
      clearRouteDataCache();
      setState({ name: 'cancelled' });
    } catch (error) {
      browserLog('cancel order', error);
      const answered = isRefusal(error) && !['unreachable', 'server-fault'].includes(error.code);
      const message = (answered && error.message) || t.cancelFailed;
      setState({ name: 'failed', message, mayRetry: !answered });
    }
    busy.current = false;
    await revalidate();
  }

  return {
    state,
    cancel,
    ask: () => setState({ name: 'ask' }),
    close: () => setState({ name: 'none' }),
  };
}

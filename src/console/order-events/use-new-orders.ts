import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { browserLog } from '#client/log.ts';
import { consoleCall } from '#console/data/api.ts';
import { refreshBehind, retryMs } from '#console/data/keep-shown.ts';
import { useRights } from '#console/data/use-me.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { nextStatusesFor } from '#domain/orders/order-status.ts';
import { type Arrivals, lookAgain } from './arrivals.ts';
import { isSoundOn, playChime } from './chime.ts';

/** `handle` of a route whose screen follows the orders. */
export type LiveHandle = { live?: boolean };

/** Reads one at a time; what is asked for meanwhile is read once more, after it. */
function useSerialised(read: () => Promise<void>): () => void {
  const state = useRef<'idle' | 'reading' | 'again'>('idle');
  const run = async () => {
    if (state.current !== 'idle') {
      state.current = 'again';
      return;
    }
    state.current = 'reading';
    await read();
    const again = (state.current as string) === 'again'; // `as`: it may have changed meanwhile
    state.current = 'idle';
    if (again) run();
  };
  return run;
}

/**
 * The orders that arrive while the console is open: how many wait to be accepted and which are new,
 * for roles that accept orders; and the screens that show orders are read again in place.
 */
export function useNewOrders() {
  const rights = useRights();
  const accepts = nextStatusesFor('active', rights).includes('accepted');
  const sees = rights.may('read-orders');
  const { revalidate } = useRevalidator();
  const isLive = useMatches().some(({ handle }) => (handle as LiveHandle | undefined)?.live); // `as`: the route table's own
  const known = useRef<Arrivals>(undefined);
  const [arrived, setArrived] = useState<Arrivals['arrived']>([]);
  const [toAccept, setToAccept] = useState(0);

  function take({ to_accept, orders }: ConsoleOutput<'getNewOrders'>) {
    if (!accepts) return;
    const look = lookAgain(known.current, orders);
    known.current = look.known;
    setToAccept(to_accept);
    setArrived(look.known.arrived);
    if (look.fresh.length > 0 && isSoundOn()) {
      playChime().catch((error) => browserLog('the sound of new orders', error));
    }
  }

  const isFirst = useRef(true);
  // A screen that nobody looks at is read when somebody does.
  const missed = useRef(false);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  async function refresh() {
    clearTimeout(retry.current);
    missed.current = document.hidden;
    if (!isLive || document.hidden) return;
    const isRead = await refreshBehind(revalidate);
    if (!isRead) retry.current = setTimeout(refresh, retryMs);
  }

  const look = useSerialised(async () => {
    try {
      take(await consoleCall('getNewOrders', {}));
    } catch (error) {
      // Screens stay as they are; the next event comes when the server is back.
      return browserLog('new orders', error);
    }
    if (!isFirst.current) await refresh();
    isFirst.current = false;
  });

  function dismiss() {
    if (known.current) known.current = { ...known.current, arrived: [] };
    setArrived([]);
  }

  useOrderEvents(sees, look);
  const start = useEffectEvent(look);
  const catchUp = useEffectEvent(() => missed.current && refresh());
  useEffect(() => {
    if (!sees) return;
    start();
    const onVisible = () => catchUp();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(retry.current);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [sees]);

  return { toAccept, arrived, dismiss };
}

const address = '/console/events';
/** After an answer that is no stream: too many screens of this browser are open. */
const againMs = 60_000;

/**
 * Calls back when the server says that orders changed, also where nobody looks at the screen: the
 * sound is for then. A connection that breaks comes back by itself. Only for whoever `sees` orders.
 */
function useOrderEvents(sees: boolean, onChange: () => void): void {
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    if (!sees) return;
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;

    function connect() {
      const stream = new EventSource(address);
      source = stream;
      stream.addEventListener('orders', () => tell());
      stream.addEventListener('error', () => {
        if (stream.readyState !== EventSource.CLOSED) return;
        // Where the session has ended, the read that follows leads to the sign-in.
        tell();
        again = setTimeout(connect, againMs);
      });
    }

    connect();
    return () => {
      clearTimeout(again);
      source?.close();
    };
  }, [sees]);
}

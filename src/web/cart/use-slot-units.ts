import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';
import { browserCall } from '#web/data/api.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { onCartChangedElsewhere } from './cart-channel.ts';
import { noUnits, type SlotUnits, slotUnitsFromWire } from './cart-line.ts';
import { cartNow, readCart } from './cart-store.ts';
import { flushQueue, onAnswer } from './queue.ts';
import { queueNow } from './queued-changes.ts';

/**
 * 'reread': an answer was lost, so the cart was read again. 'unknown': that failed as well. 'offline':
 * it failed, but changes are queued, and the units are those last known. 'busy': those too, since the
 * shop answered that it cannot look now.
 */
type SyncState = 'synced' | 'reread' | 'unknown' | 'offline' | 'busy';

/** Units older than this may be stale: the customer's other devices tell this one nothing. */
const freshMs = 5_000;

/** Units of one product in the cart, as the server last answered; follows the other tabs. */
export function useSlotUnits(productId: number, userId: number) {
  const [units, setUnits] = useState(noUnits);
  const [syncState, setSyncState] = useState<SyncState>('synced');
  /** As on the screen, for what began before it was rendered. */
  const latest = useRef(noUnits);
  const knownAt = useRef(0);
  /** How many changes were answered: a read that began before one is stale. */
  const answers = useRef(0);
  /** Another tab changed the cart since the last read began. */
  const changedElsewhere = useRef(false);
  /** A change is in flight, which would overtake the answer to a read: that waits for its end. */
  const paused = useRef(false);
  /** Aborts the read in flight once it is overtaken: its answer would be stale. */
  const reading = useRef<AbortController>(undefined);
  const pending = useRef<Promise<SlotUnits | undefined>>(undefined);

  function put(known: SlotUnits, next: SyncState): void {
    knownAt.current = Date.now();
    latest.current = known;
    setUnits(known);
    setSyncState(next);
  }

  async function request(next: SyncState, signal: AbortSignal): Promise<SlotUnits | undefined> {
    // What waits is sent first: its units would show twice.
    if (queueNow().length > 0) await flushQueue();
    const answersBefore = answers.current;
    try {
      const { cart } = await browserCall('getCartItemsByUserId', { userId }, signal);
      if (signal.aborted) return undefined;
      if (answers.current !== answersBefore) return latest.current;
      const held = cart.find((row) => row.product_id === productId);
      const known = held ? slotUnitsFromWire(held) : noUnits;
      put(known, next);
      return known;
    } catch (error) {
      if (signal.aborted) return undefined;
      browserLog('picker', error);
      if (onlyInBrowser) {
        setSyncState('unknown');
        return undefined;
      }
      const known = knownAt.current > 0 ? latest.current : await unitsOfCart();
      put(known, isRefusal(error) && error.code === 'busy' ? 'busy' : 'offline');
      return known;
    }
  }

  /** As the cart was last read, or as the service worker has kept it. */
  async function unitsOfCart(): Promise<SlotUnits> {
    if (cartNow().lines === undefined) await readCart();
    const lines = (cartNow().lines ?? []).filter((line) => line.productId === productId);
    return Object.assign({ ...noUnits }, ...lines.map((line) => ({ [line.slot]: line.units })));
  }

  function abortRead(): void {
    reading.current?.abort();
    pending.current = undefined;
  }

  /** undefined: it failed, or was overtaken. */
  async function read(next: SyncState): Promise<SlotUnits | undefined> {
    abortRead();
    changedElsewhere.current = false;
    reading.current = new AbortController();
    const answer = request(next, reading.current.signal);
    pending.current = answer;
    const known = await answer;
    if (pending.current === answer) pending.current = undefined;
    return known;
  }

  /** What the cart holds now: read where what is on the screen may be stale. */
  function readIfStale(): Promise<SlotUnits | undefined> {
    const stale = changedElsewhere.current || Date.now() - knownAt.current > freshMs;
    return pending.current ?? (stale ? read('synced') : Promise.resolve(latest.current));
  }

  function resume(): void {
    paused.current = false;
    if (changedElsewhere.current) void read('synced');
  }

  const onOpen = useEffectEvent(() => void read('synced'));
  const onElsewhere = useEffectEvent(() => {
    changedElsewhere.current = true;
    if (!paused.current) void read('synced');
  });
  const onQueueAnswer = useEffectEvent((known: SlotUnits) => {
    answers.current += 1;
    put(known, 'synced');
  });
  useEffect(() => {
    // After the sheet is painted: sending a request takes time on a cheap phone.
    const timer = setTimeout(() => onOpen());
    const unsubscribe = onCartChangedElsewhere(() => onElsewhere());
    const stopHearing = onAnswer((change, known) => {
      if (change.productId === productId) onQueueAnswer(known);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      stopHearing();
      // A typed number waits for its read, also where the sheet has gone meanwhile.
      if (!paused.current) reading.current?.abort();
    };
  }, [productId]);

  const pause = () => {
    paused.current = true;
  };
  return { units, syncState, put, read, readIfStale, abortRead, pause, resume };
}

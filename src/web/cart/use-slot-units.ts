import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { browserCall } from '#web/api.ts';
import { onCartChangedElsewhere } from './cart-channel.ts';
import { noUnits, type SlotUnits, slotUnitsFromWire } from './cart-line.ts';

/** 'reread': an answer was lost, so the cart was read again. 'unknown': that failed as well. */
type SyncState = 'synced' | 'reread' | 'unknown';

/** Units older than this may be stale: the customer's other devices tell this one nothing. */
const freshMs = 5_000;

/** Units of one product in the cart, as the server last answered; follows the other tabs. */
export function useSlotUnits(productId: number, userId: number) {
  const [units, setUnits] = useState(noUnits);
  const [syncState, setSyncState] = useState<SyncState>('synced');
  const knownAt = useRef(0);
  /** Another tab changed the cart since the last read began. */
  const changedElsewhere = useRef(false);
  /** A change is in flight, which would overtake the answer to a read: that waits for its end. */
  const paused = useRef(false);
  /** Aborts the read in flight once it is overtaken: its answer would be stale. */
  const reading = useRef<AbortController>(undefined);
  const pending = useRef<Promise<SlotUnits | undefined>>(undefined);

  function put(known: SlotUnits, next: SyncState): void {
    knownAt.current = Date.now();
    setUnits(known);
    setSyncState(next);
  }

  async function request(next: SyncState, signal: AbortSignal): Promise<SlotUnits | undefined> {
    try {
      const { cart } = await browserCall('getCartItemsByUserId', { userId }, signal);
      if (signal.aborted) return undefined;
      const held = cart.find((row) => row.product_id === productId);
      const known = held ? slotUnitsFromWire(held) : noUnits;
      put(known, next);
      return known;
    } catch (error) {
      if (signal.aborted) return undefined;
      browserLog('picker', error);
      setSyncState('unknown');
      return undefined;
    }
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
    return pending.current ?? (stale ? read('synced') : Promise.resolve(units));
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
  useEffect(() => {
    // After the sheet is painted: sending a request takes time on a cheap phone.
    const timer = setTimeout(() => onOpen());
    const unsubscribe = onCartChangedElsewhere(() => onElsewhere());
    return () => {
      clearTimeout(timer);
      unsubscribe();
      // A typed number waits for its read, also where the sheet has gone meanwhile.
      if (!paused.current) reading.current?.abort();
    };
  }, []);

  const pause = () => {
    paused.current = true;
  };
  return { units, syncState, put, read, readIfStale, abortRead, pause, resume };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { broadcastCartChange } from './cart-channel.ts';
import { readCart } from './cart-store.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Spec §9: further clicks are ignored until this long after the request ended. */
const lockMs = 300;

const inTurn = oneAtATime();

/** Runs changes of the cart one at a time, whatever made them; after each all tabs read the cart. */
export async function runChange<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work);
  } finally {
    broadcastCartChange();
    void readCart();
  }
}

/**
 * For one part of a screen: while its change is under way, and until the lock ends, further clicks are
 * ignored (undefined). Changes of other parts wait for their turn.
 */
export function useRunChange<Key>(lockEnd?: () => Promise<unknown>) {
  /** What is being changed, until the lock ends. */
  const [busy, setBusy] = useState<Key>();
  const locked = useRef(false);
  const endLock = useRef(lockEnd);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  const run = useCallback(async <T>(key: Key, work: () => Promise<T>): Promise<T | undefined> => {
    if (locked.current) return undefined;
    locked.current = true;
    setBusy(key);
    const unlock = () => {
      locked.current = false;
      setBusy(undefined);
    };
    try {
      return await runChange(work);
    } finally {
      if (endLock.current) void endLock.current().then(unlock);
      else if (!isGone.current) timer.current = setTimeout(unlock, lockMs);
    }
  }, []);

  return { busy, run };
}

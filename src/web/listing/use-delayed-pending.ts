import { useEffect, useState } from 'react';

/** Shorter waits show no placeholder, which would only flicker. */
const delayMs = 300;

/** True once something has been pending for a while. */
export function useDelayedPending(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return pending && slow;
}

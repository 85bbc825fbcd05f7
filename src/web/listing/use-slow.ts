import { useEffect, useState } from 'react';

/** Longer than this and the reader should see that something is coming. */
const patienceMs = 400;

/** True once something has been pending for a while. */
export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return pending && slow;
}

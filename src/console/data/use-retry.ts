import { useEffect, useEffectEvent } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { refreshBehind, retryMs } from './keep-shown.ts';

/**
 * For what stands in place of a read that failed: reads the screen again by itself while somebody looks at
 * it, and at once when somebody comes back to it or the network does. The rest of the screen stays.
 */
export function useRetry(isOn = true) {
  const { revalidate, state } = useRevalidator();
  const isLeaving = useNavigation().state !== 'idle';
  const pending = state !== 'idle';
  const retry = () => {
    if (!pending) refreshBehind(revalidate);
  };
  const retryBehind = useEffectEvent(() => {
    if (!document.hidden && !isLeaving) retry();
  });

  useEffect(() => {
    if (!isOn) return;
    const again = () => retryBehind();
    const timer = setInterval(again, retryMs);
    window.addEventListener('focus', again);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isOn]);

  return { pending, retry };
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the page's data again when its tab becomes visible: the order may have changed. */
export function useRevalidateOnFocus(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onChange = () => document.visibilityState === 'visible' && void revalidate();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [revalidate]);
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the page's data again when the person comes back to it: the order may have moved on. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void revalidate();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}

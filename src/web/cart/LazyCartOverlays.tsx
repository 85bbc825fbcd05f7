import { type ComponentType, useEffect, useState } from 'react';
import { usePicked } from '#web/catalogue/picker-store.ts';
import { browserLog } from '#web/log.ts';
import { useUserId } from '#web/use-user.ts';
import { useCartSync } from './use-cart.ts';

/**
 * What the cart shows on every page. Visitors never load its scripts; customers load them after
 * hydration, already rendered, so that the picker opens at once.
 */
export function LazyCartOverlays() {
  useCartSync();
  const userId = useUserId();
  const Overlays = useLazyOverlays(userId !== undefined);
  return Overlays && userId !== undefined ? <Overlays key={userId} userId={userId} /> : null;
}

type Overlays = ComponentType<{ userId: number }>;

function useLazyOverlays(wanted: boolean): Overlays | undefined {
  const [loaded, setLoaded] = useState<{ component: Overlays }>();
  // Retried on the next tap on Add, should the import have failed.
  const openings = usePicked()?.key;

  useEffect(() => {
    if (!wanted || loaded) return;
    import('./CartOverlays.tsx').then(
      ({ CartOverlays }) => setLoaded({ component: CartOverlays }),
      (error: unknown) => browserLog('cart overlays', error),
    );
  }, [wanted, loaded, openings]);

  return loaded?.component;
}

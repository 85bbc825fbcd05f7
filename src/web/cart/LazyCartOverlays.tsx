import { browserLog } from '#client/log.ts';
import { closePicker, usePicked } from '#web/catalogue/picker-store.ts';
import { storedUserId } from '#web/session.ts';
import { useLazy } from '#web/use-lazy.ts';
import { useUserId } from '#web/use-user.ts';
import { useCartSync } from './use-cart.ts';

const fetchOverlays = () => import('./CartOverlays.tsx');

// Begins beside hydration: an early tap on Add is waiting for it.
if (!import.meta.env.SSR && storedUserId() !== undefined) {
  fetchOverlays().catch((error: unknown) => browserLog('cart overlays', error));
}

const load = () =>
  fetchOverlays().catch((error: unknown) => {
    // The Add button that was pressed waits no longer.
    closePicker();
    throw error;
  });

/**
 * What the cart shows on every page. Visitors never load its scripts; customers load them after
 * hydration, already rendered, so that the picker opens at once.
 */
export function LazyCartOverlays() {
  useCartSync();
  const userId = useUserId();
  // Tried again with the next tap on Add.
  const attempt = usePicked()?.key;
  const loaded = useLazy('cart overlays', load, userId !== undefined, attempt);
  return loaded && userId !== undefined ? (
    <loaded.CartOverlays key={userId} userId={userId} />
  ) : null;
}

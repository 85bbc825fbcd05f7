import { closePicker, usePicked } from '#web/catalogue/picker-store.ts';
import { useLazy } from '#web/use-lazy.ts';
import { useUserId } from '#web/use-user.ts';
import { useCartSync } from './use-cart.ts';

const load = () =>
  import('./CartOverlays.tsx').catch((error: unknown) => {
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

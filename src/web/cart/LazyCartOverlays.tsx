import { useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { openCard } from '#web/catalogue/opened-card.ts';
import { closePicker, usePicked } from '#web/catalogue/picker-store.ts';
import { useLazy } from '#web/components/use-lazy.ts';
import { storedUserId } from '#web/data/session.ts';
import { useUserId } from '#web/data/use-user.ts';
import { productPath } from '#web/paths/paths.ts';
import { useCartSync } from './use-cart.ts';

const fetchOverlays = () => import('./CartOverlays.tsx');

// Begins beside hydration: an early tap on Add is waiting for it.
if (!import.meta.env.SSR && storedUserId() !== undefined) {
  fetchOverlays().catch((error: unknown) => browserLog('cart overlays', error));
}

/**
 * What the cart shows on every page. Visitors never load its scripts; customers load them after
 * hydration, already rendered, so that the picker opens at once.
 */
export function LazyCartOverlays() {
  useCartSync();
  const userId = useUserId();
  const picked = usePicked();
  const navigate = useNavigate();

  /** The Add button that was pressed waits no longer: the page of its product has its packs too. */
  function onFailed() {
    if (!picked?.open) return;
    closePicker();
    openCard(picked.product);
    navigate(productPath(picked.product.slug));
  }

  const loaded = useLazy('cart overlays', fetchOverlays, userId !== undefined, {
    attempt: picked?.key, // tried again with the next tap
    onFailed,
  });
  return loaded && userId !== undefined ? (
    <loaded.CartOverlays key={userId} userId={userId} />
  ) : null;
}

import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { savesData } from '#ui/saves-data.ts';
import { useLazy } from '#web/components/use-lazy.ts';
import { browserCall } from '#web/data/api.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';

/** From now on what was visited opens without a network. */
function registerServiceWorker(): void {
  if (!navigator.serviceWorker) return;
  const saving = savesData() ? '&save-data' : '';
  navigator.serviceWorker
    .register(`/sw.js?lang=${__LANGUAGE__}${saving}`)
    .catch((error: unknown) => browserLog('service worker', error));
}

/** With the scripts of the pages, which it waits for anyway. */
const afterMs = 4_000;
const loadBackground = () => import('./BackgroundParts.tsx');

/** What every page has and no first screen waits for. */
export function DeferredParts() {
  const [later, setLater] = useState(false);
  const background = useLazy('background parts', loadBackground, later && !savesData());
  useEffect(() => {
    // In development files change without a build. A storefront for another server keeps none of its data.
    if (import.meta.env.PROD && !onlyInBrowser) registerServiceWorker();
    // Spec §7: the shop calls it, and renders nothing of its answer.
    void optional(browserLog, 'abandoned carts', browserCall('handleAbandonedCarts', {}));
    const timer = setTimeout(() => setLater(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return background ? <background.BackgroundParts /> : null;
}

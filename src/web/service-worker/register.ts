import { browserLog } from '#client/log.ts';
import { savesData } from '#ui/saves-data.ts';

/** From now on what was visited opens without a network. */
export function registerServiceWorker(): void {
  if (!navigator.serviceWorker) return;
  const saving = savesData() ? '&save-data' : '';
  navigator.serviceWorker
    .register(`/sw.js?lang=${__LANGUAGE__}${saving}`)
    .catch((error: unknown) => browserLog('service worker', error));
}

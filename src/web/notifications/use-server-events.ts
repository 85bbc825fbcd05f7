import { useEffect, useEffectEvent } from 'react';
import { tellChangedProducts } from '#web/catalogue/changed-products.ts';

/** Built for another server's API, this server has no sessions: then only navigation refreshes. */
const address = URL.canParse(__BASE_URL__) ? undefined : '/events';

/**
 * Calls back when the server has news for this user, and tells of products that changed. Only while the page is looked at: a browser has
 * few connections to one shop, and tabs in the background would take them all.
 */
export function useServerEvents(userId: number | undefined, onNews: () => void): void {
  const tell = useEffectEvent(onNews);

  useEffect(() => {
    if (userId === undefined || address === undefined) return;
    const path = address;
    let source: EventSource | undefined;
    let hasHeard = false;

    function follow() {
      if (document.hidden) {
        source?.close();
        source = undefined;
      } else if (!source || source.readyState === EventSource.CLOSED) {
        const stream = new EventSource(path);
        stream.addEventListener('notifications', () => tell());
        stream.addEventListener('products', ({ data }) => tellChangedProducts(data));
        // What was missed meanwhile; of the first seconds of a page the server tells by itself.
        stream.onopen = () => {
          if (hasHeard) tellChangedProducts('any');
          hasHeard = true;
        };
        // No stream any more: where the session has ended, the read that follows leads to /login.
        stream.onerror = () => stream.readyState === EventSource.CLOSED && tell();
        source = stream;
      }
    }

    function lookAgain() {
      follow();
      // Catches up on what was missed while hidden.
      if (!document.hidden) tell();
    }

    follow();
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      source?.close();
    };
  }, [userId]);
}

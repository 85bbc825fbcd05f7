import { useEffect, useEffectEvent } from 'react';

/** Built for another server's API, this server has no sessions: then only navigation refreshes. */
const address = URL.canParse(__BASE_URL__) ? undefined : '/events';

/**
 * Calls back when the server has news for this user. Only while the page is looked at: a browser has
 * few connections to one shop, and tabs in the background would take them all.
 */
export function useServerEvents(userId: number | undefined, onNews: () => void): void {
  const tell = useEffectEvent(onNews);

  useEffect(() => {
    if (userId === undefined || address === undefined) return;
    let source: EventSource | undefined;

    function connect(at: string) {
      source = new EventSource(at);
      source.addEventListener('notifications', () => tell());
    }

    function follow() {
      if (document.hidden) {
        source?.close();
        source = undefined;
      } else if (!source || source.readyState === EventSource.CLOSED) {
        if (source) source.close();
        if (address) connect(address);
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

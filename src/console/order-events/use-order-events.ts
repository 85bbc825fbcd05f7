import { useEffect, useEffectEvent } from 'react';

const address = '/console/events';
/** After an answer that is no stream: too many screens of this browser are open. */
const againMs = 60_000;

/**
 * Calls back when the server says that orders changed, also where nobody looks at the screen: the
 * sound is for then. A connection that breaks comes back by itself.
 */
export function useOrderEvents(onChange: () => void): void {
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;

    function connect() {
      const stream = new EventSource(address);
      source = stream;
      stream.addEventListener('orders', () => tell());
      stream.addEventListener('error', () => {
        if (stream.readyState !== EventSource.CLOSED) return;
        // Where the session has ended, the read that follows leads to the sign-in.
        tell();
        again = setTimeout(connect, againMs);
      });
    }

    connect();
    return () => {
      clearTimeout(again);
      source?.close();
    };
  }, []);
}

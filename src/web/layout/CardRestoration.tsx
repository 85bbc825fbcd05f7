import { useContext, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { NonceContext } from '#web/head/nonce.ts';
import { scrollToCard } from '#web/listing/card-in-view.ts';

/** After the router's `ScrollRestoration`, whose effect comes first: a list is shown at the card it was left at. */
export function CardRestoration() {
  const nonce = useContext(NonceContext);
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(location);
  useLayoutEffect(() => {
    // What was loaded with the document, the inline script has restored.
    if (shown.current === location) return;
    shown.current = location;
    if (isReturn) scrollToCard();
  }, [location, isReturn]);
  // The browser keeps what the server printed, and does not load the function a second time.
  const __html = import.meta.env.SSR ? `(${scrollToCard})()` : '';
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

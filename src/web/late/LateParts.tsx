import { useEffect } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { onlyInBrowser } from '#web/only-in-browser.ts';
import { registerServiceWorker } from '#web/service-worker/register.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import { OpeningProduct } from './OpeningProduct.tsx';

/** What every page has and no first screen waits for. */
export function LateParts() {
  const { code } = useMessages().otherLanguage;
  useEffect(() => {
    // In development files change without a build. A storefront for another server keeps none of its data.
    if (import.meta.env.PROD && !onlyInBrowser) registerServiceWorker();
  }, []);
  return (
    <>
      <OpeningProduct />
      {!onlyInBrowser && navigator.language.startsWith(code) && <LanguageOffer />}
    </>
  );
}

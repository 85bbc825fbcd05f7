import { useEffect, useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { onlyInBrowser } from '#web/only-in-browser.ts';
import { useLazy } from '#web/use-lazy.ts';

const load = () => import('./LanguageOffer.tsx');

/** Only a browser that prefers the other language loads its script. */
export function LazyLanguageOffer() {
  const { code } = useMessages().otherLanguage;
  const [wanted, setWanted] = useState(false);
  useEffect(() => setWanted(!onlyInBrowser && navigator.language.startsWith(code)), [code]);
  const loaded = useLazy('language offer', load, wanted);
  return loaded ? <loaded.LanguageOffer /> : null;
}

import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { Recovery } from './Recovery.tsx';
import { VisitedPages } from './VisitedPages.tsx';

/** What works behind every page. */
export function BackgroundParts() {
  return (
    <>
      <Recovery />
      {!onlyInBrowser && <VisitedPages />}
    </>
  );
}

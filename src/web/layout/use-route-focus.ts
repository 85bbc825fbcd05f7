import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '#ui/focus-heading.ts';

/** Outlives the layout, which is rendered anew around an error page. */
let shownPath: string | undefined;

/** After a change of page the focus is on its heading, as it would be at the top of a page just loaded. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const isLink = useNavigationType() !== 'POP';
  useEffect(() => {
    const isFirst = shownPath === undefined;
    if (shownPath === pathname) return;
    shownPath = pathname;
    // A link to a place within the page leads there, and a field that has the focus keeps it.
    const isTyping = document.activeElement?.matches(':read-write');
    if (isFirst || (isLink && hash !== '') || isTyping) return;
    focusHeading();
  }, [pathname, hash, isLink]);
}

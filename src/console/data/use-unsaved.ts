import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** How many parts of this screen have something unsaved. */
let unsavedParts = 0;

export function hasUnsaved(): boolean {
  return unsavedParts > 0;
}

/**
 * Stops someone who leaves with something unsaved: the router's own moves wait in what it gives, and the
 * browser asks by itself before the tab is closed.
 */
export function useUnsaved(isUnsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Whoever signs out has decided; a session that has ended takes nobody away from here.
      nextLocation.pathname !== '/sign-in',
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedParts += 1;
    addEventListener('beforeunload', warn);
    return () => {
      unsavedParts -= 1;
      removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);

  return blocker.state === 'blocked' ? blocker : undefined;
}

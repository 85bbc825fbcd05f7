import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router';
import {
  expireUser,
  isUserServed,
  onSessionExpired,
  onUserChangedElsewhere,
} from '#web/data/session.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { loginPath, loginPathTo } from '#web/paths/paths.ts';
import { rememberPage } from './last-page.ts';
import { isLogoutUnfinished, logout } from './logout.ts';

/** Only once per page load: later the root's data is the browser's own. */
let compared = false;

/** Removes the stored user where the server saw no session; whom it saw is stored before hydration. */
function compareWithServer(signedIn: boolean): void {
  if (compared) return;
  compared = true;
  // Built for another server's API, this one knows no sessions.
  if (URL.canParse(__BASE_URL__)) return;
  if (isLogoutUnfinished()) void logout();
  // With the cookie still there, the server could not look it up; a page kept for offline does not know either.
  else if (!signedIn && navigator.onLine && !isUserServed()) expireUser();
}

/**
 * Keeps the stored user in sync with the session, and redirects to /login when it has expired. When
 * another tab signs in or out, the page is read again: a private one leads a visitor to /login.
 */
export function useSessionSync(): void {
  const signedIn = useRootData()?.signedIn;
  const location = useLocation();
  const router = use(DataRouterContext)?.router;
  const navigate = useNavigate();
  const path = location.pathname + location.search;
  const redirectToLogin = useEffectEvent(() => {
    // The router's own state: a page that is being opened may not have been rendered as pending yet.
    const wanted = router?.state.navigation.location ?? location;
    if (wanted.pathname !== loginPath) navigate(loginPathTo(wanted.pathname + wanted.search));
  });

  const readAgain = useEffectEvent((replaced: boolean) => {
    // Forms, too, hold what the customer before has typed: nothing of it may stay.
    if (replaced) window.location.reload();
    else void router?.revalidate();
  });

  // A layout effect runs before the effects that read the user's data.
  useLayoutEffect(() => {
    if (signedIn !== undefined) compareWithServer(signedIn);
  }, [signedIn]);
  useEffect(() => rememberPage(path), [path]);
  useEffect(() => onSessionExpired(() => redirectToLogin()), []);
  useEffect(() => onUserChangedElsewhere((replaced) => readAgain(replaced)), []);
}

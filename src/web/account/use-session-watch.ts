import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Visitor } from '#web/context.ts';
import { loginPath, loginPathTo } from '#web/paths.ts';
import { onSessionRefused, storedUserId, storeUser, userEnded } from '#web/session.ts';
import { useRootData } from '#web/use-root-data.ts';
import { keepPage } from './last-page.ts';
import { isLogoutUnfinished, logout } from './logout.ts';

/** Once per page load: later the root's data no longer comes from the server. */
let compared = false;

/** The session cookie, as the server saw it, is right; what this browser stored follows. */
function compareWithServer(visitor: Visitor): void {
  if (compared) return;
  compared = true;
  // Built for another server's API, this one knows no sessions.
  if (URL.canParse(__BASE_URL__)) return;
  if (visitor.userId === undefined) userEnded();
  else if (isLogoutUnfinished()) void logout();
  else if (visitor.userId !== storedUserId()) storeUser(visitor.userId, visitor.userName ?? '');
}

/** Keeps the stored user true to the session, and leads to /login where it has ended. */
export function useSessionWatch(): void {
  const visitor = useRootData()?.visitor;
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const wanted = navigation.location ?? location;
  const path = location.pathname + location.search;
  const leadToLogin = useEffectEvent(() => {
    if (wanted.pathname !== loginPath) navigate(loginPathTo(wanted.pathname + wanted.search));
  });

  // Before any other effect asks for the user's data.
  useLayoutEffect(() => {
    if (visitor) compareWithServer(visitor);
  }, [visitor]);
  useEffect(() => keepPage(path), [path]);
  useEffect(() => onSessionRefused(() => leadToLogin()), []);
}

import { ownPath } from '#domain/account/own-path.ts';

type Place = { pathname: string; search: string };

/** `/console` as the router's locations have it before it has stripped the base. */
const base = /^\/console(?=\/|$)/;

/** Where someone who has to sign in goes, with the way back. */
export function signInPath({ pathname, search }: Place): string {
  const next = pathname.replace(base, '') + search;
  if (next === '' || next === '/') return '/sign-in';
  if (/^\/sign-in(?=\?|$)/.test(next)) return next; // told twice: the way back stays
  return `/sign-in?${new URLSearchParams({ next })}`;
}

/** Where to go on after signing in: a screen of the console, never another site. */
export function pathAfterSignIn(search: URLSearchParams): string {
  return ownPath(search.get('next')) ?? '/';
}

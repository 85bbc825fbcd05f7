import { redirect, replace } from 'react-router';

/**
 * Redirects away from `page`. With Back or Forward the browser is at its history entry already, and
 * the entry is replaced: a new one would lead here again at each Back. Otherwise the page has no
 * entry yet, and the one of the page before stays.
 */
export function redirectAway(page: URL, to: string): Response {
  const hasEntry = typeof window !== 'undefined' && window.location.pathname === page.pathname;
  return hasEntry ? replace(to) : redirect(to);
}

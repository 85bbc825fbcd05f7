import type { Method } from '#contract/method.ts';

/** What reads begins with one of these and is called with GET; all else changes, or is too long for an address. */
export const readVerbs = [
  ...['get', 'list', 'count', 'find', 'search', 'trySearch'],
  ...['export', 'print'],
] as const;

/** The name of an action tells its method, so that browsers need no list of all of them. */
export function consoleMethodOf(name: string): Method {
  return readVerbs.some((verb) => name.startsWith(verb)) ? 'GET' : 'POST';
}

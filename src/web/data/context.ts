import { createContext } from 'react-router';
import type { Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';

/**
 * Who looks at a page, on the server. `userId` is 0 on a page that all customers share. `unread`: it could not be
 * looked up who it is, though someone is signed in.
 */
type Visitor = { userId: number | undefined; hasOrdered: boolean; unread: boolean };

export const callContext = createContext<Call>();
export const visitorContext = createContext<Visitor>({
  userId: undefined,
  hasOrdered: false,
  unread: false,
});
export const logContext = createContext<Log>();
export const nonceContext = createContext<string>();
/** On the server: whether this shop is traced. */
export const tracedContext = createContext(false);

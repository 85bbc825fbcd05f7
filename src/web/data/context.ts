import { createContext } from 'react-router';
import type { Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';

/** Who looks at a page. */
export type Visitor = { userId: number | undefined; userName: string | undefined };

/**
 * On the server also whether there is anything to buy again. `unread`: it could not be looked up who
 * it is, though someone is signed in.
 */
type KnownVisitor = Visitor & { hasOrdered: boolean; unread: boolean };

export const callContext = createContext<Call>();
export const visitorContext = createContext<KnownVisitor>({
  userId: undefined,
  userName: undefined,
  hasOrdered: false,
  unread: false,
});
export const logContext = createContext<Log>();
export const nonceContext = createContext<string>();
/** On the server: whether this shop is traced. */
export const tracedContext = createContext(false);

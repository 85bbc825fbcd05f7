import type { z } from 'zod';
import type { Method } from './method.ts';

/** How an answer says whether it succeeded: `status: 'success' | 'error'` or `success: true | false`. */
export type Envelope = 'status' | 'success';

export type Auth = 'public' | 'customer';

/** What the definitions of the shop's and of the console's actions have in common. */
export type CommonSpec<I extends z.ZodObject, O extends z.ZodObject, R extends string> = {
  summary: string;
  /** 'write' needs proof of the same origin, whatever the method. */
  effect: 'read' | 'write';
  /** Where the default of 64 KB is too small for what the contract lets a client send. */
  maxBodyBytes?: number;
  /** What a person is told who sends more than that. */
  tooLarge?: string;
  input: I;
  /** The answer without its envelope. */
  output: O;
  /** Business codes it may refuse with, beside the protocol's: `refusalsOf` allows no others. */
  refusals: readonly R[];
  example: { input: z.input<I>; output: z.output<O> };
};

/** What is written down of an action: one that refuses nothing of its own names no `refusals`. */
export type Written<S extends { refusals: readonly string[] }> = Omit<S, 'refusals'> &
  Partial<Pick<S, 'refusals'>>;

/** What the name that a definition is exported by adds to it. */
export type Named<N extends string> = { name: N; method: Method; effect: 'read' | 'write' };

export type ActionSpec<
  I extends z.ZodObject,
  O extends z.ZodObject,
  A extends Auth,
  R extends string,
> = CommonSpec<I, O, R> & {
  envelope: Envelope;
  /** Who may call it: anyone, or a signed-in customer. */
  auth: A;
  /** The field that says for which customer; it must be the one of the session. */
  customerField?: keyof I['shape'] & string;
  /** The same for everyone until something it shows changes: answered from the response cache. */
  cacheable?: boolean;
  /** A change of many lines at once: of one customer few of these are taken, one after the other. */
  isList?: boolean;
  /** Costly to read and to answer: of one customer one is, one waits unread, and the next is refused unread. */
  oneAtATime?: boolean;
};

/** An action of the shop. Its wire name is the one that it is exported by. */
export function defineAction<
  I extends z.ZodObject,
  O extends z.ZodObject,
  const A extends Auth,
  const R extends string = never,
>(spec: Written<ActionSpec<I, O, A, R>>): ActionSpec<I, O, A, R> {
  return { refusals: [], ...spec };
}

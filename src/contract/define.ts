import type { z } from 'zod';
import { type ActionName, actionMethods } from './names.ts';

export type Method = 'GET' | 'POST';

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
};

export type Action<
  N extends ActionName = ActionName,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodObject = z.ZodObject,
  A extends Auth = Auth,
  R extends string = string,
> = ActionSpec<I, O, A, R> & { name: N; method: Method };

export function defineAction<
  const N extends ActionName,
  I extends z.ZodObject,
  O extends z.ZodObject,
  const A extends Auth,
  const R extends string,
>(name: N, spec: ActionSpec<I, O, A, R>): Action<N, I, O, A, R> {
  return { ...spec, name, method: actionMethods[name] };
}

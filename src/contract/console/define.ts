import type { z } from 'zod';
import type { CommonSpec, Method } from '#contract/define.ts';
import type { Permission } from '#domain/permissions.ts';
import { type ConsoleActionName, consoleMethods } from './names.ts';

/** Who may call an action of the console: anyone, any operator, or those with a permission. */
export type ConsoleAccess = 'anyone' | 'operator' | Permission;

export type ConsoleAction<
  N extends ConsoleActionName = ConsoleActionName,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodObject = z.ZodObject,
  A extends ConsoleAccess = ConsoleAccess,
  R extends string = string,
> = CommonSpec<I, O, R> & { name: N; method: Method; access: A; envelope: 'success' };

/** GET reads and POST changes: the method follows from the list of names. */
export function defineConsoleAction<
  const N extends ConsoleActionName,
  I extends z.ZodObject,
  O extends z.ZodObject,
  const A extends ConsoleAccess,
  const R extends string,
>(
  name: N,
  spec: Omit<CommonSpec<I, O, R>, 'effect'> & { access: A },
): ConsoleAction<N, I, O, A, R> {
  const method = consoleMethods[name];
  return {
    ...spec,
    name,
    method,
    effect: method === 'GET' ? 'read' : 'write',
    envelope: 'success',
  };
}

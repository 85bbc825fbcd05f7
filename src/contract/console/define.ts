import { z } from 'zod';
import type { CommonSpec, Method } from '#contract/define.ts';
import type { Permission } from '#domain/operators/permissions.ts';
import { type ConsoleActionName, consoleMethods } from './names.ts';

/** Who may call an action of the console: anyone, any operator, or those with a permission. */
export type ConsoleAccess = 'anyone' | 'operator' | Permission;

export type ConsoleAction<
  N extends ConsoleActionName = ConsoleActionName,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodObject = z.ZodObject,
  A extends ConsoleAccess = ConsoleAccess,
  R extends string = string,
> = CommonSpec<I, O, R> & {
  name: N;
  method: Method;
  access: A;
  envelope: 'success';
  /** It answers with a file of one of these media types, not with JSON. */
  file?: readonly string[];
};

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

const noOutput = z.object({});

/** An action that answers with a file; what it refuses is JSON, as everywhere. */
export function defineConsoleFile<
  const N extends ConsoleActionName,
  I extends z.ZodObject,
  const A extends ConsoleAccess,
  const R extends string,
>(
  name: N,
  spec: {
    summary: string;
    access: A;
    input: I;
    refusals: readonly R[];
    file: readonly string[];
    example: z.input<I>;
  },
): ConsoleAction<N, I, typeof noOutput, A, R> & { file: readonly string[] } {
  const { file, example, ...rest } = spec;
  const action = { ...rest, output: noOutput, example: { input: example, output: {} } };
  return { ...defineConsoleAction(name, action), file };
}

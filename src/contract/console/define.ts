import { z } from 'zod';
import type { CommonSpec, Written } from '#contract/define.ts';
import type { Needed } from '#domain/operators/permissions.ts';

/** Who may call an action of the console: anyone, any operator, or those with these permissions. */
export type ConsoleAccess = 'anyone' | 'operator' | Needed;

/** GET reads and POST changes: the name tells both the method and the effect. */
type ConsoleSpec<
  I extends z.ZodObject,
  O extends z.ZodObject,
  A extends ConsoleAccess,
  R extends string,
> = Omit<CommonSpec<I, O, R>, 'effect'> & {
  access: A;
  /** Its body is multipart/form-data with a file in it; of no other action is one read. */
  takesFile?: true;
};

export type ConsoleDefinition<
  I extends z.ZodObject,
  O extends z.ZodObject,
  A extends ConsoleAccess,
  R extends string,
> = ConsoleSpec<I, O, A, R> & {
  envelope: 'success';
  /** It answers with a file of one of these media types, not with JSON. */
  file?: readonly string[];
};

/** An action of the console. Its wire name is the one that it is exported by. */
export function defineConsoleAction<
  I extends z.ZodObject,
  O extends z.ZodObject,
  const A extends ConsoleAccess,
  const R extends string = never,
>(spec: Written<ConsoleSpec<I, O, A, R>>): ConsoleDefinition<I, O, A, R> {
  return { refusals: [], ...spec, envelope: 'success' };
}

const noOutput = z.object({});

/** An action that answers with a file; what it refuses is JSON, as everywhere. */
export function defineConsoleFile<
  I extends z.ZodObject,
  const A extends ConsoleAccess,
  const R extends string = never,
>(spec: {
  summary: string;
  access: A;
  input: I;
  refusals?: readonly R[];
  file: readonly string[];
  example: z.input<I>;
}): ConsoleDefinition<I, typeof noOutput, A, R> & { file: readonly string[] } {
  const { file, example, ...rest } = spec;
  const action = { ...rest, output: noOutput, example: { input: example, output: {} } };
  return { ...defineConsoleAction(action), file };
}

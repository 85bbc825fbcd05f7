import { z } from 'zod';
import { count } from '#contract/fields.ts';
import type { Permission } from '#domain/operators/permissions.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { limit, nextCursor } from './fields.ts';

/** What the definitions of a list, of its count and of its CSV file have in common. */
export function defineConsoleList<
  const A extends Permission,
  F extends z.ZodRawShape,
  C extends z.ZodType,
  O extends z.ZodRawShape,
>({ access, filters, cursor, rows }: { access: A; filters: F; cursor: C; rows: O }) {
  const filterInput = z.object(filters);
  const listInput = z.object({ ...filters, cursor, limit });
  const output = z.object({ ...rows, next: nextCursor });
  const countOutput = z.object({
    count,
    /** Of each state that the list is shown by, with the other filters. */
    states: z.record(z.string(), count).optional(),
  });
  return {
    list(
      summary: string,
      example: { input: z.input<typeof listInput>; output: z.output<typeof output> },
    ) {
      return defineConsoleAction({ access, summary, input: listInput, output, example });
    },

    /** `counted`: what the summary calls the rows. */
    count(input: z.input<typeof filterInput>, found: number, counted = '') {
      const summary = `How many ${counted && `${counted} `}the same filters find, counted up to 1,001, and in each state where the list has some.`;
      const example = { input, output: { count: found } };
      const action = { access, summary, input: filterInput, output: countOutput, example };
      return defineConsoleAction(action);
    },

    export(summary: string, example: z.input<typeof filterInput>) {
      const file = ['text/csv'];
      const both = [access, 'exports'] as const;
      return defineConsoleFile({ access: both, summary, input: filterInput, file, example });
    },
  };
}

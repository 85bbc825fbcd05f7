import type { z } from 'zod';
import { type InputProblem, patterns } from '#contract/input-problem.ts';

type Issue = z.core.$ZodIssue;
type ProblemOf = { [C in Issue['code']]: (issue: Extract<Issue, { code: C }>) => Problem };
type Problem = InputProblem | undefined;

/** A longer text is a file: its limit in letters would tell nobody anything. */
const longestTyped = 10_000;

/** What a schema found wrong, for saying it in another language. It must have been parsed with `reportInput`. */
export function problemOf(issue: Issue): Problem {
  if (issue.input === undefined) return { reason: 'missing' };
  const find = problems[issue.code] as (issue: Issue) => Problem; // `as`: the one of this very code
  return find(issue);
}

const unnamed = (): Problem => undefined;

/** By zod's own kinds of issues, with their parameters; undefined where a person cannot cause it. */
const problems: ProblemOf = {
  too_small: ({ origin }) => (origin === 'array' ? { reason: 'no-lines' } : { reason: 'missing' }),
  too_big: ({ origin, maximum }) => {
    const max = Number(maximum);
    if (origin === 'array') return { reason: 'too-many-lines', max };
    return max > longestTyped ? undefined : { reason: 'too-long', max };
  },
  invalid_format: ({ format, pattern }) => {
    if (format === 'email') return { reason: 'no-email' };
    if (format === 'base64') return { reason: 'no-file' };
    return Object.values(patterns).find(({ form }) => String(form) === pattern)?.problem;
  },
  invalid_value: () => ({ reason: 'no-choice' }),
  invalid_union: ({ errors }) => {
    const isNumber = errors.flat().some((one) => 'expected' in one && one.expected === 'number');
    return { reason: isNumber ? 'no-number' : 'no-choice' };
  },
  custom: ({ params }) => params as Problem, // `as`: only `numberField` gives params
  invalid_type: unnamed,
  not_multiple_of: unnamed,
  unrecognized_keys: unnamed,
  invalid_key: unnamed,
  invalid_element: unnamed,
};

import type { z } from 'zod';
import { groupDigits } from '#domain/india/indian-formats.ts';

type RawIssue = z.core.$ZodRawIssue;

const typeWords: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
};

const formatWords: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address',
  url: 'must be a web address',
  date: 'must be a day, such as 2026-10-02',
  datetime: 'must be a day and time, such as 2026-10-02T09:00:00Z',
};

/** What the bound counts; a number counts nothing. */
const countedWords: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' entries',
  file: ' bytes',
};

/**
 * What a schema without words of its own finds wrong, to be read after the name of the field:
 * "Opening stock must be at most 10,00,000". Without it zod's own text would reach the screen.
 */
export function plainWords(issue: RawIssue): string {
  if (issue.code === 'too_big') {
    return boundWords(issue.inclusive ? 'at most' : 'below', issue.maximum, issue.origin);
  }
  if (issue.code === 'too_small') {
    return boundWords(issue.inclusive ? 'at least' : 'above', issue.minimum, issue.origin);
  }
  if (issue.code === 'invalid_type') return typeWords[issue.expected] ?? 'is not valid';
  if (issue.code === 'invalid_format') return formatWords[issue.format] ?? 'is not valid';
  if (issue.code === 'not_multiple_of') return `must be a multiple of ${issue.divisor}`;
  if (issue.code === 'unrecognized_keys') return 'has unknown fields';
  if (issue.code === 'invalid_value') return `must be ${choiceWords(issue.values)}`;
  return 'is not valid';
}

function boundWords(how: string, bound: number | bigint | Date, origin: string): string {
  const counted = countedWords[origin] ?? '';
  const verb = origin === 'array' ? 'must have' : 'must be';
  return `${verb} ${how} ${groupDigits(String(bound))}${counted}`;
}

function choiceWords(values: readonly unknown[]): string {
  const choices = values.map((value) => String(value).replaceAll('_', ' '));
  const last = choices.pop() ?? '';
  return choices.length === 0 ? last : `${choices.join(', ')} or ${last}`;
}

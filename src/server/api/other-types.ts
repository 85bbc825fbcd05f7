import type { z } from 'zod';
import { readJson } from './json.ts';

/**
 * Other clients of the contract write some values in another type than ours: a number where a text is
 * asked, null or nothing for what they have not (as browser storage and empty fields say it), and in a
 * form, which has texts alone, a list as JSON. Puts what was meant into `raw`; false where nothing could be.
 */
export function takeOtherTypes(
  raw: unknown,
  issues: readonly z.core.$ZodIssue[],
  blankIsLeftOut: boolean,
): boolean {
  const changes = issues.map((issue) => {
    // A text of its own, such as a key, is never meant to be blank.
    const isText = issue.code === 'too_small' && issue.origin === 'string';
    const isLeftOut = issue.input === null || (blankIsLeftOut && !isText && isBlank(issue.input));
    if (isLeftOut && issue.path.length > 0) {
      put(raw, issue.path, undefined);
      return true;
    }
    const meant = issue.code === 'invalid_type' ? meantBy(issue.input, issue.expected) : undefined;
    if (meant === undefined) return false;
    put(raw, issue.path, meant);
    return true;
  });
  return changes.includes(true);
}

function isBlank(given: unknown): boolean {
  return typeof given === 'string' && given.trim() === '';
}

function meantBy(given: unknown, expected: string): unknown {
  if (expected === 'string' && typeof given === 'number') return String(given);
  if (expected === 'array' && typeof given === 'string' && given.startsWith('[')) {
    return readJson(Buffer.from(given));
  }
  return undefined;
}

function put(root: unknown, path: readonly PropertyKey[], value: unknown): void {
  const holders = path.slice(0, -1);
  // `as`: a schema that found something at this path came through these
  let holder = root as Record<PropertyKey, unknown>;
  for (const step of holders) holder = holder[step] as Record<PropertyKey, unknown>;
  const last = path.at(-1);
  if (last !== undefined) holder[last] = value;
}

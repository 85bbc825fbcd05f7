import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { consoleActionNames, consoleActions } from '#contract/console/index.ts';
import { actionNamed, actionNames } from '#contract/index.ts';
import { isRefusal } from '#contract/refusal.ts';
import { parseInput } from './input.ts';
import { plainWords } from './plain-words.ts';

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { reportInput: true, error: plainWords }).error?.issues[0]?.message;

test.each([
  [z.number().max(1_000_000), 1_234_567, 'must be at most 10,00,000'],
  [z.number().lt(100), 100, 'must be below 100'],
  [z.int().min(0), -1, 'must be at least 0'],
  [z.number().gt(0), 0, 'must be above 0'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.number(), 'x', 'must be a number'],
  [z.string().max(2_000), 'a'.repeat(2_001), 'must be at most 2,000 characters'],
  [z.array(z.int()).max(3), [1, 2, 3, 4], 'must have at most 3 entries'],
  [z.enum(['flat', 'percent']), 'half', 'must be flat or percent'],
  [z.enum(['a4', '80mm']), 'a3', 'must be a4 or 80mm'],
  [z.literal('price'), 'mrp', 'must be price'],
  [z.enum(['out_for_delivery', 'cancelled']), 'x', 'must be out for delivery or cancelled'],
  [z.email(), 'asha', 'must be an e-mail address'],
  [z.string().regex(/^\d+$/), 'x', 'is not valid'],
  [z.strictObject({}), { more: 1 }, 'has unknown fields'],
  [z.union([z.string(), z.int()]), true, 'is not valid'],
  [z.number().multipleOf(5), 3, 'must be a multiple of 5'],
  [z.string('must be a name'), 1, 'must be a name'],
])('%#: %j is refused with words that follow the name of the field', (schema, value, words) => {
  expect(wordsFor(schema, value)).toBe(words);
});

const typed: unknown[] = [
  ...[undefined, null, '', ' ', 'x', '12345678', 'a'.repeat(120_000), true],
  ...[-1, 0, 1.5, 1_234_567, 1e12, Number.NaN],
  ...[[], [null], [[]], [{}], Array(1_001).fill(1), {}, { more: 1 }],
];

/** Every message that an action has about any of these values in any of its fields. */
function messagesOf(input: z.ZodObject): string[] {
  const inputs = Object.keys(input.shape).flatMap((field) =>
    typed.map((value) => ({ [field]: value })),
  );
  const messages = [{}, null, ...inputs].flatMap((raw) => {
    try {
      parseInput({ input }, raw);
      return [];
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return [error.message, ...Object.values(error.extra.fields ?? {}).map(String)];
    }
  });
  return [...new Set(messages)];
}

describe.each([
  ...actionNames.map((name) => [name, actionNamed(name).input] as const),
  ...consoleActionNames.map((name) => [`console ${name}`, consoleActions[name].input] as const),
])('%s', (_name, input) => {
  const messages = messagesOf(input as z.ZodObject); // `as`: every input is an object

  test('never answers in the words of the validator', () => {
    const raw = messages.filter((message) =>
      /expected|received|Invalid|Too (?:big|small)|Unrecognized/.test(message),
    );
    expect(raw).toEqual([]);
  });

  test('never answers in the words of the wire', () => {
    // snake_case, camelCase, a path, a bound that only the database has, or a quoted value
    const wire = /[a-z\d]_\w|\p{Ll}\p{Lu}|[a-z]\.\w|2,14,74,83,647|['"`]/u;
    const short =
      /Maxqty|Set qty|Gstin|\bIds\b|^[\w ]+ hi |NUL|TOTP|Sub subc|(?:IDs|nits|ords) is /;
    expect(messages.filter((message) => wire.test(message) || short.test(message))).toEqual([]);
  });
});

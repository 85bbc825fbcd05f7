import type { z } from 'zod';
import type { Action } from '#contract/index.ts';
import { problemParams } from '#contract/input-problem.ts';
import { Refusal } from '#contract/refusal.ts';
import { paramsOf } from './input-problem-of.ts';
import { maxDepth, maxFields } from './limits.ts';
import { plainWords } from './plain-words.ts';

/** As many as the largest form has. */
const maxShownFields = 50;

const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/** A query or a form as an object without a prototype; the same name twice is refused. */
export function readQuery(search: string): Record<string, unknown> {
  refuseManyFields(search);
  const input: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
    refusePoison(name, name);
    if (name in input) throw new Refusal('bad-input', `${shown(name)}: is given more than once`);
    input[name] = value;
  }
  return input;
}

function refuseManyFields(search: string): void {
  let fields = 1;
  for (let at = search.indexOf('&'); at >= 0; at = search.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > maxFields) throw new Refusal('bad-input', 'body: has too many fields');
  }
}

/** Parses what came over the wire with the action's schema; the message names the field,
 * and with `tellsFields` the refusal carries the problem of each. */
export function parseInput(
  action: Pick<Action, 'input'>,
  raw: unknown,
  tellsFields = false,
): unknown {
  refuseBadValues(raw, '', 0);
  const parsed = action.input.safeParse(raw, { reportInput: true, error: plainWords });
  if (parsed.success) return parsed.data;
  const problems = problemsOf(parsed.error);
  const [[field, message] = ['body', 'is not valid']] = problems;
  const fields = Object.fromEntries(problems.slice(0, maxShownFields));
  const params = paramsOf(parsed.error.issues[0]);
  throw new Refusal('bad-input', `${field}: ${message}`, tellsFields ? { fields } : {}, params);
}

/** What is wrong, field by field, the first problem of each. */
function problemsOf({ issues }: z.core.$ZodError): [field: string, message: string][] {
  const found = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = shown(path.join('.'));
    if (!found.has(field)) found.set(field, message);
  }
  return [...found];
}

/** NUL and halves of characters (lone surrogates) cannot be stored, and keys like __proto__ are never meant. */
function refuseBadValues(value: unknown, path: string, depth: number): void {
  if (depth > maxDepth) throw new Refusal('bad-input', `${shown(path)}: is nested too deeply`);
  if (typeof value === 'string') {
    refuseUnstorable(value, path);
    return;
  }
  // The bytes of a file are not looked at one by one.
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return;
  for (const [key, item] of Object.entries(value)) {
    const inner = path === '' ? key : `${path}.${key}`;
    refusePoison(key, inner);
    refuseBadValues(item, inner, depth + 1);
  }
}

function refusePoison(key: string, path: string): void {
  if (poisonous.has(key)) throw new Refusal('bad-input', `${shown(path)}: is not allowed`);
  refuseUnstorable(key, path);
}

function refuseUnstorable(text: string, path: string): void {
  if (text.includes('\0')) throw unstorable(path, 'a NUL character');
  if (!text.isWellFormed()) throw unstorable(path, 'half a character');
}

function unstorable(path: string, what: string): Refusal {
  const params = problemParams(path, { reason: 'unstorable' });
  return new Refusal('bad-input', `${shown(path)}: must not contain ${what}`, {}, params);
}

/** A field's name for a message: short, and without control characters. */
function shown(field: string): string {
  const text = field.toWellFormed();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u001f]/g, '?').slice(0, 60) || 'body';
}

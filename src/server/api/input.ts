import type { z } from 'zod';
import type { Action } from '#contract/index.ts';
import type { Refusal } from '#contract/refusal.ts';
import { badField, badFields } from '#server/messages/bad-input.ts';
import { problemOf } from './input-problem-of.ts';
import { maxDepth, maxFields } from './limits.ts';
import { takeOtherTypes } from './other-types.ts';
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
    if (name in input) throw badField(shown(name), 'is given more than once');
    input[name] = value;
  }
  return input;
}

function refuseManyFields(search: string): void {
  let fields = 1;
  for (let at = search.indexOf('&'); at >= 0; at = search.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > maxFields) throw badField('body', 'has too many fields');
  }
}

/** Parses what came over the wire with the action's schema. `blankIsLeftOut`: where a blank text is none of its values. */
export function parseInput(
  { input }: Pick<Action, 'input'>,
  raw: unknown,
  blankIsLeftOut = true,
): unknown {
  refuseBadValues(raw, '', 0);
  const parsed = parse(input, raw);
  if (parsed.success) return parsed.data;
  if (!takeOtherTypes(raw, parsed.error.issues, blankIsLeftOut)) throw refusalOf(parsed.error);
  refuseBadValues(raw, '', 0);
  const again = parse(input, raw);
  if (again.success) return again.data;
  throw refusalOf(again.error);
}

function parse(input: z.ZodType, raw: unknown) {
  return input.safeParse(raw, { reportInput: true, error: plainWords });
}

/** What is wrong, field by field, the first problem of each. */
function refusalOf({ issues }: z.core.$ZodError): Refusal {
  const found = new Map<string, string>();
  for (const issue of issues) {
    const field = shown(issue.path.join('.'));
    const words = issue.input === undefined ? 'is required' : issue.message;
    if (!found.has(field)) found.set(field, words);
  }
  const fields = Object.fromEntries([...found].slice(0, maxShownFields));
  return badFields(fields, issues[0] && problemOf(issues[0]));
}

/** NUL and halves of characters (lone surrogates) cannot be stored, and keys like __proto__ are never meant. */
function refuseBadValues(value: unknown, path: string, depth: number): void {
  if (depth > maxDepth) throw badField(shown(path), 'is nested too deeply');
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
  if (poisonous.has(key)) throw badField(shown(path), 'is not allowed');
  refuseUnstorable(key, path);
}

function refuseUnstorable(text: string, path: string): void {
  if (text.includes('\0')) throw unstorable(path);
  if (!text.isWellFormed()) throw unstorable(path);
}

function unstorable(path: string): Refusal {
  const words = 'has a character that cannot be saved: please type it again';
  return badField(shown(path), words, { reason: 'unstorable' });
}

/** A field's path for an answer: short, and without control characters. */
function shown(field: string): string {
  const text = field.toWellFormed();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u001f]/g, '?').slice(0, 60) || 'body';
}

import type { RefusalParams } from './refusal.ts';

/** What is wrong with a field, for saying it in another language; its English words are the schema's. */
export type InputProblem =
  | { reason: 'missing' }
  | { reason: 'unstorable' }
  | { reason: 'too-long'; max: number }
  | { reason: 'no-lines' }
  | { reason: 'too-many-lines'; max: number }
  | { reason: 'no-choice' }
  | { reason: 'no-number' }
  | { reason: 'out-of-range'; min: number; max: number }
  | { reason: 'no-amount' }
  | { reason: 'amount-too-high'; most: string }
  | { reason: 'no-packs' }
  | { reason: 'no-such-pack' }
  | { reason: 'other-pack-size'; size: number }
  | { reason: 'no-email' }
  | { reason: 'no-phone' }
  | { reason: 'no-pin' }
  | { reason: 'no-file' }
  | { reason: 'only-with-delivery' };

/** The English words of a problem, and what they say. */
export type ExplainedProblem = { message: string; problem: InputProblem };

/** The params of a 'bad-input' refusal: `line` counts from 1, where the field is one of a list. */
export function problemParams(field: string, problem?: InputProblem, line?: number): RefusalParams {
  return { ...problem, field, line };
}

/** The texts that have a form of their own, and what is wrong with those that have another. */
export const patterns = {
  phone: { form: /^[6-9]\d{9}$/, problem: { reason: 'no-phone' } },
  pin: { form: /^\d{6}$/, problem: { reason: 'no-pin' } },
} as const satisfies Record<string, { form: RegExp; problem: InputProblem }>;

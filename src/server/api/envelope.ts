import type { Envelope } from '#contract/define.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { Language } from '#domain/india/language.ts';
import { refusalMessage } from '#server/messages/refusal-message.ts';

export function successBody(envelope: Envelope, output: object): string {
  const flag = envelope === 'status' ? { status: 'success' } : { success: true };
  return JSON.stringify({ ...flag, ...output });
}

/** Where the action is unknown so is its envelope: then both flags are given. */
export function refusalBody(
  envelope: Envelope | 'both',
  refusal: Refusal,
  language: Language,
): string {
  return JSON.stringify({
    ...(envelope === 'success' ? {} : { status: 'error' }),
    ...(envelope === 'status' ? {} : { success: false }),
    ...refusal.extra,
    message: refusalMessage(language, refusal),
    code: refusal.code,
  });
}

import type { Envelope } from '#contract/define.ts';
import type { Refusal } from '#contract/refusal.ts';

export function successBody(envelope: Envelope, output: object): string {
  const flag = envelope === 'status' ? { status: 'success' } : { success: true };
  return JSON.stringify({ ...flag, ...output });
}

/** Where the action is unknown so is its envelope: then both flags are given. */
export function refusalBody(envelope: Envelope | 'both', refusal: Refusal): string {
  return JSON.stringify({
    ...(envelope === 'success' ? {} : { status: 'error' }),
    ...(envelope === 'status' ? {} : { success: false }),
    ...refusal.extra,
    message: refusal.message,
    code: refusal.code,
  });
}

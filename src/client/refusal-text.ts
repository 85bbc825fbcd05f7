import { isRefusal } from '#contract/refusal.ts';

/**
 * Spec §8: what a screen says of a call that failed. The server's own words; `silent` where it
 * refused without any, `unreachable` where it gave no answer.
 */
export function refusalText(error: unknown, silent: string, unreachable: string): string {
  if (!isRefusal(error) || error.code === 'unreachable') return unreachable;
  return error.message || silent;
}

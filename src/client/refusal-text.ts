import { isRefusal, type Refusal } from '#contract/refusal.ts';
import { unclearCode } from './api-call.ts';

/**
 * Spec §8: what a screen says of a call that failed. The server's own words; `silent` where it
 * refused without any, `unreachable` where it gave no answer.
 */
export function refusalText(error: unknown, silent: string, unreachable: string): string {
  if (!isRefusal(error) || error.code === 'unreachable') return unreachable;
  return error.message || silent;
}

/** The server decided: no fault, and an answer that could be read. */
export function isDecision(error: unknown): error is Refusal {
  if (!isRefusal(error) || error.httpStatus !== 200) return false;
  return error.code !== 'unreachable' && error.code !== unclearCode;
}

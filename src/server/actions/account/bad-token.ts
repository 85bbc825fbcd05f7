import type { Refusal } from '#contract/refusal.ts';
import type { Refuse } from '#contract/refuse.ts';

/** Of a link that was used, is too old, or never was one: nobody is told which. */
export function badToken(refuse: Refuse<'bad-token'>): Refusal {
  return refuse('bad-token', 'This link is no longer valid. Please ask for a new one.');
}

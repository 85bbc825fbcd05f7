import { Refusal } from '#contract/refusal.ts';

/** Stands in the registry for an action whose part of the shop is still being built. */
export function notBuilt(): never {
  throw new Refusal('not-built', 'This is not available yet.');
}

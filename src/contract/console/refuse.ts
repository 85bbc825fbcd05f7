import { Refusal } from '#contract/refusal.ts';
import type { Refuse } from '#contract/refuse.ts';
import type { ConsoleActionName, ConsoleRefusalCode } from './index.ts';

/** The refusals of one action of the console: a code that it does not declare does not compile. */
export function consoleRefusalsOf<N extends ConsoleActionName>(
  _name: N,
): Refuse<ConsoleRefusalCode<N>> {
  return Refusal.withCode;
}

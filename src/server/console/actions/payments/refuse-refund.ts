import { Refusal } from '#contract/refusal.ts';
import type { OperatorContext } from '#server/console/context.ts';

/** Money back is a right of its own. */
export function refuseRefund(operator: OperatorContext['operator'], amount: number): void {
  if (amount < 0 && !operator.may('refunds')) {
    throw new Refusal('not-allowed', 'Your role may not give money back.');
  }
}

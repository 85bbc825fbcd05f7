import type { ActionName, RefusalCode } from './index.ts';
import { type ProtocolCode, Refusal, type RefusalParams } from './refusal.ts';

/**
 * Makes the refusals that an action throws. A rule that several actions share takes one with the
 * codes it gives, so that an action which does not declare them cannot call it.
 */
export type Refuse<Code extends string> = (
  code: Code | ProtocolCode,
  message: string,
  extra?: Record<string, unknown>,
  params?: RefusalParams,
) => Refusal;

/** The refusals of one action: a code that its definition does not declare does not compile. */
export function refusalsOf<N extends ActionName>(_name: N): Refuse<RefusalCode<N>> {
  return Refusal.withCode;
}

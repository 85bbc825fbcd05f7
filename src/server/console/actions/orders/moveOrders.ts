import type { ConsoleOutput } from '#contract/console/index.ts';
import type { MendWire } from '#contract/console/mend.ts';
import { isRefusal } from '#contract/refusal.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { moveOne, requireMoveTo } from './move.ts';

/** One after another, each on its own: what one is refused does not stop the others. */
export const moveOrders: ConsoleHandler<'moveOrders'> = async (context, { ids, to }) => {
  requireMoveTo(to, context.operator);
  const answer: ConsoleOutput<'moveOrders'> = { moved: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await moveOne(context, { id, to, reason: '' });
      answer.moved.push(id);
    } catch (error) {
      if (!isRefusal(error)) throw error; // a fault, which dispatch answers
      const { code, message, extra } = error;
      const mend = (extra.mend ?? null) as MendWire; // `as`: of an InvoiceFault, nobody else names one
      answer.refused.push({ id, code, message, mend });
    }
  }
  return answer;
};

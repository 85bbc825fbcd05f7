import type { ConsoleOutput } from '#contract/console/index.ts';
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
      answer.refused.push({ id, code: error.code, message: error.message });
    }
  }
  return answer;
};

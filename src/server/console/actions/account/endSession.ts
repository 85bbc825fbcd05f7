import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { deleteOperatorSession } from '#server/queries/operators/operator-sessions.ts';

const refuse = consoleRefusalsOf('endSession');

export const endSession: ConsoleHandler<'endSession'> = async ({ db, operator, audit }, { id }) => {
  await db.transaction(async (tx) => {
    const ended = await deleteOperatorSession(tx, { id, operatorId: operator.id });
    if (!ended) throw refuse('not-found', 'This session has ended already.');
    await audit(tx, `operator ${operator.id}`, { after: { session_ended: id } });
  });
  return { message: 'That device is signed out.' };
};

import { endOperatorSession } from '#server/auth/operator-session.ts';
import type { ConsoleHandler } from '#server/console/context.ts';

export const signOut: ConsoleHandler<'signOut'> = async ({ db, operator, caller, audit }) => {
  if (operator) {
    await db.transaction(async (tx) => {
      await endOperatorSession(tx, operator);
      await audit(tx, `operator ${operator.id}`, { after: { signed_in: false } });
    });
  }
  caller.endSession();
  return { message: 'You are signed out.' };
};

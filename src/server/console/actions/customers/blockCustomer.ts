import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { deleteSessions } from '#server/queries/account/sessions.ts';
import { lockCustomer, updateCustomer } from '#server/queries/customers/console-customers.ts';

const refuse = consoleRefusalsOf('blockCustomer');

/** A blocked customer's sessions end at once, open pages included, and no new one starts. */
export const blockCustomer: ConsoleHandler<'blockCustomer'> = ({ db, audit }, { id, blocked }) =>
  db.transaction(async (tx) => {
    const before = await lockCustomer(tx, id);
    if (!before || before.forgottenAt) throw refuse('not-found', 'There is no such customer.');
    await updateCustomer(tx, id, { blockedAt: blocked ? new Date() : null });
    if (blocked) await deleteSessions(tx, id);
    await audit(tx, `customer ${id}`, {
      before: { blocked: before.blockedAt !== null },
      after: { blocked },
    });
    return { id, blocked };
  });

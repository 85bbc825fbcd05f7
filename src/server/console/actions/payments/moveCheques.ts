import { mayChequeBecome } from '#domain/payments/receipts.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { lockCheques, setChequeState } from '#server/queries/payments/receipts.ts';

/** What has bounced or cleared meanwhile is left as it is, and named. */
export const moveCheques: ConsoleHandler<'moveCheques'> = ({ db, audit }, { ids, to }) =>
  db.transaction(async (tx) => {
    const cheques = await lockCheques(tx, ids);
    const fit = cheques.filter(
      ({ chequeState }) => chequeState && mayChequeBecome(chequeState, to),
    );
    const moved = fit.map(({ id }) => id);
    if (moved.length > 0) await setChequeState(tx, moved, to);
    for (const { customerId, number, chequeState } of fit) {
      await audit(tx, `customer ${customerId}`, {
        before: { cheque: number, state: chequeState },
        after: { state: to },
      });
    }
    return { moved, refused: ids.filter((id) => !moved.includes(id)) };
  });

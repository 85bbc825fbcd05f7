import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { orderPath } from '#domain/notifications/page-paths.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { keepAttempt } from '#server/queries/orders/change-order.ts';
import { lockTheirOrder } from './own-orders.ts';

const refuse = consoleRefusalsOf('noteAttempt');

/** The order stays on its way; the customer reads why it did not come. */
export const noteAttempt: ConsoleHandler<'noteAttempt'> = ({ db, operator, audit }, input) =>
  db.transaction(async (tx) => {
    const { id, reason, reason_hi: reasonHi } = input;
    const order = await lockTheirOrder(tx, operator, id);
    if (order.status !== 'out_for_delivery' || order.deliveryType === 'pickup') {
      throw refuse('wrong-status', 'Only what is out for delivery can fail to be delivered.', {
        status: order.status,
      });
    }
    await keepAttempt(tx, id, { actor: { kind: 'operator', id: operator.id }, reason, reasonHi });
    await notify(tx, [
      {
        customerId: order.customerId,
        news: { kind: 'delivery-tried', orderId: id, reason, reasonHi },
        path: orderPath(id),
      },
    ]);
    await audit(tx, `order ${id}`, { after: { not_delivered: reason } });
    return { message: 'The attempt is noted, and the customer knows why.' };
  });

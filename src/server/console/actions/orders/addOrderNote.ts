import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findAnyOrder, insertNote } from '#server/queries/orders/console-orders.ts';

export const addOrderNote: ConsoleHandler<'addOrderNote'> = ({ db, operator, audit }, input) =>
  db.transaction(async (tx) => {
    const order = existing(await findAnyOrder(tx, input.id), 'order');
    await insertNote(tx, { orderId: order.id, operatorId: operator.id, text: input.text });
    await audit(tx, `order ${order.id}`, { after: { note: input.text } });
    return { message: 'The note is kept.' };
  });

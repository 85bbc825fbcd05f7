import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { findAnyOrder, insertNote } from '#server/queries/orders/console-orders.ts';

const refuse = consoleRefusalsOf('addOrderNote');

export const addOrderNote: ConsoleHandler<'addOrderNote'> = ({ db, operator, audit }, input) =>
  db.transaction(async (tx) => {
    const order = await findAnyOrder(tx, input.id);
    if (!order) throw refuse('not-found', 'There is no such order.');
    await insertNote(tx, { orderId: order.id, operatorId: operator.id, text: input.text });
    await audit(tx, `order ${order.id}`, { after: { note: input.text } });
    return { message: 'The note is kept.' };
  });

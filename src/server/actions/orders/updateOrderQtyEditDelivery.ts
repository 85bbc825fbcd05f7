import { refusalsOf } from '#contract/refuse.ts';
import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { holdCredit } from '#server/queries/customers/credit.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';
import { editOrder } from './edit-order.ts';
import { totalsWire } from './totals-wire.ts';

const refuse = refusalsOf('updateOrderQtyEditDelivery');

export const updateOrderQtyEditDelivery: Handler<'updateOrderQtyEditDelivery'> = (
  { db, customer },
  { id, version, updatedCart },
) =>
  db.transaction(async (tx) => {
    await holdCredit(tx, id);
    const order = await lockOrder(tx, id, customer.id);
    if (!order) throw notFound('order');
    const totals = await editOrder(refuse, tx, order, {
      version,
      lines: updatedCart.map((item) => ({ lineId: item.id, packs: item.variant_qty })),
      actor: { kind: 'customer', id: customer.id },
    });
    return { message: 'Order updated!', totals: totalsWire(totals) };
  });

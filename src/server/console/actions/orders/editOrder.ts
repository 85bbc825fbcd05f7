import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { orderPath } from '#domain/notifications/page-paths.ts';
import { editOrder as changePacks } from '#server/actions/orders/edit-order.ts';
import { totalsWire } from '#server/actions/orders/totals-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { holdCredit } from '#server/queries/customers/credit.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';

const refuse = consoleRefusalsOf('editOrder');

/** The same rules as the customer's own edit; the customer is told. */
export const editOrder: ConsoleHandler<'editOrder'> = ({ db, operator, audit }, input) =>
  db.transaction(async (tx) => {
    await holdCredit(tx, input.id);
    const order = existing(await lockOrder(tx, input.id), 'order');
    const totals = await changePacks(refuse, tx, order, {
      version: input.version,
      lines: input.lines.map((line) => ({ lineId: line.id, packs: line.variant_qty })),
      add: (input.add ?? []).map((line) => ({
        ...{ productId: line.product_id, slot: line.slot, packs: line.packs },
      })),
      actor: { kind: 'operator', id: operator.id },
    });
    const { id: orderId, customerId } = order;
    const { totalToPayPaise } = totals;
    const news = { kind: 'order-edited', orderId, totalToPayPaise } as const;
    await notify(tx, [{ customerId, news, path: orderPath(orderId) }]);
    const after = totalsWire(totals);
    await audit(tx, `order ${order.id}`, {
      before: { total_to_pay: totalsWire(order).total_to_pay },
      after: {
        total_to_pay: after.total_to_pay,
        lines: input.lines,
        ...(input.add ? { add: input.add } : {}),
      },
    });
    return { totals: after };
  });

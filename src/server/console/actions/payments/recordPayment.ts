import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { formatPaise, paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { orderPath } from '#domain/notifications/page-paths.ts';
import { duePaise } from '#domain/payments/payments.ts';
import { giveBackOfOrder } from '#server/actions/payments/give-back.ts';
import { keyReused, takeMoney } from '#server/actions/payments/take-money.ts';
import { moneyOf } from '#server/console/actions/orders/order-wire.ts';
import { lockTheirOrder } from '#server/console/actions/orders/own-orders.ts';
import { paymentWire } from '#server/console/actions/orders/payment-wire.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import type { Db } from '#server/db/connect.ts';
import { lockAccount } from '#server/queries/ledger/accounts.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { type LockedOrder, lockOrder } from '#server/queries/orders/change-order.ts';
import { findAnyOrder } from '#server/queries/orders/console-orders.ts';
import { findPaymentOf } from '#server/queries/payments/payments.ts';
import { findReceiptByKey, type ReceiptRow } from '#server/queries/payments/receipts.ts';
import { refuseRefund } from './refuse-refund.ts';

const refuse = consoleRefusalsOf('recordPayment');

type Input = ParsedConsoleInput<'recordPayment'>;

/** A receipt of the order's customer that pays this order alone; the account is held, and the order. */
export const recordPayment: ConsoleHandler<'recordPayment'> = (context, input) =>
  context.db.transaction(async (tx) => {
    refuseRefund(context.operator, input.amount);
    const { customerId } = existing(await findAnyOrder(tx, input.order_id), 'order');
    await lockAccount(tx, customerId);
    const order = await lockTheirOrder(tx, context.operator, input.order_id);
    const key = `payment ${input.idempotency_key}`;
    const known = await findReceiptByKey(tx, key);
    if (known) return answer(tx, known, input);
    const amountPaise = rupeesToPaise(input.amount);
    if (amountPaise === 0) throw refuse('nothing', 'Please enter an amount.');
    const receipt = await keep(context, tx, order, { ...input, amountPaise, key });
    const after = existing(await lockOrder(tx, order.id), 'order');
    const paid = await findPaymentOf(tx, { receiptId: receipt.id, orderId: order.id });
    await notify(tx, [
      {
        customerId,
        news: { kind: 'payment', orderId: order.id, amountPaise, duePaise: duePaise(after) },
        path: orderPath(order.id),
      },
    ]);
    await context.audit(tx, `order ${order.id}`, {
      before: { paid: paiseToRupees(order.paidPaise) },
      after: {
        ...{ paid: paiseToRupees(after.paidPaise), payment: paid?.payment.id },
        receipt: receipt.number,
        ...{ amount: input.amount, method: input.method },
        ...{ reference: input.reference, reason: input.reason },
      },
    });
    return answer(tx, receipt, input);
  });

async function keep(
  { operator }: Pick<OperatorContext, 'operator'>,
  tx: Db,
  order: LockedOrder,
  { amountPaise, key, method, reference, reason }: Input & { amountPaise: number; key: string },
): Promise<ReceiptRow> {
  const facts = {
    ...{ customerId: order.customerId, method, amountPaise, reference, reason },
    ...{ operatorId: operator.id, idempotencyKey: key },
  };
  if (amountPaise < 0) {
    if (reason === '') throw refuse('reason-missing', 'Please say why money is given back.');
    return giveBackOfOrder(refuse, tx, order, { ...facts, kind: 'refund' });
  }
  refuseMoreThanDue(order, amountPaise);
  const chequeState = method === 'cheque' ? ('held' as const) : null;
  const wanted = [{ kind: 'order' as const, id: order.id, amountPaise }];
  return (await takeMoney(refuse, tx, { ...facts, kind: 'receipt', chequeState }, wanted)).receipt;
}

function refuseMoreThanDue(order: LockedOrder, amountPaise: number): void {
  const due = duePaise(order);
  if (amountPaise <= due) return;
  const nothingDue =
    order.status === 'cancelled'
      ? 'This order is cancelled: nothing is due.'
      : 'This order is already paid in full.';
  throw refuse('more-than-due', due === 0 ? nothingDue : `Only ${formatPaise(due)} is due.`);
}

/** Of a retry after a lost answer too: the receipt that the key has kept. */
async function answer(tx: Db, receipt: ReceiptRow, input: Input) {
  const row = await findPaymentOf(tx, { receiptId: receipt.id, orderId: input.order_id });
  const same =
    receipt.amountPaise === rupeesToPaise(input.amount) &&
    receipt.method === input.method &&
    receipt.reference === input.reference &&
    receipt.reason === input.reason;
  if (!row || !same) throw keyReused(refuse);
  const order = existing(await findAnyOrder(tx, input.order_id), 'order');
  const { paid, due } = moneyOf(order);
  return { payment: paymentWire(row), status: order.status, paid, due };
}

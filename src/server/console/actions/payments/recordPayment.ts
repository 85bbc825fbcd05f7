import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { Refusal } from '#contract/refusal.ts';
import { formatPaise, paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { orderPath } from '#domain/notifications/page-paths.ts';
import { duePaise, givablePaise, paymentRefused } from '#domain/payments/payments.ts';
import { settleOrder } from '#server/actions/orders/settle-order.ts';
import { moneyOf } from '#server/console/actions/orders/order-wire.ts';
import { lockTheirOrder } from '#server/console/actions/orders/own-orders.ts';
import { paymentWire } from '#server/console/actions/orders/payment-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import type { LockedOrder } from '#server/queries/orders/change-order.ts';
import {
  findPaymentByKey,
  insertPayment,
  type PaymentRow,
} from '#server/queries/payments/payments.ts';

const refuse = consoleRefusalsOf('recordPayment');

type Input = ParsedConsoleInput<'recordPayment'>;

/** The order is held, so that two payments at once never come to more than is due. */
export const recordPayment: ConsoleHandler<'recordPayment'> = ({ db, operator, audit }, input) =>
  db.transaction(async (tx) => {
    if (input.amount < 0 && !operator.may('refunds')) {
      throw new Refusal('not-allowed', 'Your role may not give money back.');
    }
    const order = await lockTheirOrder(tx, operator, input.order_id);
    const known = await findPaymentByKey(tx, input.idempotency_key);
    if (known) return answer(samePayment(known.payment, input), order, known.operatorName);
    const amountPaise = rupeesToPaise(input.amount);
    refusePayment(order, amountPaise, input.reason);
    const payment = await insertPayment(tx, {
      orderId: order.id,
      amountPaise,
      method: input.method,
      reference: input.reference,
      reason: input.reason,
      operatorId: operator.id,
      idempotencyKey: input.idempotency_key,
    });
    if (!payment) throw keyReused();
    const paid = { ...order, paidPaise: order.paidPaise + amountPaise };
    await notify(tx, [
      {
        customerId: order.customerId,
        news: { kind: 'payment', orderId: order.id, amountPaise, duePaise: duePaise(paid) },
        path: orderPath(order.id),
      },
    ]);
    const status = await settleOrder(tx, paid, { kind: 'operator', id: operator.id });
    await audit(tx, `order ${order.id}`, {
      before: { paid: paiseToRupees(order.paidPaise) },
      after: {
        paid: paiseToRupees(paid.paidPaise),
        payment: payment.id,
        amount: input.amount,
        method: input.method,
        reference: input.reference,
        reason: input.reason,
      },
    });
    return answer(payment, { ...paid, status }, operator.name);
  });

function refusePayment(order: LockedOrder, amountPaise: number, reason: string): void {
  if (amountPaise === 0) throw refuse('nothing', 'Please enter an amount.');
  const due = duePaise(order);
  const nothingDue =
    order.status === 'cancelled'
      ? 'This order is cancelled: nothing is due.'
      : 'This order is already paid in full.';
  const messages = {
    'more-than-due': due === 0 ? nothingDue : `Only ${formatPaise(due)} is due.`,
    'more-than-paid':
      givablePaise(order) === 0
        ? 'Nothing is left to give back.'
        : `At most ${formatPaise(givablePaise(order))} can be given back.`,
    'reason-missing': 'Please say why money is given back.',
  };
  const refused = paymentRefused(order, amountPaise, reason);
  if (refused) throw refuse(refused, messages[refused]);
}

/** A retry after a lost answer: the payment that the key has kept. */
function samePayment(known: PaymentRow, input: Input): PaymentRow {
  const same =
    known.orderId === input.order_id &&
    known.amountPaise === rupeesToPaise(input.amount) &&
    known.method === input.method &&
    known.reference === input.reference &&
    known.reason === input.reason;
  if (!same) throw keyReused();
  return known;
}

function keyReused() {
  return refuse(
    'key-reused',
    'Your first try was recorded after all. Please look at the payments before you try again.',
  );
}

function answer(payment: PaymentRow, order: LockedOrder, operatorName: string | null) {
  const { paid, due } = moneyOf(order);
  return { payment: paymentWire({ payment, operatorName }), status: order.status, paid, due };
}

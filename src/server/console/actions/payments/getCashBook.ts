import { dayAfter, dayInIndia, startOfDay } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { paymentMethods } from '#domain/payments/payments.ts';
import { paymentWire } from '#server/console/actions/orders/payment-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readPaymentsBetween, sumPaymentsBetween } from '#server/queries/payments/payments.ts';

export const getCashBook: ConsoleHandler<'getCashBook'> = async ({ db }, input) => {
  const day = input.day ?? dayInIndia(new Date().toISOString());
  const range = [startOfDay(day), startOfDay(dayAfter(day))] as const;
  // One snapshot, so that list and sums tell of the same payments.
  const { rows, sums } = await db.transaction(
    async (tx) => ({
      rows: await readPaymentsBetween(tx, ...range),
      sums: await sumPaymentsBetween(tx, ...range),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const paiseOf = (some: typeof sums) => some.reduce((sum, one) => sum + one.amountPaise, 0);
  return {
    day,
    payments: rows.map(({ orderId, operatorName, firmName, createdAt, ...row }) => ({
      ...paymentWire({ payment: { ...row, createdAt: new Date(createdAt) }, operatorName }),
      order_id: orderId,
      firm_name: firmName,
    })),
    count: sums.reduce((sum, one) => sum + one.count, 0),
    sums: paymentMethods.map((method) => ({
      method,
      amount: paiseToRupees(paiseOf(sums.filter((one) => one.method === method))),
    })),
    total: paiseToRupees(paiseOf(sums)),
  };
};

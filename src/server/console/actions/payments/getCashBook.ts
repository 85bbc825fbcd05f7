import { wireFields } from '#contract/wire-fields.ts';
import { dayAfter, dayInIndia, startOfDay } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { paymentMethods } from '#domain/payments/payments.ts';
import { paymentWire } from '#server/console/actions/orders/payment-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readReceiptsBetween, sumReceiptsBetween } from '#server/queries/payments/payments.ts';

export const getCashBook: ConsoleHandler<'getCashBook'> = async ({ db }, input) => {
  const day = input.day ?? dayInIndia(new Date().toISOString());
  const range = [startOfDay(day), startOfDay(dayAfter(day))] as const;
  // One snapshot, so that list and sums tell of the same payments.
  const { rows, sums } = await db.transaction(
    async (tx) => ({
      rows: await readReceiptsBetween(tx, ...range),
      sums: await sumReceiptsBetween(tx, ...range),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const paiseOf = (some: typeof sums) => some.reduce((sum, one) => sum + one.amountPaise, 0);
  return {
    day,
    payments: rows.map(({ orderId, operatorName, createdAt, ...row }) => ({
      ...paymentWire({ payment: { ...row, createdAt: new Date(createdAt) }, operatorName }),
      ...wireFields(row, ['number', 'customerId', 'firmName']),
      order_id: orderId,
    })),
    count: sums.reduce((sum, one) => sum + one.count, 0),
    sums: paymentMethods.map((method) => ({
      method,
      amount: paiseToRupees(paiseOf(sums.filter((one) => one.method === method))),
    })),
    total: paiseToRupees(paiseOf(sums)),
  };
};

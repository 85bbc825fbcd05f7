import { dayAfter, dayInIndia, startOfDay } from '#domain/indian-time.ts';
import { paiseToRupees } from '#domain/money.ts';
import { paymentMethods } from '#domain/payments.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readPaymentsBetween } from '#server/queries/payments.ts';
import { paymentWire } from './payment-wire.ts';

export const getCashBook: ConsoleHandler<'getCashBook'> = async ({ db }, input) => {
  const day = input.day ?? dayInIndia(new Date().toISOString());
  const rows = await readPaymentsBetween(db, startOfDay(day), startOfDay(dayAfter(day)));
  const sumOf = (some: typeof rows) =>
    paiseToRupees(some.reduce((sum, row) => sum + row.payment.amountPaise, 0));
  return {
    day,
    payments: rows.map((row) => ({
      ...paymentWire(row),
      order_id: row.payment.orderId,
      firm_name: row.firmName,
    })),
    sums: paymentMethods.map((method) => ({
      method,
      amount: sumOf(rows.filter((row) => row.payment.method === method)),
    })),
    total: sumOf(rows),
  };
};

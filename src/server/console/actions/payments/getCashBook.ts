import { wireFields } from '#contract/wire-fields.ts';
import { dayAfter, dayInIndia, startOfDay } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { paymentMethods } from '#domain/payments/payments.ts';
import { paymentWire } from '#server/console/actions/orders/payment-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readReceiptsBetween, sumReceiptsBetween } from '#server/queries/payments/payments.ts';

type Sums = Awaited<ReturnType<typeof sumReceiptsBetween>>;

export const getCashBook: ConsoleHandler<'getCashBook'> = async ({ db }, input) => {
  const { operator_id: operatorId } = input;
  const day = input.day ?? dayInIndia(new Date().toISOString());
  const range = { from: startOfDay(day), until: startOfDay(dayAfter(day)), operatorId };
  // One snapshot, so that list and sums tell of the same payments.
  const { rows, all } = await db.transaction(
    async (tx) => ({
      rows: await readReceiptsBetween(tx, range),
      all: await sumReceiptsBetween(tx, range),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const asked = all.filter((one) => operatorId === undefined || one.operatorId === operatorId);
  return {
    day,
    payments: rows.map(({ orderId, operatorName, createdAt, ...row }) => ({
      ...paymentWire({ payment: { ...row, createdAt: new Date(createdAt) }, operatorName }),
      ...wireFields(row, ['number', 'customerId', 'firmName']),
      order_id: orderId,
    })),
    count: asked.reduce((sum, one) => sum + one.count, 0),
    ...sumsWire(asked),
    people: [...Map.groupBy(all, (one) => one.operatorId)].map(([id, own]) => ({
      ...{ operator_id: id, operator: own[0]?.name ?? '' },
      ...sumsWire(own),
    })),
  };
};

function sumsWire(some: Sums) {
  const paiseOf = (ones: Sums) => ones.reduce((sum, one) => sum + one.amountPaise, 0);
  return {
    sums: paymentMethods.map((method) => ({
      method,
      amount: paiseToRupees(paiseOf(some.filter((one) => one.method === method))),
    })),
    total: paiseToRupees(paiseOf(some)),
  };
}

import type { OpenBillWire } from '#contract/payments.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { dayInIndia, daysBetween } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { Handler } from '#server/actions/context.ts';
import {
  type OpenBillRow,
  readAccountFacts,
  readLatestReceipts,
  readUnpaid,
} from '#server/queries/payments/account.ts';
import { readOnOrder } from '#server/queries/payments/statement.ts';
import { ownReceiptWire } from './receipt-wire.ts';

const receiptsShown = 10;

/** One snapshot, so that what is due, the bills and the receipts tell of the same moment. */
export const getAccount: Handler<'getAccount'> = async ({ db, customer }) => {
  const { facts, unpaid, onOrder, receipts } = await db.transaction(
    async (tx) => ({
      facts: await readAccountFacts(tx, customer.id),
      unpaid: await readUnpaid(tx, customer.id),
      onOrder: await readOnOrder(tx, customer.id),
      receipts: await readLatestReceipts(tx, customer.id, receiptsShown),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const { balancePaise, unclearedPaise, creditLimitPaise, creditDays } = facts;
  const today = dayInIndia(new Date().toISOString());
  const bills = unpaid.map((bill) => billWire(bill, today));
  const duePaise = unpaid.reduce((sum, bill) => sum + bill.duePaise, 0);
  const late = unpaid.filter(({ dueDay }) => dueDay < today);
  const latePaise = late.reduce((sum, bill) => sum + bill.duePaise, 0);
  const usedPaise = balancePaise + onOrder.paise + unclearedPaise;
  return {
    account: {
      balance: paiseToRupees(balancePaise),
      bills,
      overdue: paiseToRupees(latePaise),
      advance: paiseToRupees(Math.max(duePaise - balancePaise, 0)),
      on_order: { orders: onOrder.orders, amount: paiseToRupees(onOrder.paise) },
      uncleared: paiseToRupees(unclearedPaise),
      credit: {
        limit: creditLimitPaise === null ? null : paiseToRupees(creditLimitPaise),
        used: paiseToRupees(usedPaise),
        left: creditLimitPaise === null ? null : paiseToRupees(creditLimitPaise - usedPaise),
        days: creditDays,
      },
      receipts: receipts.map(ownReceiptWire),
    },
  };
};

function billWire(bill: OpenBillRow, today: string): OpenBillWire {
  return {
    ...wireFields(bill, ['kind', 'id', 'number', 'orderId', 'dueDay']),
    date: bill.day,
    days_late: daysBetween(bill.dueDay, today),
    total: paiseToRupees(bill.totalPaise),
    due: paiseToRupees(bill.duePaise),
  };
}

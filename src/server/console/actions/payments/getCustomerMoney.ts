import { dayInIndia, daysBetween } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { isUncleared } from '#domain/payments/receipts.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { readStandings } from '#server/queries/customers/console-customers.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { readAccountBalance } from '#server/queries/ledger/accounts.ts';
import { readOpenItems } from '#server/queries/payments/open-items.ts';
import { readLeft } from '#server/queries/payments/receipts.ts';
import {
  countBounces,
  readUncleared,
  searchReceipts,
} from '#server/queries/receipts/receipt-list.ts';
import { receiptWire } from './receipt-wire.ts';

const latest = 8;

export const getCustomerMoney: ConsoleHandler<'getCustomerMoney'> = ({ db }, input) =>
  // One snapshot, so that what is due is the sum of the bills.
  db.transaction(
    async (tx) => {
      const { id } = existing(await findCustomer(tx, input.customer_id), 'customer');
      const today = dayInIndia(new Date().toISOString());
      const left = await readLeft(tx, id);
      const standing = (await readStandings(tx, [id])).get(id);
      const sumOf = (some: typeof left) => some.reduce((sum, { leftPaise }) => sum + leftPaise, 0);
      const unsure = sumOf(left.filter(({ receipt }) => isUncleared(receipt.chequeState)));
      return {
        balance: paiseToRupees(await readAccountBalance(tx, id)),
        bills: (await readOpenItems(tx, id)).map((item) => ({
          order_id: item.kind === 'order' ? item.id : null,
          bill_id: item.kind === 'bill' ? item.id : null,
          ...{ number: item.number, due_date: item.dueDay },
          days_over: daysBetween(item.dueDay, today),
          due: paiseToRupees(item.duePaise),
        })),
        advance: paiseToRupees(sumOf(left)),
        uncleared: paiseToRupees(await readUncleared(tx, id)),
        refundable: paiseToRupees(Math.max((standing?.toRefundPaise ?? 0) - unsure, 0)),
        bounces: (await countBounces(tx, [id])).get(id) ?? 0,
        receipts: (await searchReceipts(tx, { customerId: id, limit: latest })).map(receiptWire),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

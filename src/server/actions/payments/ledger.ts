import type { LedgerEntryWire } from '#contract/ledger.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { dayAfter, dayInIndia, startOfDay } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import {
  type LedgerRow,
  readBalances,
  readLedger,
  readOnOrder,
} from '#server/queries/payments/statement.ts';

export type LedgerDays = { from?: string | undefined; to?: string | undefined };

type Asked = LedgerDays & {
  cursor?: number | undefined;
  newestFirst?: boolean;
  limit: number;
};

export type Ledger = {
  /** What was owed before the first of these days, or of these entries. */
  opening: number;
  entries: LedgerEntryWire[];
  /** What was owed after the last of these days. */
  balance: number;
  on_order: { orders: number; amount: number };
  next: string | null;
};

/** A customer's papers between two days, both included, with the running balance. */
export async function ledgerOf(
  db: CustomerContext['db'],
  customerId: number,
  { from, to, cursor, newestFirst = false, limit }: Asked,
): Promise<Ledger> {
  const days = {
    from: from === undefined ? new Date(0) : startOfDay(from),
    until: startOfDay(dayAfter(to ?? dayInIndia(new Date().toISOString()))),
  };
  const [{ openingPaise, closingPaise }, rows, onOrder] = await Promise.all([
    readBalances(db, customerId, days),
    readLedger(db, customerId, { ...days, after: cursor, newestFirst, limit: limit + 1 }),
    readOnOrder(db, customerId),
  ]);
  const shown = rows.slice(0, limit);
  const oldest = newestFirst ? shown.at(-1) : shown[0];
  return {
    opening: paiseToRupees(oldest ? oldest.balancePaise - oldest.amountPaise : openingPaise),
    entries: shown.map(entryWire),
    balance: paiseToRupees(closingPaise),
    on_order: { orders: onOrder.orders, amount: paiseToRupees(onOrder.paise) },
    next: rows.length > limit ? String(shown.at(-1)?.lineId) : null,
  };
}

function entryWire({ day, at, amountPaise, balancePaise, ...row }: LedgerRow): LedgerEntryWire {
  return {
    ...wireFields(row, ['paper', 'paperId', 'number', 'orderId', 'method']),
    date: day,
    at: new Date(at).toISOString(),
    debit: paiseToRupees(Math.max(amountPaise, 0)),
    credit: paiseToRupees(Math.max(-amountPaise, 0)),
    balance: paiseToRupees(balancePaise),
  };
}

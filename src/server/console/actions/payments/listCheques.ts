import type { ParsedConsoleInput } from '#contract/console/index.ts';
import type { ChequeWire } from '#contract/console/receipt-list.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { defineList } from '#server/console/define-list.ts';
import { pageOf } from '#server/console/page-of.ts';
import {
  type ChequeSearch,
  countBounces,
  countCheques as countSome,
  searchCheques,
} from '#server/queries/receipts/receipt-list.ts';
import { readSettings } from '#server/queries/shop/shop-settings.ts';
import { receiptWire } from './receipt-wire.ts';

type Filter = Omit<ChequeSearch, 'limit' | 'after'>;

function filterOf({ q, state, due }: ParsedConsoleInput<'countCheques'>): Filter {
  const today = dayInIndia(new Date().toISOString());
  return { words: q, state, dueBy: due ? today : undefined };
}

function afterOf(cursor: string | undefined): ChequeSearch['after'] {
  const [id, day] = cursor?.split(' ') ?? [];
  return id === undefined || day === undefined ? undefined : { id: Number(id), day };
}

const list = defineList({
  rows: 'cheques',
  filterOf,
  count: countSome,
  states: {
    ...{ held: { state: 'held' }, deposited: { state: 'deposited' } },
    ...{ cleared: { state: 'cleared' }, bounced: { state: 'bounced' } },
  },
  async readPage({ db }, filter: Filter, { cursor, limit }) {
    const found = await searchCheques(db, { ...filter, after: afterOf(cursor), limit: limit + 1 });
    const { shown, next } = pageOf(
      found,
      limit,
      ({ receipt, dueDay }) => `${receipt.id} ${dueDay}`,
    );
    const bounces = await countBounces(db, [
      ...new Set(shown.map(({ receipt }) => receipt.customerId)),
    ]);
    const rows = shown.map(
      (row): ChequeWire => ({
        ...receiptWire(row),
        due_date: row.dueDay,
        bounces: bounces.get(row.receipt.customerId) ?? 0,
      }),
    );
    return { rows, next };
  },
});

export const listCheques: ConsoleHandler<'listCheques'> = async (context, input) => {
  const { bounceChargePaise } = await readSettings(context.db);
  return { ...(await list.list(context, input)), bounce_charge: paiseToRupees(bounceChargePaise) };
};

export const countCheques = list.count;
export const exportCheques = list.export('cheques', [
  ...(['number', 'date', 'customer_id', 'firm_name', 'amount', 'reference', 'bank'] as const),
  ...(['cheque_date', 'due_date', 'cheque_state', 'operator'] as const),
]);

import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import {
  countAllRequests as count,
  searchRequests,
} from '#server/queries/returns/return-requests.ts';
import { askedReturnWire } from './asked-return-wire.ts';

const returns = defineList({
  rows: 'returns',
  filterOf: ({ state, customer_id }: ParsedConsoleInput<'countReturns'>) => ({
    ...{ state, customerId: customer_id },
  }),
  count,
  states: {
    asked: { state: 'asked' },
    accepted: { state: 'accepted' },
    'in-part': { state: 'in-part' },
    declined: { state: 'declined' },
  },
  readPage: newestFirst(searchRequests, ({ request }) => request.id, askedReturnWire),
});

export const listReturns = returns.list;
export const countReturns = returns.count;
export const exportReturns = returns.export('returns', [
  ...(['id', 'at', 'state', 'firm_name', 'order_id', 'invoice', 'units'] as const),
  ...(['reason', 'answer', 'credit_note'] as const),
]);

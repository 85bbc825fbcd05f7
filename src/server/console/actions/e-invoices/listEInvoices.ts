import type { EInvoicePaperWire } from '#contract/console/e-invoices.ts';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { daysLeft } from '#domain/e-invoice/e-invoice-paper.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { defineList } from '#server/console/define-list.ts';
import { pageOf } from '#server/console/page-of.ts';
import { countPapers, type PaperFilter } from '#server/queries/e-invoices/e-invoices.ts';
import { readSettings } from '#server/queries/shop/shop-settings.ts';
import { type FoundPaper, findPapers } from './e-invoice-papers.ts';

const papers = defineList({
  rows: 'papers',
  filterOf: ({ q, state }: ParsedConsoleInput<'countEInvoices'>): PaperFilter => ({
    ...{ words: q, isDone: state === 'done' },
  }),
  count: countPapers,
  states: { open: { state: 'open' }, done: { state: 'done' } },
  async readPage({ db }, filter, { cursor, limit }) {
    const afterId = cursor === undefined ? undefined : Number(cursor);
    const found = await findPapers(db, { ...filter, afterId }, limit + 1);
    const { shown, next } = pageOf(found, limit, ({ row }) => row.id);
    const today = dayInIndia(new Date().toISOString());
    return { rows: shown.map((one) => paperWire(one, today)), next };
  },
});

export const listEInvoices: ConsoleHandler<'listEInvoices'> = async (context, input) => {
  const { eInvoiceSince } = await readSettings(context.db);
  return { ...(await papers.list(context, input)), on: eInvoiceSince !== null };
};

export const countEInvoices = papers.count;

function paperWire({ row, faults }: FoundPaper, today: string): EInvoicePaperWire {
  const { id, number, day, orderId, buyer, irn } = row;
  return {
    ...{ id, number, date: day, order_id: orderId, buyer: buyer.firmName, gstin: buyer.gst },
    type: row.type === 'INV' ? 'invoice' : 'credit-note',
    total: paiseToRupees(row.totalPaise),
    days_left: irn === null ? daysLeft(day, today) : null,
    faults: irn === null ? faults : [],
    ...{ irn: irn ?? '', ack_no: row.ackNo ?? '' },
  };
}

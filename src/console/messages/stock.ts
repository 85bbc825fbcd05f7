import { groupDigits } from '#domain/indian-formats.ts';
import type { StockReason } from '#domain/stock.ts';

const unitsOf = (units: number) =>
  `${groupDigits(String(units))} ${units === 1 ? 'unit' : 'units'}`;

export const reasonNames: Record<StockReason, string> = {
  order: 'Order',
  cancel: 'Cancelled order',
  edit: 'Changed order',
  'counter-sale': 'Counter sale',
  restock: 'Goods in',
  count: 'Count',
  'write-off': 'Write-off',
};

export const stockTexts = {
  title: 'Stock sheet',
  intro: {
    restock: 'Type or scan each product that came in, then its units.',
    count: 'Type or scan each product, then the units that are there.',
    'counter-sale': 'Type or scan each product sold at the counter, then its units.',
    'write-off': 'Type or scan each product that is broken, expired or lost, then its units.',
  },
  reasons: 'Kind of sheet',
  code: 'SKU or barcode',
  codeHint: 'or words of the name',
  units: 'Units',
  counted: 'Units counted',
  addLine: 'Add',
  unitsWrong: 'Please type a whole number of units.',
  product: 'Product',
  stockNow: 'Now',
  after: 'After',
  remove: (name: string) => `Remove ${name}`,
  empty: 'No lines yet.',
  note: 'Note',
  noteHint: 'Supplier, bill number or reason',
  book: (lines: number) => `Book ${lines} ${lines === 1 ? 'line' : 'lines'}`,
  booking: 'Booking…',
  summary: (lines: number, units: number) =>
    `${lines} ${lines === 1 ? 'line' : 'lines'} · ${unitsOf(units)}`,
  booked: (lines: number) => `${lines} ${lines === 1 ? 'line is' : 'lines are'} booked.`,
  panel: 'Stock',
  unitsNow: unitsOf,
  rate: (sold: number, perDay: number, days: number) =>
    `Sold ${sold} in 28 days, ${perDay} a day: lasts ${days} more ${days === 1 ? 'day' : 'days'}.`,
  notSold: 'Nothing sold in the last 28 days.',
  change: 'Change the stock',
  kind: 'What happened',
  save: 'Book',
  ledger: 'Ledger',
  when: 'When',
  what: 'What',
  who: 'Who',
  moved: 'Moved',
  balance: 'Balance',
  noMovements: 'Nothing has moved yet.',
  opening: (units: number) => `It began with ${unitsOf(units)}.`,
  older: 'Older movements',
  system: 'The shop',
  orderNo: (id: number) => `Order #${id}`,
} as const;

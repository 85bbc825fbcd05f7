import { groupDigits } from '#domain/india/indian-formats.ts';
import type { CountedReason, StockReason } from '#domain/stock/stock.ts';

const counted = (count: number, what: string) =>
  `${groupDigits(count)} ${what}${count === 1 ? '' : 's'}`;
const unitsOf = (units: number) => counted(units, 'unit');
const linesOf = (lines: number) => counted(lines, 'line');

export const reasonNames: Record<StockReason, string> = {
  order: 'Order',
  cancel: 'Cancelled order',
  return: 'Return',
  edit: 'Changed order',
  pick: 'Picking',
  'counter-sale': 'Counter sale',
  restock: 'Goods in',
  count: 'Count',
  'write-off': 'Write-off',
};

/** Inside a sentence. */
const kindWords: Record<CountedReason, string> = {
  restock: 'goods in',
  count: 'a count',
  'counter-sale': 'a counter sale',
  'write-off': 'a write-off',
};

const kindEffects: Record<CountedReason, string> = {
  restock: 'the units are added to the stock',
  count: 'the units are what stands on the shelf',
  'counter-sale': 'the units leave the stock as sold',
  'write-off': 'the units leave the stock as lost',
};

export const stockTexts = {
  title: 'Stock sheet',
  intro: {
    restock: 'Type or scan each product that came in, then its units.',
    count:
      'Type or scan each product, then the units on the shelf, those of orders that have not left the shop too.',
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
  unitsTooMany: (most: number) => `At most ${groupDigits(most)} units.`,
  product: 'Product',
  stockNow: 'Now',
  shelfNow: 'On the shelf',
  /** Of what is on the shelf. */
  promised: (units: number) => `${groupDigits(units)} for orders`,
  /** What the books expect to be found, and how much of it cannot be sold any more. */
  shelf: (units: number, promised: number) =>
    `${unitsOf(units)} should be on the shelf${promised > 0 ? `, ${groupDigits(promised)} of them for orders that have not left the shop` : ''}.`,
  after: 'After',
  remove: (name: string) => `Remove ${name}`,
  empty: 'No lines yet.',
  note: 'Note',
  noteHint: 'Supplier, bill number or reason',
  /** What the button does, in its verb and its numbers. */
  book: {
    restock: (lines: number, units: number) => `Book in ${unitsOf(units)} in ${linesOf(lines)}`,
    count: (lines: number) => `Book the count of ${counted(lines, 'product')}`,
    'counter-sale': (lines: number, units: number) =>
      `Book ${unitsOf(units)} sold in ${linesOf(lines)}`,
    'write-off': (lines: number, units: number) =>
      `Write off ${unitsOf(units)} in ${linesOf(lines)}`,
  } satisfies Record<CountedReason, (lines: number, units: number) => string>,
  booking: 'Booking…',
  summary: (lines: number, units: number) => `${linesOf(lines)} · ${unitsOf(units)}`,
  booked: (lines: number) => `${linesOf(lines)} ${lines === 1 ? 'is' : 'are'} booked:`,
  /** Units are 0 where a count was right, or where the answer to the first try was lost. */
  bookedOne: (units: number, stock: number) =>
    `${units === 0 ? '' : `${units > 0 ? '+' : '−'}${unitsOf(Math.abs(units))}, `}now ${groupDigits(stock)} in stock.`,
  bookedMore: (products: number) => `and ${groupDigits(products)} more.`,
  changeKindTitle: (lines: number, kind: CountedReason) =>
    `Change ${linesOf(lines)} to ${kindWords[kind]}?`,
  changeKindText: (lines: number, units: number, kind: CountedReason) =>
    `${linesOf(lines)} with ${unitsOf(units)} ${lines === 1 ? 'stays' : 'stay'} on the sheet; booked, ${kindEffects[kind]}.`,
  changeKind: (kind: CountedReason) => `Change to ${kindWords[kind]}`,
  keepKind: (kind: CountedReason) => `Keep as ${kindWords[kind]}`,
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

import { groupDigits } from '#domain/india/indian-formats.ts';

const some = (count: number, one: string) =>
  `${groupDigits(count)} ${one}${count === 1 ? '' : 's'}`;

export const cashTexts = {
  title: 'Cash in hand',
  mineTitle: 'My cash',
  mine: 'You hold',
  nothing: 'You hold no cash.',
  holders: 'Who holds cash',
  none: 'Nobody holds cash.',
  madeOf: (receipts: number, handovers: number) =>
    [receipts > 0 && some(receipts, 'receipt'), handovers > 0 && some(handovers, 'handover')]
      .filter(Boolean)
      .join(', '),
  since: (when: string) => `the first: ${when}`,
  you: 'you',
  take: 'Count and take over',
  takeTitle: (name: string) => `Cash of ${name}`,
  takeText: 'Count it together. From then on it is with you, and both of you are told by e-mail.',
  expected: 'Expected',
  counted: 'Counted, in rupees',
  countedWrong: 'Please enter an amount such as 4200 or 0.',
  missing: (amount: string) => `${amount} missing`,
  tooMuch: (amount: string) => `${amount} too much`,
  exact: 'Nothing is missing.',
  note: 'Note',
  noteHint: 'Why something is missing. It stays on the books of the person.',
  yes: 'Take over',
  done: (name: string, amount: string) => `${amount} of ${name} are with you now.`,
  handovers: 'Last handovers',
  noHandovers: 'Cash was not handed over yet.',
  ofTo: (of: string, to: string) => `${of} to ${to}`,
  entries: 'What it is made of',
  handedOver: (by: string) => `Handed over by ${by}`,
  when: 'When',
  who: 'From, to',
  amount: 'Amount',
  difference: 'Difference',
  toCashBook: 'Cash book',
} as const;

export const eveningTexts = {
  title: 'Evening’s cash',
  lead: 'Customer, Enter, amount, Enter: the next row. All rows are recorded together, each with its own receipt; every one pays what is oldest due.',
  customer: 'Customer',
  firm: 'Customer',
  amount: 'Amount',
  method: 'Method',
  reference: 'Reference',
  due: (amount: string) => `${amount} due`,
  credit: (amount: string) => `${amount} in credit`,
  amountOf: (firm: string) => `Amount of ${firm}`,
  methodOf: (firm: string) => `Method of ${firm}`,
  referenceOf: (firm: string) => `Reference of ${firm}`,
  remove: (firm: string) => `Remove ${firm}`,
  amountWrong: 'Please enter an amount such as 1250 or 1250.50.',
  empty: 'No rows yet. Find the first customer.',
  save: (rows: number, total: string) => `Record ${some(rows, 'receipt')}, ${total}`,
  saving: 'Recording…',
  total: 'Total',
  byMethod: (name: string, amount: string) => `${name} ${amount}`,
  saved: (rows: number, total: string) => `${some(rows, 'receipt')} recorded: ${total}.`,
  open: 'See them',
  unsaved: 'The rows that are not recorded are lost.',
  tooMany: (most: number) => `At most ${most} rows at once. Record these first.`,
} as const;

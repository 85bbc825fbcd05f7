import type { BankGuessWire, BankLineWire } from '#contract/console/bank.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';

const some = (count: number, one: string) =>
  `${groupDigits(count)} ${one}${count === 1 ? '' : 's'}`;

export const bankTexts = {
  title: 'Bank lines',
  lead: 'Upload the statement of your bank (CSV or Excel). What came in is matched with customers; nothing is booked before you say so.',
  upload: 'Choose a statement',
  another: 'Another statement',
  reading: 'Reading…',
  nothing: 'No money came in on this statement.',
  leftOut: (count: number) => `${some(count, 'line')} more: book these, then upload it again.`,
  columnsTitle: 'Which column is which?',
  columnsText: 'Once: it is remembered for statements of this bank.',
  columns: {
    date: 'Date',
    text: 'Narration',
    credit: 'Amount that came in',
    reference: 'Reference',
    direction: 'CR or DR, where both share a column',
  },
  none: 'None',
  columnsMissing: 'Please choose date, narration and amount.',
  read: 'Read the lines',
  changeColumns: 'Columns are wrong?',
  choose: 'Book this line',
  date: 'Date',
  line: 'Line',
  customer: 'Customer',
  amount: 'Amount',
  states: {
    sure: 'Matched',
    guess: 'Please look',
    none: 'Nobody found',
    known: 'Booked before',
    cheque: 'A cheque of yours',
  } satisfies Record<BankLineWire['state'], string>,
  why: {
    order: 'The line names the order.',
    paper: 'The line names the invoice.',
    mobile: 'The line names the phone.',
    name: 'The line names the firm.',
    amount: 'Owes exactly this.',
    bill: 'Has a bill of exactly this.',
  } satisfies Record<BankGuessWire['why'], string>,
  nobody: 'Nobody',
  find: 'Find the customer',
  other: 'Another customer…',
  chequeOf: (firm: string) => `Cheque of ${firm}: it has cleared`,
  knownAs: (number: string, firm: string) => `${number}, ${firm}`,
  book: (count: number, total: string) => `Book ${some(count, 'line')}, ${total}`,
  booking: 'Booking…',
  booked: (booked: number, cleared: number, total: string) =>
    [
      `${some(booked, 'receipt')} booked`,
      cleared > 0 && `${some(cleared, 'cheque')} cleared`,
      total,
    ]
      .filter(Boolean)
      .join(', '),
  known: (count: number) => `${some(count, 'line')} had been booked before and stay as they are.`,
  waiting: (count: number) => (count === 0 ? '' : `${some(count, 'line')} not ticked`),
} as const;

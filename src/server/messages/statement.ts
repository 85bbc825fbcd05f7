import { englishDates, hindiDates } from '#domain/india/date-words.ts';
import type { Language } from '#domain/india/language.ts';
import { englishEntries } from '#domain/payments/english-entries.ts';
import { hindiEntries } from '#domain/payments/hindi-entries.ts';

/** The words of a statement, as a paper and as a file of a spreadsheet. */
const english = {
  title: 'Statement',
  customer: 'Customer',
  until: (day: string) => `Until ${day}`,
  days: (from: string, to: string) => `${from} to ${to}`,
  day: 'Day',
  order: 'Order',
  paper: 'Paper',
  particulars: 'Particulars',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  opening: 'Opening balance',
  closing: 'Closing balance',
  billed: 'Billed',
  credited: 'Credited',
  received: 'Received',
  onOrder: 'On order, not invoiced',
  tooMany: (most: number) => `These are more than ${most} entries. Please choose fewer days.`,
  entries: englishEntries,
  dates: englishDates,
};

const hindi: typeof english = {
  title: 'हिसाब',
  customer: 'ग्राहक',
  until: (day) => `${day} तक`,
  days: (from, to) => `${from} से ${to}`,
  day: 'तारीख',
  order: 'ऑर्डर',
  paper: 'नंबर',
  particulars: 'विवरण',
  debit: 'नाम',
  credit: 'जमा',
  balance: 'बकाया',
  opening: 'पिछला बकाया',
  closing: 'अब का बकाया',
  billed: 'कुल बिल',
  credited: 'क्रेडिट नोट',
  received: 'मिले',
  onOrder: 'ऑर्डर में, बिल अभी नहीं बना',
  tooMany: (most) => `इतने दिनों में ${most} से ज़्यादा बिल और रसीदें हैं। कम दिन चुनें।`,
  entries: hindiEntries,
  dates: hindiDates,
};

export type StatementTexts = typeof english;

export function statementTexts(language: Language): StatementTexts {
  return language === 'hi' ? hindi : english;
}

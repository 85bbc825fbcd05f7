import type { LedgerEntryWire } from '#contract/ledger.ts';
import { csvFile } from '#domain/files/csv.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { dayInIndia, formatDay, startOfDay } from '#domain/india/indian-time.ts';
import type { Language } from '#domain/india/language.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { entryText } from '#domain/payments/entries.ts';
import type { Ledger, LedgerDays } from '#server/actions/payments/ledger.ts';
import { type StatementTexts, statementTexts } from '#server/messages/statement.ts';
import type { findCustomer } from '#server/queries/customers/customers.ts';
import type { Report } from './draw-report.ts';
import type { Column } from './draw-table.ts';
import { type Letterhead, present } from './order-data.ts';

/** One statement holds at most so many entries. */
export const maxEntries = 5_000;

type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** Whose account it is. */
export function partyOf(customer: Customer) {
  const { firmName, ownerName, mobile, shopNo, address, city, pincode, gstNumber } = customer;
  return {
    name: firmName,
    lines: present([
      present([ownerName, formatMobile(mobile)]).join(' · '),
      present([shopNo, address, city, pincode]).join(', '),
      gstNumber && `GSTIN ${gstNumber}`,
    ]),
  };
}

type Facts = {
  ledger: Ledger;
  days: LedgerDays;
  shop: Letterhead;
  party: { name: string; lines: readonly string[] };
  language: Language;
};

/** As a paper. */
export function statementReport({ ledger, days, shop, party, language }: Facts): Report {
  const t = statementTexts(language);
  return {
    title: t.title,
    language,
    facts: [daysText(t, days)],
    shop,
    party: { title: t.customer, ...party },
    tables: [{ columns: columnsOf(t), rows: rowsOf(t, ledger), sums: sumsOf(t, ledger) }],
  };
}

/** As a file for a spreadsheet. */
export function statementCsv({ opening, entries, balance, on_order }: Ledger, language: Language) {
  const t = statementTexts(language);
  return csvFile([
    [t.day, t.order, t.paper, t.particulars, t.debit, t.credit, t.balance],
    ['', '', '', t.opening, '', '', opening],
    ...entries.map((entry) => [
      ...[entry.date, entry.order_id ?? '', entry.number, textOf(t, entry)],
      ...[entry.debit || '', entry.credit || '', entry.balance],
    ]),
    ['', '', '', t.closing, '', '', balance],
    ['', '', '', t.onOrder, on_order.amount, '', ''],
  ]);
}

/** "1 October 2026 to 31 October 2026"; without an end it is today's. */
function daysText(t: StatementTexts, { from, to }: LedgerDays): string {
  const text = (day: string) => formatDay(startOfDay(day).toISOString(), t.dates);
  const end = text(to ?? dayInIndia(new Date().toISOString()));
  return from === undefined ? t.until(end) : t.days(text(from), end);
}

function columnsOf(t: StatementTexts): readonly Column[] {
  return [
    { title: t.day, width: 96 },
    { title: t.particulars },
    { title: t.debit, width: 84, align: 'right' },
    { title: t.credit, width: 84, align: 'right' },
    { title: t.balance, width: 90, align: 'right', bold: true },
  ];
}

const money = (rupees: number) => formatPaise(rupeesToPaise(rupees));

function textOf(t: StatementTexts, { paper, number, order_id, method }: LedgerEntryWire): string {
  return entryText({ paper, number, orderId: order_id, method }, t.entries);
}

function rowsOf(t: StatementTexts, { opening, entries }: Ledger) {
  return [
    ['', t.opening, '', '', money(opening)],
    ...entries.map((entry) => [
      formatDay(startOfDay(entry.date).toISOString(), t.dates),
      [{ text: textOf(t, entry) }],
      entry.debit === 0 ? '' : money(entry.debit),
      entry.credit === 0 ? '' : money(entry.credit),
      money(entry.balance),
    ]),
  ];
}

const billed = new Set<string>(['invoice', 'order', 'bill', 'charge']);

function sumsOf(t: StatementTexts, { entries, balance, on_order }: Ledger) {
  const sum = (belongs: (paper: string) => boolean) =>
    entries.reduce(
      (total, { paper, debit, credit }) =>
        belongs(paper) ? total + rupeesToPaise(debit) - rupeesToPaise(credit) : total,
      0,
    );
  const credited = sum((paper) => paper === 'credit-note');
  const received = sum((paper) => paper !== 'credit-note' && !billed.has(paper));
  return [
    { label: t.billed, amount: formatPaise(sum((paper) => billed.has(paper))) },
    ...(credited === 0 ? [] : [{ label: t.credited, amount: formatPaise(-credited) }]),
    { label: t.received, amount: formatPaise(-received) },
    { label: t.closing, amount: money(balance), bold: true },
    ...(on_order.orders === 0 ? [] : [{ label: t.onOrder, amount: money(on_order.amount) }]),
  ];
}

import type { ConsoleOutput } from '#contract/console/index.ts';
import { csvFile } from '#domain/files/csv.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { dayInIndia, formatDay, startOfDay } from '#domain/india/indian-time.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { statementOf } from '#server/console/actions/customers/statement.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import type { Column } from '#server/print/draw-table.ts';
import { letterhead, present } from '#server/print/order-data.ts';
import { shopSettings } from '#server/print/shop-settings.ts';
import { pdfFile } from './pdf-file.ts';

type Statement = ConsoleOutput<'getStatement'>;

export const printStatement: ConsoleHandler<'printStatement'> = async (context, input) => {
  const { customer, statement } = await statementOf(context, input);
  const name = `statement-${customer.id}`;
  const contents = { subject: `customer ${customer.id}`, rows: statement.entries.length };
  if (input.format === 'csv') {
    return { ...csvOf(name, statement), ...contents, rows: () => contents.rows };
  }
  const { firmName, ownerName, mobile, address, city, pincode, gstNumber } = customer;
  return pdfFile(context, name, contents, {
    kind: 'report',
    report: {
      title: 'Statement',
      facts: [daysOf(input)],
      shop: letterhead(shopSettings(context.catalogue)),
      party: {
        name: firmName,
        lines: present([
          present([ownerName, formatMobile(mobile)]).join(' · '),
          present([customer.shopNo, address, city, pincode]).join(', '),
          gstNumber && `GSTIN ${gstNumber}`,
        ]),
      },
      tables: [{ columns, rows: rowsOf(statement), sums: sumsOf(statement) }],
    },
  });
};

/** "1 October 2026 to 31 October 2026"; without an end it is today's. */
function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }): string {
  const dayText = (day: string) => formatDay(startOfDay(day).toISOString());
  const end = dayText(to ?? dayInIndia(new Date().toISOString()));
  return from === undefined ? `Until ${end}` : `${dayText(from)} to ${end}`;
}

const columns: readonly Column[] = [
  { title: 'Day', width: 96 },
  { title: 'Particulars' },
  { title: 'Billed', width: 84, align: 'right' },
  { title: 'Paid, credited', width: 84, align: 'right' },
  { title: 'Balance', width: 90, align: 'right', bold: true },
];

const money = (rupees: number) => formatPaise(rupeesToPaise(rupees));

type Entry = Statement['entries'][number];

const isBill = ({ kind }: Entry) => kind === 'invoice' || kind === 'order' || kind === 'bill';

function rowsOf({ opening, entries }: Statement) {
  return [
    ['', 'Opening balance', '', '', money(opening)],
    ...entries.map((entry) => [
      formatDay(entry.at),
      [{ text: entry.text }],
      isBill(entry) ? money(entry.amount) : '',
      isBill(entry) ? '' : money(-entry.amount),
      money(entry.balance),
    ]),
  ];
}

function sumsOf({ entries, closing, on_order }: Statement) {
  const sum = (belongs: (entry: Entry) => boolean) =>
    entries.reduce((total, one) => total + (belongs(one) ? rupeesToPaise(one.amount) : 0), 0);
  const credited = sum(({ kind }) => kind === 'credit-note');
  return [
    { label: 'Billed', amount: formatPaise(sum(isBill)) },
    ...(credited === 0 ? [] : [{ label: 'Credited', amount: formatPaise(-credited) }]),
    { label: 'Received', amount: formatPaise(-sum(({ kind }) => kind === 'receipt')) },
    { label: 'Closing balance', amount: money(closing), bold: true },
    ...(on_order.orders === 0
      ? []
      : [{ label: 'On order, not invoiced', amount: money(on_order.amount) }]),
  ];
}

function csvOf(name: string, { opening, entries, closing, on_order }: Statement) {
  const text = csvFile([
    ['Day', 'Order', 'Paper', 'Particulars', 'Billed', 'Paid or credited', 'Balance'],
    ['', '', '', 'Opening balance', '', '', opening],
    ...entries.map((entry) => [
      ...[dayInIndia(entry.at), entry.order_id ?? '', entry.number, entry.text],
      ...(isBill(entry) ? [entry.amount, ''] : ['', -entry.amount]),
      entry.balance,
    ]),
    ['', '', '', 'Closing balance', '', '', closing],
    ['', '', '', 'On order, not invoiced', on_order.amount, '', ''],
  ]);
  const bytes = new TextEncoder().encode(text);
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes, download: true };
}

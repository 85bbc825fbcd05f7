import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatClock, formatDay, startOfDay } from '#domain/india/indian-time.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { methodNames, paymentMethods } from '#domain/payments/payments.ts';
import { getCashBook } from '#server/console/actions/payments/getCashBook.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import type { ReportTable } from '#server/print/draw-report.ts';
import type { Column } from '#server/print/draw-table.ts';
import { letterhead } from '#server/print/order-data.ts';
import { shopSettings } from '#server/print/shop-settings.ts';
import { pdfFile } from './pdf-file.ts';

const columns: readonly Column[] = [
  { title: 'Time', width: 52 },
  { title: 'Receipt', width: 88 },
  { title: 'Firm' },
  { title: 'Method', width: 46 },
  { title: 'Taken by', width: 70 },
  { title: 'Details', width: 92 },
  { title: 'Amount', width: 78, align: 'right', bold: true },
];

type Book = ConsoleOutput<'getCashBook'>;

const money = (rupees: number) => formatPaise(rupeesToPaise(rupees));

export const printCashBook: ConsoleHandler<'printCashBook'> = async (context, input) => {
  const book = await getCashBook(context, input);
  const contents = { subject: `cash-book ${book.day}`, rows: book.payments.length };
  return pdfFile(context, `cash-book-${book.day}`, contents, {
    kind: 'report',
    report: {
      title: 'Cash book',
      facts: [formatDay(startOfDay(book.day).toISOString()), ...leftOut(book)],
      shop: letterhead(shopSettings(context.catalogue)),
      tables: [
        {
          columns,
          rows: book.payments.map(rowOf),
          empty: 'No payments on this day.',
          sums: [
            ...book.sums.map(({ method, amount }) => ({
              label: methodNames[method],
              amount: money(amount),
            })),
            { label: 'Total', amount: money(book.total), bold: true },
          ],
        },
        ...(input.operator_id === undefined && book.people.length > 1 ? [byPerson(book)] : []),
      ],
    },
  });
};

/** Who took how much, by method. */
function byPerson({ people }: Book): ReportTable {
  return {
    title: 'By person',
    columns: [
      { title: 'Taken by' },
      ...paymentMethods.map((method): Column => {
        return { title: methodNames[method], width: 84, align: 'right' };
      }),
      { title: 'Total', width: 90, align: 'right', bold: true },
    ],
    rows: people.map(({ operator, sums, total }) => [
      [{ text: operator || 'Not known' }],
      ...sums.map(({ amount }) => money(amount)),
      money(total),
    ]),
    sums: [],
  };
}

function leftOut({ payments, count }: Book): string[] {
  return payments.length < count ? [`The first ${payments.length} of ${count} payments`] : [];
}

function rowOf(payment: Book['payments'][number]) {
  const { at, order_id, number, firm_name, method, operator, reference, reason, amount } = payment;
  return [
    formatClock(at),
    [{ text: number ?? (order_id === null ? '' : `#${order_id}`) }],
    [{ text: firm_name }],
    methodNames[method],
    [{ text: operator ?? '' }],
    [{ text: [reference, reason].filter(Boolean).join(' · ') }],
    money(amount),
  ];
}

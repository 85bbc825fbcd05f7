import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatClock, formatDay, startOfDay } from '#domain/india/indian-time.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { methodNames } from '#domain/payments/payments.ts';
import { getCashBook } from '#server/console/actions/payments/getCashBook.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import type { Column } from '#server/print/draw-table.ts';
import { letterhead } from '#server/print/order-data.ts';
import { pdfFile } from './pdf-file.ts';
import { shopSettings } from './shop-settings.ts';

const columns: readonly Column[] = [
  { title: 'Time', width: 52 },
  { title: 'Order', width: 46 },
  { title: 'Firm' },
  { title: 'Method', width: 46 },
  { title: 'Taken by', width: 70 },
  { title: 'Details', width: 92 },
  { title: 'Amount', width: 78, align: 'right', bold: true },
];

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
      ],
    },
  });
};

function leftOut({ payments, count }: ConsoleOutput<'getCashBook'>): string[] {
  return payments.length < count ? [`The first ${payments.length} of ${count} payments`] : [];
}

function rowOf(payment: ConsoleOutput<'getCashBook'>['payments'][number]) {
  const { at, order_id, firm_name, method, operator, reference, reason, amount } = payment;
  return [
    formatClock(at),
    `#${order_id}`,
    [{ text: firm_name }],
    methodNames[method],
    [{ text: operator ?? '' }],
    [{ text: [reference, reason].filter(Boolean).join(' · ') }],
    money(amount),
  ];
}

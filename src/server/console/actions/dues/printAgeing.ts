import { formatDay } from '#domain/india/indian-time.ts';
import { formatPaise } from '#domain/money/money.ts';
import { pdfFile } from '#server/console/actions/print/pdf-file.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import type { Column } from '#server/print/draw-table.ts';
import { letterhead } from '#server/print/order-data.ts';
import { shopSettings } from '#server/print/shop-settings.ts';
import { type AgeingRow, readAgeing, sumAgeing } from '#server/queries/ledger/ageing.ts';

const most = 2_000;
const amount = { width: 52, align: 'right' } as const;

const columns: readonly Column[] = [
  { title: 'Firm' },
  { title: 'Phone', width: 58 },
  { title: 'Not due', ...amount },
  { title: '1–15', ...amount },
  { title: '16–30', ...amount },
  { title: '31–60', ...amount },
  { title: 'Over 60', ...amount },
  { title: 'In all', width: 58, align: 'right', bold: true },
];

const money = (paise: number) => (paise === 0 ? '–' : formatPaise(paise));

export const printAgeing: ConsoleHandler<'printAgeing'> = async (context, input) => {
  const { db, catalogue } = context;
  const filter = { route: input.route, overdue: input.overdue !== undefined };
  const rows = await readAgeing(db, filter, { offset: 0, limit: most });
  const sums = await sumAgeing(db, filter);
  const contents = { subject: 'dues', rows: rows.length };
  const left = sums.customers - rows.length;
  return pdfFile(context, 'dues', contents, {
    kind: 'report',
    report: {
      title: filter.overdue ? 'Dues past their date' : 'Dues',
      facts: [
        formatDay(new Date().toISOString()),
        ...(filter.route === '' ? [] : [filter.route]),
        ...(left > 0 ? [`The first ${rows.length} of ${sums.customers} customers`] : []),
      ],
      shop: letterhead(shopSettings(catalogue)),
      tables: [
        {
          columns,
          rows: rows.map(rowOf),
          empty: 'Nobody owes anything.',
          sums: [
            { label: 'Past due', amount: formatPaise(sums.pastDuePaise) },
            { label: 'In all', amount: formatPaise(sums.totalPaise), bold: true },
          ],
        },
      ],
    },
  });
};

function rowOf(row: AgeingRow) {
  return [
    [{ text: row.firmName }],
    row.forgottenAt === null ? row.mobile : '',
    ...[row.notDuePaise, row.days15Paise, row.days30Paise, row.days60Paise].map(money),
    money(row.days90Paise + row.olderPaise),
    money(row.totalPaise),
  ];
}

import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ReportRowWire } from '#contract/console/reports.ts';
import { dayAfter, startOfDay } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import {
  type DayRange,
  daysOf,
  maxReportOrders,
  periodBefore,
} from '#domain/reports/report-periods.ts';
import type { Db } from '#server/db/connect.ts';
import {
  measureSpans,
  type ReportRow,
  readReport,
  type Span,
} from '#server/queries/reports/reports.ts';

const refuse = consoleRefusalsOf('getReport');

type Input = ParsedConsoleInput<'getReport'>;

const spanOf = ({ from, to }: DayRange): Span => ({
  from: startOfDay(from),
  until: startOfDay(dayAfter(to)),
});

export async function makeReport(db: Db, input: Input, limit: number) {
  const before = periodBefore(input);
  const spans = { now: spanOf(input), before: spanOf(before) };
  const { orders, first, last } = await measureSpans(db, spans, maxReportOrders + 1);
  if (orders > maxReportOrders) {
    throw refuse('too-many-orders', 'These days have too many orders. Please choose fewer days.');
  }
  // Days are shown whole, in their order, also those without orders.
  const isDays = input.by === 'day';
  const page = { first, last, limit: isDays ? 2 * daysOf(input).length + 1 : limit };
  const found = await readReport(db, input.by, spans, page);
  const rows = isDays ? dayRows(found, input, before) : found.map((row) => rowWire(row, input.by));
  return {
    before,
    rows,
    total: figures(found[0], input.by),
    row_count: isDays ? rows.length : (found[0]?.rowCount ?? 0),
  };
}

const countName = (by: Input['by']) =>
  by === 'product' || by === 'category' || by === 'brand' ? 'units' : 'orders';

function figures(row: ReportRow | undefined, by: Input['by']) {
  return {
    [countName(by)]: row?.totalCount ?? 0,
    amount: paiseToRupees(row?.totalPaise ?? 0),
    amount_before: paiseToRupees(row?.totalBeforePaise ?? 0),
  };
}

function rowWire(row: ReportRow, by: Input['by']): ReportRowWire {
  return {
    ...{ key: row.key, name: row.name, [countName(by)]: row.count },
    amount: paiseToRupees(row.amountPaise),
    amount_before: paiseToRupees(row.beforePaise),
  };
}

/** Each day beside the one that it is compared to, which lies in the other period. */
function dayRows(found: ReportRow[], range: DayRange, before: DayRange): ReportRowWire[] {
  const sums = new Map(found.map((row) => [row.key, row]));
  const daysBefore = daysOf(before);
  return daysOf(range).map((day, index) => {
    const now = sums.get(day);
    const then = sums.get(daysBefore[index] ?? '');
    return {
      ...{ key: day, name: day, orders: now?.count ?? 0 },
      amount: paiseToRupees(now?.amountPaise ?? 0),
      amount_before: paiseToRupees(then?.beforePaise ?? 0),
    };
  });
}

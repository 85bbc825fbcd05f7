import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ReportRowWire } from '#contract/console/reports.ts';
import { dayAfter } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import {
  type DayRange,
  daysOf,
  maxReportOrders,
  periodBefore,
} from '#domain/reports/report-periods.ts';
import type { Db } from '#server/db/connect.ts';
import { measureSpans, type ReportRow, readReport } from '#server/queries/reports/reports.ts';
import type { Span } from '#server/queries/reports/sold.ts';

const refuse = consoleRefusalsOf('getReport');

type Input = ParsedConsoleInput<'getReport'>;

const spanOf = ({ from, to }: DayRange): Span => ({ from, until: dayAfter(to) });

export async function makeReport(db: Db, input: Input, limit: number) {
  const before = periodBefore(input);
  const spans = { now: spanOf(input), before: spanOf(before) };
  const { orders, ...bounds } = await measureSpans(db, spans, maxReportOrders + 1);
  if (orders > maxReportOrders) {
    throw refuse('too-many-orders', 'These days have too many orders. Please choose fewer days.');
  }
  // Days are shown whole, in their order, also those without orders.
  const isDays = input.by === 'day';
  const page = { bounds, limit: isDays ? 2 * daysOf(input).length + 1 : limit };
  const found = await readReport(db, input.by, spans, page);
  const rows = isDays
    ? dayRows(found, input, before)
    : found.map((row) => ({ key: row.key, name: row.name, ...figures(row, input.by) }));
  return {
    before,
    rows,
    total: figures(found[0]?.total ?? none, input.by),
    row_count: isDays ? rows.length : (found[0]?.rowCount ?? 0),
  };
}

const countName = (by: Input['by']) =>
  by === 'product' || by === 'category' || by === 'brand' ? 'units' : 'orders';

type Sums = ReportRow['total'];

const none: Sums = {
  ...{ count: 0, amountPaise: 0, beforePaise: 0, uninvoicedPaise: 0, onOrderPaise: 0 },
};

function figures(sums: Sums, by: Input['by']): Omit<ReportRowWire, 'key' | 'name'> {
  return {
    [countName(by)]: sums.count,
    amount: paiseToRupees(sums.amountPaise),
    amount_before: paiseToRupees(sums.beforePaise),
    before_invoices: paiseToRupees(sums.uninvoicedPaise),
    on_order: paiseToRupees(sums.onOrderPaise),
  };
}

/** Each day beside the one that it is compared to, which lies in the other period. */
function dayRows(found: ReportRow[], range: DayRange, before: DayRange): ReportRowWire[] {
  const sums = new Map(found.map((row) => [row.key, row]));
  const daysBefore = daysOf(before);
  return daysOf(range).map((day, index) => {
    const then = sums.get(daysBefore[index] ?? '');
    const now = { ...none, ...sums.get(day), beforePaise: then?.beforePaise ?? 0 };
    return { key: day, name: day, ...figures(now, 'day') };
  });
}

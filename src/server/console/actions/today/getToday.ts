import { addDaysInIndia, dayAfter, dayInIndia, startOfDay } from '#domain/india/indian-time.ts';
import { maxCounted } from '#domain/limits.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { nextStatusesFor } from '#domain/orders/order-status.ts';
import { paymentMethods } from '#domain/payments/payments.ts';
import { basicsOf } from '#server/console/actions/orders/order-wire.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { countLowStock, countWithoutRate } from '#server/queries/catalogue/console-products.ts';
import { countPapers } from '#server/queries/e-invoices/e-invoices.ts';
import { findUninvoiceable } from '#server/queries/invoices/orders-to-invoice.ts';
import { sumAgeing } from '#server/queries/ledger/ageing.ts';
import {
  countPaperwork,
  countWaiting,
  readCollected,
  readDays,
  readOldest,
  readOnOrder,
} from '#server/queries/reports/today.ts';
import { readSettings } from '#server/queries/shop/shop-settings.ts';
import { tradeFigures } from './trade-figures.ts';

const week = 7;

export const getToday: ConsoleHandler<'getToday'> = async ({ db, operator, catalogue }) => {
  const now = new Date().toISOString();
  const days = Array.from({ length: 2 * week }, (_, i) =>
    dayInIndia(addDaysInIndia(now, i + 1 - 2 * week)),
  );
  const [from, weekFrom, today] = [days[0], days[week], days.at(-1)] as [string, string, string]; // `as`: three of three
  const until = dayAfter(today);
  const { may } = operator;
  const accepts = nextStatusesFor('active', operator).includes('accepted');
  const [waiting, oldest, figures, { best, lapsed }, office, onOrder] = await Promise.all([
    countWaiting(db),
    readOldest(db, accepts ? 'active' : 'accepted'),
    readDays(db, { from, until }),
    tradeFigures(db, { from: weekFrom, until }),
    may('customers') ? officeFigures(db, startOfDay(today)) : undefined,
    may('prices') ? readOnOrder(db) : undefined,
  ]);
  const byDay = new Map(figures.map((row) => [row.day, row]));
  const plotted = days.map((day) => ({
    day,
    orders: byDay.get(day)?.orders ?? 0,
    ...(may('prices') ? { revenue: paiseToRupees(byDay.get(day)?.revenuePaise ?? 0) } : {}),
  }));
  return {
    waiting: {
      to_accept: waiting.get('active') ?? 0,
      to_pack: waiting.get('accepted') ?? 0,
      to_deliver: waiting.get('processing') ?? 0,
      on_the_way: waiting.get('out_for_delivery') ?? 0,
      ...office?.paperwork,
    },
    oldest: oldest.map((order) => basicsOf(order, operator)),
    days: plotted.slice(week),
    days_before: plotted.slice(0, week),
    ...(onOrder
      ? { on_order: { orders: onOrder.orders, amount: paiseToRupees(onOrder.paise) } }
      : {}),
    best_sellers: best,
    needs_set_up: may('settings') && catalogue.current().productsById.size === 0,
    ...(office
      ? { lapsed: lapsed.map(lapsedWire), collected: office.collected, dues: office.dues }
      : {}),
  };
};

async function officeFigures(db: OperatorContext['db'], today: Date) {
  const [paperwork, low_stock, without_rate, unbilled, e_invoices, collected, dues] =
    await Promise.all([
      countPaperwork(db),
      countLowStock(db),
      countWithoutRate(db),
      findUninvoiceable(db),
      countEInvoices(db),
      readCollected(db, today),
      sumAgeing(db, { route: '', overdue: false }),
    ]);
  const sums = new Map(collected.map((row) => [row.method, row.amountPaise]));
  return {
    paperwork: {
      ...{ ...paperwork, low_stock, without_rate, cannot_invoice: unbilled.length },
      ...(e_invoices === undefined ? {} : { e_invoices }),
    },
    dues: { total: paiseToRupees(dues.totalPaise), past_due: paiseToRupees(dues.pastDuePaise) },
    collected: paymentMethods.map((method) => ({
      method,
      amount: paiseToRupees(sums.get(method) ?? 0),
    })),
  };
}

/** Papers to send to the portal; undefined: the shop needs no e-invoices. */
async function countEInvoices(db: OperatorContext['db']): Promise<number | undefined> {
  const { eInvoiceSince } = await readSettings(db);
  return eInvoiceSince === null ? undefined : countPapers(db, { isDone: false }, maxCounted);
}

type Lapsed = Awaited<ReturnType<typeof tradeFigures>>['lapsed'][number];

function lapsedWire({ at, ...customer }: Lapsed) {
  return { ...customer, last_order_at: new Date(at).toISOString() };
}

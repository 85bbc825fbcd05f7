import { groupDigits } from '#domain/india/indian-formats.ts';

export const todayTexts = {
  title: 'Today',
  waiting: 'What else waits',
  noneToAccept: 'No order waits to be accepted.',
  noneToPack: 'No order waits to be packed.',
  all: (count: number) => `All ${groupDigits(count)}`,
  waits: (minutes: number) => {
    if (minutes < 60) return `waiting ${minutes} min`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return `waiting ${hours} h`;
    const days = Math.floor(hours / 24);
    return `waiting ${days} ${days === 1 ? 'day' : 'days'}`;
  },
  toAccept: 'To accept',
  /** Told in one line where a count is 0. */
  none: {
    to_accept: 'nothing to accept',
    to_pack: 'nothing to pack',
    to_deliver: 'nothing to send out',
    on_the_way: 'nothing on the way',
    to_refund: 'no money to give back',
    over_credit: 'nothing over credit',
    registrations: 'no registrations',
    returns: 'no returns',
    messages: 'no messages',
    low_stock: 'no low stock',
    e_invoices: 'no e-invoice to send',
    without_rate: 'nothing without HSN or rate',
    cannot_invoice: 'no order that cannot be invoiced',
  },
  noneOf: (parts: readonly string[]) => {
    const line = parts.join(', ');
    return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
  },
  toPack: 'To pack',
  toDeliver: 'To send out',
  onTheWay: 'On the way',
  overCredit: 'Over credit',
  toRefund: 'Money to give back',
  registrations: 'Registrations',
  returns: 'Returns asked for',
  messages: 'Messages',
  lowStock: 'Low stock',
  eInvoices: 'E-invoices to send',
  withoutRate: 'Goods that cannot be invoiced',
  cannotInvoice: 'Orders that cannot be invoiced',
  orders: 'Orders, last seven days',
  revenue: 'Invoiced, last seven days',
  onOrder: (orders: number, amount: string) =>
    orders === 0
      ? 'Nothing is on order.'
      : `On order, not invoiced: ${amount}, ${groupDigits(orders)} ${orders === 1 ? 'order' : 'orders'}.`,
  day: 'Day',
  thisWeek: 'This week',
  weekBefore: 'Week before',
  bestSellers: 'Best sellers',
  units: (count: number) => `${groupDigits(count)} units`,
  noneInPlot: 'Nothing in these two weeks.',
  noSales: 'Nothing sold yet.',
  collected: 'Collected today',
  dues: 'Dues',
  owed: 'Owed by customers',
  pastDue: 'Past due',
  toDues: 'Who owes',
  lapsed: 'Stopped buying',
  lapsedNone: 'Everyone who buys weekly has ordered in the last two weeks.',
} as const;

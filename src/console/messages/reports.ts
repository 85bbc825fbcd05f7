import { groupDigits } from '#domain/india/indian-formats.ts';

export const reportTexts = {
  title: 'Reports',
  groups: {
    day: 'Day',
    product: 'Product',
    category: 'Category',
    brand: 'Brand',
    customer: 'Customer',
    route: 'Route',
  },
  by: 'Sales by',
  period: 'Period',
  periods: {
    'this-week': 'This week',
    'this-month': 'This month',
    'last-month': 'Last month',
  },
  from: 'From day',
  to: 'To day',
  sales: 'Sales',
  orders: 'Orders',
  units: 'Units',
  before: 'Before',
  change: 'Change',
  share: 'Beside the period before',
  compared: (from: string, to: string) => `Compared to ${from} – ${to}`,
  thisPeriod: 'This period',
  periodBefore: 'Period before',
  noRoute: 'Without a route',
  linesOnly: 'What the lines of orders came to, without coupons and delivery.',
  none: 'Nothing was sold in these days.',
  shown: (shown: number, of: number) =>
    `The largest ${shown} of ${groupDigits(String(of))}. The file has them all.`,
  fresh: 'Nothing before',
  wrongOrder: 'The last day is before the first one.',
  tooLong: (days: number) => `A report takes at most ${days} days.`,
} as const;

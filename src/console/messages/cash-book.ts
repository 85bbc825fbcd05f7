export const cashBookTexts = {
  title: 'Cash book',
  day: 'Day',
  total: 'Total',
  everybody: 'Everybody',
  order: 'Order',
  firm: 'Firm',
  method: 'Method',
  amount: 'Amount',
  time: 'When',
  by: 'Taken by',
  details: 'Details',
  none: 'No payments on this day.',
  leftOut: (shown: number, count: number) =>
    `The first ${shown} of ${count} payments are listed; the sums are of all.`,
  before: 'Day before',
  after: 'Day after',
  print: 'Print',
} as const;

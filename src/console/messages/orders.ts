import { groupDigits } from '#domain/india/indian-formats.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';

export const statusNames: Readonly<Record<OrderStatus, string>> = {
  active: 'Active',
  accepted: 'Accepted',
  processing: 'Processing',
  out_for_delivery: 'On the way',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** What moving an order to a status is called on a button. */
const moveNames: Readonly<Record<OrderStatus, string>> = {
  active: 'Reopen',
  accepted: 'Accept',
  processing: 'Start packing',
  out_for_delivery: 'Send out',
  delivered: 'Mark delivered',
  completed: 'Complete',
  cancelled: 'Cancel order',
};

type Orders = readonly { delivery_type: 'pickup' | 'delivery' }[];

/** What customers fetch is not sent out. */
function isReady(orders: Orders, to: OrderStatus): boolean {
  const fetched = orders.every(({ delivery_type }) => delivery_type === 'pickup');
  return fetched && to === 'out_for_delivery';
}

export function moveNameFor(orders: Orders, to: OrderStatus): string {
  return isReady(orders, to) ? 'Ready for pickup' : moveNames[to];
}

const movedWords: Readonly<Record<OrderStatus, string>> = {
  active: 'reopened',
  accepted: 'accepted',
  processing: 'taken into packing',
  out_for_delivery: 'sent out',
  delivered: 'marked as delivered',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** What has become of several orders, in words that follow their count. */
export function movedAs(orders: Orders, to: OrderStatus): string {
  return isReady(orders, to) ? 'made ready for pickup' : movedWords[to];
}

/** Asked before several orders are moved at once. */
export function moveQuestion(orders: Orders, to: OrderStatus): string {
  const some = `${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`;
  if (to === 'delivered') return `Mark ${some} as delivered?`;
  if (isReady(orders, to)) return `Mark ${some} as ready for pickup?`;
  return `${moveNames[to]} ${some}?`;
}

/** What follows at once; nothing takes an invoice back but a credit note. */
export function moveFollows(orders: Orders, to: OrderStatus): string {
  const [goesOut, isHandedOver] = [to === 'out_for_delivery', to === 'delivered'];
  const invoices = orders.some(({ delivery_type }) =>
    delivery_type === 'pickup' ? isHandedOver : goesOut,
  );
  return invoices
    ? 'Each gets its invoice, and its customer is told, at once.'
    : 'Their customers are told at once.';
}

export { methodNames } from '#domain/payments/payments.ts';

export const orderTexts = {
  title: 'Orders',
  all: 'All',
  search: 'Search',
  searchHint: 'Number, firm or phone',
  from: 'From day',
  to: 'To day',
  route: 'Route',
  minTotal: 'Total from ₹',
  maxTotal: 'Total to ₹',
  ofCustomer: (firm: string | undefined) => `Orders of ${firm ?? 'one customer'}`,
  everyCustomer: 'Show all customers',
  unpaid: 'Unpaid only',
  toRefund: 'Money to give back',
  cannotInvoice: 'Cannot be invoiced',
  overCredit: 'Over credit',
  overCreditBy: (amount: string) => `${amount} over the credit limit`,
  pastDueThen: 'A bill was past due',
  overCreditSince: 'when it was placed',
  statuses: 'Status',
  noneYet: 'No orders yet.',
  noneFound: 'No orders match these filters.',
  number: 'Order',
  firm: 'Firm',
  status: 'Status',
  placed: 'Placed',
  lines: 'Lines',
  lineCount: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`,
  delivery: 'Delivery',
  pickup: 'Pickup',
  standard: 'Standard',
  express: 'Express',
  total: 'Total',
  due: 'Due',
  paid: 'Paid',
  orderNumber: (id: number) => `#${id}`,
  select: (id: number) => `Select order ${id}`,
  selectAll: 'Select all shown',
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear the selection',
  moveMany: (name: string, count: number) => `${name} (${count})`,
  resultTitle: 'Result',
  accepted: (id: number) => `Order ${id} is accepted.`,
  notToAccept: (id: number) => `Order ${id} does not wait to be accepted.`,
  noneMarked: 'No order is marked. ↑ and ↓ mark one.',
  /** "28 orders sent out." */
  movedCount: (count: number, done: string) =>
    `${count} ${count === 1 ? 'order' : 'orders'} ${done}.`,
  refusedCount: (count: number, done: string) => `${count} could not be ${done}:`,
  mendProduct: 'Complete the product',
  mendCustomer: 'Complete the customer',
  refusedOrder: (id: number, message: string) => `Order ${id}: ${message}`,
  ok: 'OK',
  orderTitle: (id: number) => `Order ${id}`,
  back: 'All orders',
  moving: 'Moving…',
  customer: 'Customer',
  call: 'Call',
  map: 'Map',
  customerNote: 'Note of the customer',
  gst: 'GST',
  packs: (packs: number, size: number) => `${packs} × ${size}`,
  units: (count: number) => `${groupDigits(count)} units`,
  stockLeft: (count: number) => `${groupDigits(count)} left`,
  product: 'Product',
  quantity: 'Packs',
  unitsHead: 'Units',
  price: 'Price',
  amount: 'Amount',
  stock: 'Stock',
  itemTotal: 'Item total (MRP)',
  discount: 'Discount',
  coupon: (code: string) => (code ? `Coupon ${code}` : 'Coupon'),
  deliveryCharge: 'Delivery',
  expressCharge: 'Express',
  toPay: 'To pay',
  invoice: (number: string) => `Invoice ${number}`,
  invoiceA4: 'A4',
  invoiceA5: 'A5',
  invoiceCopies: '3 copies',
  payments: 'Payments',
  noPayments: 'Nothing has been paid yet.',
  take: (due: string) => `Take ${due}`,
  takeTitle: 'Take a payment',
  giveBack: 'Give money back',
  giveBackAmount: (paid: string) => `Give back ${paid}`,
  toGiveBack: 'To be given back',
  amountField: 'Amount in rupees',
  amountWrong: 'Please enter an amount such as 1250 or 1250.50.',
  reference: 'Reference',
  referenceHint: 'Optional: UPI or cheque number',
  reason: 'Reason',
  reasonMissing: 'Please give a reason.',
  method: 'How was it paid? A tap records it.',
  methodBack: 'How is it given back? A tap records it.',
  onlyDue: (amount: string) => `Only ${amount} is due.`,
  onlyPaid: (amount: string) => `Only ${amount} has been paid.`,
  dueNow: (amount: string) => `${amount} is due`,
  paidSoFar: (amount: string) => `${amount} was paid`,
  history: 'History',
  changes: { edit: 'Edited', pick: 'Picked', attempt: 'Not delivered' },
  byCustomer: 'customer',
  byJob: 'automatic',
  notes: 'Internal notes',
  noteField: 'New note',
  noteMissing: 'Please write something.',
  addNote: 'Add',
  notDelivered: 'Not delivered',
  notDeliveredTitle: 'Could not be delivered?',
  notDeliveredText:
    'The order stays out for delivery, and the customer reads why. Will it not be tried again? Then cancel it: a credit note takes its invoice back.',
  noteAttempt: 'Note the attempt',
  close: 'Close',
  takeBack: 'Take back',
  credited: 'Credit notes',
  completeUnpaid: 'Complete unpaid',
  completeUnpaidTitle: 'Complete without the money?',
  completeUnpaidText: (due: string) =>
    `${due} is still due. The order is closed for good, and the sum stays in the customer’s dues.`,
  keepOpen: 'Not yet',
  cancel: 'Cancel order',
  cancelTitle: 'Cancel this order?',
  cancelText: (units: number, paid: string) =>
    `${units} units go back into stock.${paid && ` ${paid} was paid and is to be given back.`} The customer reads the reason.`,
  meanwhileTitle: 'No longer to be cancelled',
  meanwhileText: (status: string, by: string, reason: string) =>
    `Meanwhile this order was set to “${status}”${by && ` by ${by}`}${reason && `: ${reason}`}.`,
  notNow: 'Cancel',
  keep: 'Keep the order',
} as const;

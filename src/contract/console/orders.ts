import { z } from 'zod';
import {
  count,
  id,
  noInput,
  numberField,
  optionalText,
  requiredText,
  rupees,
  seenRupees,
  yes,
} from '#contract/fields.ts';
import { totals } from '#contract/order.ts';
import { statusList } from '#contract/orders.ts';
import { maxOrdersAtOnce } from '#domain/limits.ts';
import { defineConsoleAction } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { amount, cursor, day, done, idempotencyKey } from './fields.ts';
import { mend } from './mend.ts';
import {
  orderDetail,
  orderDetailExample,
  orderRow,
  orderRowExample,
  payment,
  paymentMethod,
  status,
} from './order.ts';
import { typedLines } from './phone-order.ts';

export const getNewOrders = defineConsoleAction({
  summary:
    'The latest orders that nobody has accepted yet, and how many there are (counted up to 1,000).',
  access: 'read-orders',
  input: noInput,
  output: z.object({ to_accept: count, orders: z.array(orderRow) }),
  example: { input: {}, output: { to_accept: 1, orders: [orderRowExample] } },
});

const orderFilters = {
  q: optionalText(100),
  status: statusList,
  from: day.optional(),
  to: day.optional(),
  route: optionalText(100),
  customer_id: id.optional(),
  min_total: seenRupees,
  max_total: seenRupees,
  unpaid: yes,
  /** Cancelled, and the money not given back yet. */
  to_refund: yes,
  /** Open, and no invoice could be written for it today. */
  cannot_invoice: yes,
  /** Placed over the customer's credit, or with a bill past due. */
  over_credit: yes,
};

const orderList = defineConsoleList({
  access: 'read-orders',
  filters: orderFilters,
  cursor,
  rows: { orders: z.array(orderRow) },
});

export const listOrders = orderList.list(
  'Orders, newest first, by words (number, firm, phone), status, day, route, amount, unpaid.',
  {
    input: { status: 'active,accepted' },
    output: { orders: [orderRowExample], next: null },
  },
);

export const countOrders = orderList.count({ status: 'active' }, 12, 'orders');

export const exportOrders = orderList.export(
  'All orders that the same filters find, newest first, as a CSV file.',
  { status: 'active' },
);

export const getOrder = defineConsoleAction({
  summary: 'One order with its lines, what is left of them, its history, notes and payments.',
  access: 'read-orders',
  input: z.object({ id }),
  output: z.object({ order: orderDetail }),
  example: { input: { id: 31 }, output: { order: orderDetailExample } },
});

const moveRefusals = ['wrong-status', 'reason-missing', 'too-late', 'cannot-invoice'] as const;

export const moveOrder = defineConsoleAction({
  summary:
    'Moves an order on, or cancels it with a reason that the customer reads, in Hindi where there is one.',
  access: [['move-orders', 'deliveries']],
  input: z.object({ id, to: status, reason: optionalText(300), reason_hi: optionalText(300) }),
  output: z.object({ id: z.int(), status }),
  refusals: moveRefusals,
  example: { input: { id: 31, to: 'accepted' }, output: { id: 31, status: 'accepted' } },
});

export const moveOrders = defineConsoleAction({
  summary: 'Moves many orders; tells of each what became of it.',
  access: 'move-orders',
  input: z.object({
    ids: z
      .array(id, { error: 'must be a list of order numbers' })
      .min(1, 'must name at least one order')
      .max(maxOrdersAtOnce, `must name at most ${maxOrdersAtOnce} orders`),
    to: status.exclude(['cancelled'], {
      error: ({ input }) =>
        input === 'cancelled'
          ? 'must not be cancelled: orders are cancelled one by one, with a reason'
          : 'must be a status of an order',
    }),
  }),
  output: z.object({
    moved: z.array(z.int()),
    refused: z.array(z.object({ id: z.int(), code: z.string(), message: z.string(), mend })),
  }),
  example: {
    input: { ids: [31, 32], to: 'accepted' },
    output: {
      moved: [31],
      refused: [{ id: 32, code: 'wrong-status', message: 'This order is cancelled.', mend: null }],
    },
  },
});

export const editOrder = defineConsoleAction({
  summary:
    'Changes the packs of an order until it leaves the shop, and adds lines to it, by the customer’s own rules.',
  access: 'change-orders',
  input: z
    .object({
      id,
      version: id,
      /** `variant_qty`: packs that are to come. */
      lines: z
        .array(
          z.object({
            id,
            variant_qty: numberField(/^\d{1,6}$/, 'must be a whole number of packs'),
          }),
          { error: 'must be a list of lines' },
        )
        .max(500)
        .default([]),
      /** New lines, at today's prices. */
      add: typedLines.optional(),
    })
    .refine(({ lines, add }) => lines.length > 0 || add !== undefined, {
      path: ['lines'],
      error: 'must have at least one line',
    }),
  output: z.object({ totals: z.object(totals) }),
  refusals: [
    ...([
      'too-late',
      'changed-elsewhere',
      'not-for-sale',
      'too-little-stock',
      'over-limit',
    ] as const),
    ...(['below-minimum', 'coupon-refused', 'all-zero', 'below-paid', 'credit-limit'] as const),
  ],
  example: {
    input: { id: 31, version: 1, lines: [{ id: 77, variant_qty: 3 }] },
    output: {
      totals: {
        ...{ item_total: 4320, discount: 1404, coupon_discount: 50 },
        ...{ delivery_charges: 0, express_delivery_charges: 0, total_to_pay: 2866 },
      },
    },
  },
});

export const pickOrder = defineConsoleAction({
  summary:
    'Says what was found of an accepted order. What is missing goes back into the stock, and the customer is told why.',
  access: 'move-orders',
  input: z.object({
    id,
    version: id,
    lines: z
      .array(
        z.object({
          line_id: id,
          picked: numberField(/^\d{1,6}$/, 'must be a whole number of packs'),
          /** 'not-there', 'damaged', 'expired' or the shop's own words; may be left out where the line has one. */
          reason: optionalText(200),
          /** Of the shop's own words, for readers of Hindi. */
          reason_hi: optionalText(200),
        }),
        { error: 'must be a list of lines' },
      )
      .min(1)
      .max(500),
  }),
  output: z.object({
    version: z.int(),
    lines: z.array(
      z.object({ line_id: z.int(), picked: count, missing: count, reason: z.string() }),
    ),
    /** For roles that may see prices. */
    totals: z.object(totals).optional(),
  }),
  refusals: [
    ...(['too-late', 'changed-elsewhere', 'more-than-ordered', 'reason-missing'] as const),
    ...(['all-zero', 'too-little-stock'] as const),
  ],
  example: {
    input: { id: 31, version: 1, lines: [{ line_id: 77, picked: 1, reason: 'damaged' }] },
    output: {
      version: 2,
      lines: [{ line_id: 77, picked: 1, missing: 1, reason: 'damaged' }],
      totals: {
        ...{ item_total: 1440, discount: 468, coupon_discount: 50 },
        ...{ delivery_charges: 0, express_delivery_charges: 0, total_to_pay: 922 },
      },
    },
  },
});

export const addOrderNote = defineConsoleAction({
  summary: 'A note for the shop’s own people; the customer never sees it.',
  access: 'move-orders',
  input: z.object({ id, text: requiredText(1_000) }),
  output: done,
  example: {
    input: { id: 31, text: 'Call before delivery.' },
    output: { message: 'The note is kept.' },
  },
});

export const noteAttempt = defineConsoleAction({
  summary:
    'Notes that an order could not be delivered, with a reason that the customer reads. It stays out for delivery.',
  access: [['move-orders', 'deliveries']],
  input: z.object({ id, reason: requiredText(300), reason_hi: optionalText(300) }),
  output: done,
  refusals: ['wrong-status'],
  example: {
    input: { id: 31, reason: 'The shop was closed.' },
    output: { message: 'The attempt is noted, and the customer knows why.' },
  },
});

export const recordPayment = defineConsoleAction({
  summary:
    'Keeps money taken for an order; given back it is negative, with a reason, and takes the permission `refunds`. The same key keeps it once.',
  access: 'take-payments',
  input: z.object({
    order_id: id,
    amount,
    method: paymentMethod,
    reference: optionalText(100),
    reason: optionalText(300),
    idempotency_key: idempotencyKey,
  }),
  output: z.object({ payment, status, paid: rupees, due: rupees }),
  refusals: [
    'more-than-due',
    'more-than-paid',
    'reason-missing',
    'nothing',
    'key-reused',
    'series-full',
  ],
  example: {
    input: { order_id: 31, amount: 1894, method: 'cash', idempotency_key: '6f1c…' },
    output: {
      payment: {
        ...{ id: 5, amount: 1894, method: 'cash', reference: '', reason: '' },
        ...{ at: '2026-10-04T11:00:00.000Z', operator: 'Asha Negi' },
      },
      status: 'completed',
      paid: 1894,
      due: 0,
    },
  },
});

export const getCashBook = defineConsoleAction({
  summary:
    'The payments of a day, or of one person, the first 5,000 of them, with how many there are and the sums of all, by method and by person.',
  access: 'payments',
  input: z.object({ day: day.optional(), operator_id: id.optional() }),
  output: z.object({
    day,
    payments: z.array(
      payment.extend({
        /** The only order that it pays, or that it was given back of. */
        order_id: z.int().nullable(),
        ...{ customer_id: z.int(), firm_name: z.string(), number: z.string().nullable() },
      }),
    ),
    count,
    sums: z.array(z.object({ method: paymentMethod, amount: rupees })),
    total: rupees,
    /** Of everybody, whoever is asked for. */
    people: z.array(
      z.object({
        operator_id: z.int().nullable(),
        operator: z.string(),
        sums: z.array(z.object({ method: paymentMethod, amount: rupees })),
        total: rupees,
      }),
    ),
  }),
  example: {
    input: { day: '2026-10-04' },
    output: {
      ...{ day: '2026-10-04', payments: [], count: 0 },
      ...{ sums: [{ method: 'cash', amount: 0 }], total: 0, people: [] },
    },
  },
});

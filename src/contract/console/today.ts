import { z } from 'zod';
import { count, isoTime, noInput, rupees } from '#contract/fields.ts';
import { defineConsoleAction } from './define.ts';
import { day } from './fields.ts';
import { orderRow, paymentMethod } from './order.ts';

const dayFigures = z.object({
  day,
  /** Placed. */
  orders: count,
  /** Invoiced, less what came back. */
  revenue: rupees.optional(),
});

export const getToday = defineConsoleAction({
  summary:
    'What waits, the oldest orders first, orders placed and revenue by invoices of the last seven days beside the week before, best sellers, customers who stopped buying, money collected today. Amounts and customers only for roles that see them.',
  access: 'read-orders',
  input: noInput,
  output: z.object({
    waiting: z.object({
      to_accept: count,
      to_pack: count,
      to_deliver: count,
      on_the_way: count,
      to_refund: count.optional(),
      /** New orders over the credit of their customers. */
      over_credit: count.optional(),
      /** Returns that customers asked for. */
      returns: count.optional(),
      registrations: count.optional(),
      messages: count.optional(),
      low_stock: count.optional(),
      /** Papers that the portal of e-invoices has not registered; not told where the shop needs none. */
      e_invoices: count.optional(),
      /** Open orders for which no invoice could be written today. */
      cannot_invoice: count.optional(),
      /** On sale, and no invoice can be written for them. */
      without_rate: count.optional(),
    }),
    /** The orders that wait longest for this role: to be accepted, a packer's to be packed. */
    oldest: z.array(orderRow.omit({ line_count: true })),
    /** Oldest first; today is the last. */
    days: z.array(dayFigures),
    days_before: z.array(dayFigures),
    /** Not invoiced yet. */
    on_order: z.object({ orders: count, amount: rupees }).optional(),
    best_sellers: z.array(
      z.object({ product_id: z.int(), sku: z.string(), product_name: z.string(), units: count }),
    ),
    /** They ordered in most weeks before, and not for two weeks. */
    lapsed: z
      .array(
        z.object({
          customer_id: z.int(),
          firm_name: z.string(),
          mobile: z.string(),
          last_order_at: isoTime,
        }),
      )
      .optional(),
    collected: z.array(z.object({ method: paymentMethod, amount: rupees })).optional(),
    /** What customers owe by the ledger, less what they paid ahead, and what of their bills is past due. */
    dues: z.object({ total: rupees, past_due: rupees }).optional(),
    /** There is nothing to sell yet, and this operator sets the shop up. */
    needs_set_up: z.boolean(),
  }),
  example: {
    input: {},
    output: {
      waiting: { to_accept: 2, to_pack: 1, to_deliver: 0, on_the_way: 3 },
      oldest: [
        {
          id: 12,
          status: 'active',
          created_at: '2026-10-04T05:30:00.000Z',
          customer_id: 4,
          firm_name: 'Negi Medical & General Store',
          city: 'Dehradun',
          route: 'Rajpur Road',
          phone: '9876543210',
          delivery_type: 'delivery',
          express_delivery: false,
          note: '',
          total_to_pay: 3009,
        },
      ],
      days: [{ day: '2026-10-04', orders: 12 }],
      days_before: [{ day: '2026-09-27', orders: 9 }],
      best_sellers: [],
      needs_set_up: false,
    },
  },
});

import { z } from 'zod';
import { requiredText, rupees } from '#contract/fields.ts';
import { defineConsoleAction } from './define.ts';
import { orderRow, orderRowExample } from './order.ts';

const customer = z.object({
  id: z.int(),
  firm_name: z.string(),
  owner_name: z.string(),
  mobile: z.string(),
  city: z.string(),
});

const product = z.object({
  product_id: z.int(),
  sku: z.string(),
  product_name: z.string(),
  stock: z.int(),
});

const invoice = z.object({
  ...{ id: z.int(), number: z.string(), order_id: z.int() },
  ...{ firm_name: z.string(), total: rupees },
});

export const searchConsole = defineConsoleAction({
  summary:
    'Orders by number, firm or phone; invoices by number; customers by firm, owner, phone or e-mail; products by SKU or words. At most eight of each, and only what the role may see.',
  access: 'read-orders',
  input: z.object({ q: requiredText(100) }),
  output: z.object({
    orders: z.array(orderRow),
    invoices: z.array(invoice).optional(),
    customers: z.array(customer).optional(),
    products: z.array(product).optional(),
  }),
  example: {
    input: { q: 'negi' },
    output: { orders: [orderRowExample], customers: [], products: [] },
  },
});

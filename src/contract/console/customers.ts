import { z } from 'zod';
import { creditExample } from '#contract/credit.ts';
import {
  id,
  isoTime,
  noInput,
  optionalText,
  requiredText,
  rupees,
  wholeNumber,
  yes,
} from '#contract/fields.ts';
import {
  ledgerCursor,
  ledgerEntry,
  ledgerEntryExample,
  nextEntry,
  onOrder,
} from '#contract/ledger.ts';
import { maxPassOrders } from '#domain/customers/credit.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { maxPinLinks } from '#domain/limits.ts';
import {
  customerDetail,
  customerExample,
  customerFields,
  customerRow,
  gstinMessage,
  gstinOfState,
} from './customer.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { day, daysInOrder, daysMessage, done, nameCursor } from './fields.ts';

const detailExample = {
  ...customerExample,
  ...{
    id: 1,
    version: 1,
    blocked: false,
    forgotten: false,
    has_pin: true,
    due: 1894,
    to_refund: 0,
    order_count: 3,
    open_order_count: 1,
    cart: [],
    similar: [],
  },
  credit: { ...creditExample, pass_until: null, pass_orders: 0 },
  created_at: '2026-09-01T09:30:00.000Z',
  last_seen_at: null,
  last_order_at: '2026-10-02T09:30:00.000Z',
};

const customerFilters = {
  q: optionalText(100),
  blocked: yes,
  route: optionalText(100),
  /** Who has not made a PIN yet. */
  without_pin: yes,
  /** Who owes, by the ledger: those who owe most first. */
  owes: yes,
};

const customerList = defineConsoleList({
  access: 'customers',
  filters: customerFilters,
  cursor: nameCursor,
  rows: { customers: z.array(customerRow) },
});

export const listCustomers = customerList.list(
  'Customers by firm, owner, phone or e-mail, in the order of their names; those who owe by how much.',
  {
    input: { q: 'negi' },
    output: {
      customers: [
        {
          ...{ id: 1, firm_name: 'Negi General Store', owner_name: 'Asha Negi' },
          ...{ mobile: '9876543210', city: 'Dehradun', route: 'Rajpur', blocked: false },
          ...{
            forgotten: false,
            due: 1894,
            order_count: 3,
            last_order_at: '2026-10-02T09:30:00.000Z',
          },
        },
      ],
      next: null,
    },
  },
);

export const countCustomers = customerList.count({ route: 'Rajpur' }, 12, 'customers');

export const exportCustomers = customerList.export(
  'All customers that the same filters find, by name, with profile and dues, as a CSV file.',
  { route: 'Rajpur' },
);

export const listRoutes = defineConsoleAction({
  summary: 'The delivery routes that customers are on, by name.',
  access: 'read-orders',
  input: noInput,
  output: z.object({ routes: z.array(z.string()) }),
  example: { input: {}, output: { routes: ['Clement Town', 'Rajpur'] } },
});

export const getCustomer = defineConsoleAction({
  summary: 'One customer whole: profile, dues, current cart, last seen.',
  access: 'customers',
  input: z.object({ id }),
  output: z.object({ customer: customerDetail }),
  example: { input: { id: 1 }, output: { customer: detailExample } },
});

export const saveCustomer = defineConsoleAction({
  summary: 'Changes a customer’s profile; a new one, without an id, gets a link to set the PIN.',
  access: 'customers',
  input: customerFields
    .extend({ id: id.optional(), version: id.optional() })
    .refine(gstinOfState, gstinMessage),
  output: z.object({ customer: customerDetail }),
  refusals: ['already-customer', 'changed-elsewhere'],
  example: {
    input: { ...customerExample, id: 1, version: 1 },
    output: { customer: detailExample },
  },
});

export const passCredit = defineConsoleAction({
  summary:
    'Lets a customer’s orders pass although credit does not allow them: until a day, or so many; what is left out ends. By owners, with a reason.',
  access: 'pass-credit',
  input: z.object({
    customer_id: id,
    until: day.optional(),
    orders: wholeNumber(0, maxPassOrders).default(0),
    reason: requiredText(300),
  }),
  output: z.object({ credit: customerDetail.shape.credit }),
  refusals: ['day-past', 'no-credit'],
  example: {
    input: { customer_id: 1, orders: 1, reason: 'Pays on Monday.' },
    output: { credit: { ...creditExample, passes: true, pass_until: null, pass_orders: 1 } },
  },
});

export const sendPinLink = defineConsoleAction({
  summary:
    'Mails a customer the link to set a PIN; within 24 hours of another e-mail or phone only by an owner.',
  access: 'customers',
  input: z.object({ id }),
  output: done,
  refusals: ['blocked', 'contact-changed', 'no-email'],
  example: { input: { id: 1 }, output: { message: 'The link is on its way.' } },
});

export const makePinLink = defineConsoleAction({
  summary:
    'A link to make the first PIN, for sending or printing it oneself; it works beside the one that was mailed.',
  access: 'customers',
  input: z.object({ id }),
  output: z.object({
    /** Of the link, on the shop's own address. */
    path: z.string(),
    /** What to send, in the customer's language, with the path where the link belongs. */
    message: z.string(),
    mobile: z.string(),
  }),
  refusals: ['blocked', 'contact-changed', 'has-pin'],
  example: {
    input: { id: 1 },
    output: {
      path: '/reset-pin?token=q1w2…',
      message: 'Hello Asha Negi, make your PIN: /reset-pin?token=q1w2…',
      mobile: '9876543210',
    },
  },
});

const pinLink = z.object({
  customer_id: z.int(),
  firm_name: z.string(),
  owner_name: z.string(),
  mobile: z.string(),
  /** Of the link, on the shop's own address. */
  path: z.string(),
  /** What to send, in the customer's language, with the path where the link belongs. */
  message: z.string(),
});

export type PinLinkWire = z.output<typeof pinLink>;

const customerIds = z
  .array(id, 'must be a list of numbers')
  .min(1, 'must name at least one customer')
  .max(maxPinLinks, `must name at most ${groupDigits(maxPinLinks)} customers`);

export const makePinLinks = defineConsoleAction({
  summary:
    'Links to make a PIN for many customers, named or found by the filters of their list, to print or send by WhatsApp. Each is valid for 7 days and once, and voids the ones before. Customers with a PIN are left out, but for an owner who asks for them too.',
  access: 'customers',
  input: z
    .object({
      ids: customerIds.optional(),
      filters: z.object(customerFilters).optional(),
      with_pin: z.boolean('must be true or false').default(false),
    })
    .refine((given) => (given.ids === undefined) !== (given.filters === undefined), {
      message: 'must be given, or filters, and not both',
      path: ['ids'],
    }),
  output: z.object({
    links: z.array(pinLink),
    /** When they end. */
    until: isoTime,
    left_out: z.array(
      z.object({
        customer_id: z.int(),
        firm_name: z.string(),
        why: z.enum(['has-pin', 'blocked', 'contact-changed']),
      }),
    ),
  }),
  refusals: ['too-many'],
  example: {
    input: { ids: [1, 2] },
    output: {
      links: [
        {
          ...{ customer_id: 1, firm_name: 'Negi General Store', owner_name: 'Asha Negi' },
          ...{ mobile: '9876543210', path: '/reset-pin?token=q1w2…' },
          message: 'Hello Asha Negi, make your PIN: /reset-pin?token=q1w2…',
        },
      ],
      until: '2026-10-09T09:30:00.000Z',
      left_out: [{ customer_id: 2, firm_name: 'Balaji Store', why: 'has-pin' }],
    },
  },
});

export const drawPinSlips = defineConsoleFile({
  summary:
    'Links of makePinLinks as slips to cut and hand over, 8 on a page of A4, each in the language of its customer.',
  access: 'customers',
  input: z.object({
    links: z
      .array(z.object({ customer_id: id, token: requiredText(100) }), 'must be a list of links')
      .min(1, 'must have at least one link')
      .max(maxPinLinks, `must have at most ${groupDigits(maxPinLinks)} links`),
    /** The shop's own address, for the links. */
    origin: requiredText(200).regex(
      /^https?:\/\/[^\s/?#]+$/,
      'must be an address that begins with https://',
    ),
  }),
  refusals: ['bad-token'],
  file: ['application/pdf'],
  example: { links: [{ customer_id: 1, token: 'q1w2…' }], origin: 'https://shop.example' },
});

export const blockCustomer = defineConsoleAction({
  summary: 'Blocks a customer, whose sessions end at once, or lets the customer in again.',
  access: 'customers',
  input: z.object({ id, blocked: z.boolean('must be true or false') }),
  output: z.object({ id: z.int(), blocked: z.boolean() }),
  example: { input: { id: 1, blocked: true }, output: { id: 1, blocked: true } },
});

export const forgetCustomer = defineConsoleAction({
  summary:
    'A customer leaves: whatever tells who it was is replaced or deleted, for good. Orders keep their bills, as the law asks.',
  access: 'personal-data',
  input: z.object({ id }),
  output: z.object({ customer: customerDetail }),
  refusals: ['open-orders', 'has-dues'],
  example: {
    input: { id: 1 },
    output: {
      customer: {
        ...detailExample,
        firm_name: 'Former customer 1',
        blocked: true,
        forgotten: true,
        open_order_count: 0,
        due: 0,
      },
    },
  },
});

export const exportCustomer = defineConsoleFile({
  summary:
    'Everything stored about one customer, table by table, as a JSON file. Money is in paise.',
  access: 'personal-data',
  input: z.object({ id }),
  file: ['application/json'],
  example: { id: 1 },
});

export const getLedger = defineConsoleAction({
  summary:
    'A customer’s papers between two days, both included, with the running balance: 500 at a time, oldest first.',
  access: 'payments',
  input: z
    .object({
      customer_id: id,
      ...{ from: day.optional(), to: day.optional() },
      /** The last line of the page before, as its `next` says. */
      cursor: ledgerCursor,
    })
    .refine(daysInOrder, daysMessage),
  output: z.object({
    /** What was owed before the first of these entries. */
    opening: rupees,
    entries: z.array(ledgerEntry),
    /** What was owed after the last of these days; below zero: the shop owes. */
    balance: rupees,
    on_order: onOrder,
    next: nextEntry,
  }),
  example: {
    input: { customer_id: 1, from: '2026-10-01', to: '2026-10-31' },
    output: {
      ...{ opening: 0, entries: [ledgerEntryExample], balance: 1894 },
      ...{ on_order: { orders: 1, amount: 972 }, next: null },
    },
  },
});

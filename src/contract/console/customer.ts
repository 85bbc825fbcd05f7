import { z } from 'zod';
import { credit as creditStanding } from '#contract/credit.ts';
import {
  count,
  flag,
  isoTime,
  numberField,
  optionalEmail,
  optionalText,
  requiredLine,
  requiredText,
  rupees,
  wholeNumber,
} from '#contract/fields.ts';
import { creditModes, maxCreditDays } from '#domain/customers/credit.ts';
import { isGstin, isPincode } from '#domain/india/indian-formats.ts';
import { isGstinOfState, stateFrom } from '#domain/india/indian-states.ts';
import { mobileFrom } from '#domain/india/mobile.ts';

const mobile = requiredText(20).transform((text, context) => {
  const digits = mobileFrom(text);
  if (digits) return digits;
  context.addIssue({ code: 'custom', message: 'must be a mobile number of 10 digits' });
  return z.NEVER;
});

const state = requiredText(100).transform((text, context) => {
  const known = stateFrom(text);
  if (known) return known;
  context.addIssue({ code: 'custom', message: 'must be a state or union territory of India' });
  return z.NEVER;
});

const gstNumber = optionalText(15)
  .transform((text) => text.toUpperCase())
  .refine(
    (text) => text === '' || isGstin(text),
    'is not a valid GSTIN: please check its letters and digits',
  );

/** What was agreed about credit. What is left out stays as it is; null: no limit. */
const credit = {
  credit_limit: z
    .union([
      z.literal('').transform(() => null),
      numberField(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount in rupees, at most 99,99,999.99'),
    ])
    .nullable()
    .optional(),
  credit_days: wholeNumber(0, maxCreditDays).optional(),
  credit_mode: z.enum(creditModes, 'must be warn or block').optional(),
  /** Whether dues are reminded of. */
  due_mails: flag.optional(),
};

/** Every field of the specification, checked as an operator types them. */
export const customerFields = z.object({
  firm_name: requiredLine(150),
  owner_name: requiredLine(100),
  mobile,
  /** '': none; the customer signs in with the phone. */
  email: optionalEmail,
  shop_no: optionalText(50),
  address: requiredText(500),
  city: requiredLine(100),
  state,
  country: requiredText(100).default('India'),
  pincode: requiredText(6).refine(isPincode, 'must be 6 digits, not beginning with 0'),
  distance: numberField(/^\d{1,4}(\.\d{1,2})?$/, 'must be kilometres, such as 6.5'),
  ssi_no: optionalText(50),
  food_licence: optionalText(50),
  dl_number: optionalText(50),
  gst_number: gstNumber,
  google: optionalText(500).refine(
    (text) => text === '' || /^https:\/\//.test(text),
    'must be a link that begins with https://',
  ),
  route: optionalText(100),
  ...credit,
});

/** A GSTIN names its state. */
export const gstinOfState = (given: { gst_number?: string; state?: string }) =>
  !given.gst_number || isGstinOfState(given.gst_number, given.state ?? '');
export const gstinMessage = { message: 'belongs to another state', path: ['gst_number'] };

export type CustomerFields = z.output<typeof customerFields>;

const plain = z.object({
  ...{ firm_name: z.string(), owner_name: z.string(), mobile: z.string(), email: z.string() },
  ...{ shop_no: z.string(), address: z.string(), city: z.string(), state: z.string() },
  ...{ country: z.string(), pincode: z.string(), distance: z.number(), ssi_no: z.string() },
  ...{ food_licence: z.string(), dl_number: z.string(), gst_number: z.string() },
  ...{ google: z.string(), route: z.string() },
  ...{ credit_limit: rupees.nullable(), credit_days: count, credit_mode: z.enum(creditModes) },
  due_mails: z.boolean(),
});

export const customerRow = z.object({
  id: z.int(),
  firm_name: z.string(),
  owner_name: z.string(),
  mobile: z.string(),
  city: z.string(),
  route: z.string(),
  blocked: z.boolean(),
  /** Left: what told who it was is replaced; without owner and phone. */
  forgotten: z.boolean(),
  /** By the ledger; negative where the shop owes. */
  due: rupees,
  order_count: count,
  last_order_at: isoTime.nullable(),
});

/** Customers that may be the same shop, and why. */
export const similarCustomers = z.array(
  z.object({ id: z.int(), firm_name: z.string(), why: z.string() }),
);

export type SimilarWire = z.output<typeof similarCustomers>;

/** With what an owner lets pass. */
const customerCredit = creditStanding.extend({
  pass_until: z.string().nullable(),
  pass_orders: count,
});

export const customerDetail = plain.extend({
  id: z.int(),
  version: z.int(),
  blocked: z.boolean(),
  /** Left: what told who it was is replaced. */
  forgotten: z.boolean(),
  has_pin: z.boolean(),
  created_at: isoTime,
  last_seen_at: isoTime.nullable(),
  due: rupees,
  /** Paid for cancelled orders, and taken off what is due. */
  to_refund: rupees,
  order_count: count,
  /** Neither delivered nor cancelled. */
  open_order_count: count,
  last_order_at: isoTime.nullable(),
  /** null: no credit was agreed. */
  credit: customerCredit.nullable(),
  /** Other customers with the same GSTIN. */
  similar: similarCustomers,
  cart: z.array(
    z.object({
      product_id: z.int(),
      product_name: z.string(),
      set_qty: z.int(),
      variant_qty: count,
    }),
  ),
});

export type CustomerDetailWire = z.output<typeof customerDetail>;

export const customerExample = {
  ...{ firm_name: 'Negi General Store', owner_name: 'Asha Negi', mobile: '9876543210' },
  ...{ email: 'demo@thok.example', shop_no: '12', address: 'Rajpur Road', city: 'Dehradun' },
  ...{ state: 'Uttarakhand', country: 'India', pincode: '248001', distance: 6.5, ssi_no: '' },
  ...{ food_licence: '', dl_number: '', gst_number: '', google: '', route: 'Rajpur' },
  ...{ credit_limit: 50_000, credit_days: 15, credit_mode: 'block' as const, due_mails: true },
};

import { z } from 'zod';
import {
  count,
  id,
  isoTime,
  numberField,
  optionalText,
  requiredText,
  rupees,
  wholeNumber,
} from '#contract/fields.ts';
import { totals } from '#contract/order.ts';
import { couponStates } from '#domain/coupons/coupon.ts';
import { defineConsoleAction } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { cursor, done, moment } from './fields.ts';
import { typedLines } from './phone-order.ts';

const money = /^\d{1,7}(\.\d{1,2})?$/;
const amountMessage = 'must be an amount in rupees above 0, at most 99,99,999.99';
const positive = numberField(money, amountMessage, (value) => value > 0);
const uses = wholeNumber(1, 1_000_000).nullish();

const couponFields = z.object({
  code: requiredText(30)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be letters and digits, without spaces')
    .transform((code) => code.toUpperCase()),
  kind: z.enum(['flat', 'percent']),
  /** Rupees, or a whole percent. */
  amount: positive,
  /** The most that a percent takes off. */
  ceiling: positive.nullish(),
  /** On the selling total. */
  minimum: numberField(money, 'must be an amount in rupees, at most 99,99,999.99').default(0),
  starts_at: moment,
  /** Not itself. */
  ends_at: moment,
  limit_total: uses,
  limit_per_customer: uses,
  active: z.boolean('must be true or false'),
});

type Fields = z.output<typeof couponFields>;

/** What is wrong with one field in view of another. */
function couponRules(fields: Fields, context: z.RefinementCtx): void {
  const wrong = (field: keyof Fields, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const { kind, amount, ceiling, limit_total: inAll, limit_per_customer: each } = fields;
  if (kind === 'percent' && (amount > 100 || !Number.isInteger(amount))) {
    wrong('amount', 'must be a whole number from 1 to 100');
  }
  if (kind === 'flat' && ceiling) wrong('ceiling', 'is only for a percent');
  if (Date.parse(fields.starts_at) >= Date.parse(fields.ends_at)) {
    wrong('ends_at', 'must be after the start');
  }
  if (inAll && each && each > inAll) {
    wrong('limit_per_customer', 'must not be more than the uses in all');
  }
}

const coupon = z.object({
  ...{ id: z.int(), version: z.int(), code: z.string(), kind: z.enum(['flat', 'percent']) },
  ...{ amount: rupees, ceiling: rupees.nullable(), minimum: rupees },
  ...{ starts_at: isoTime, ends_at: isoTime, active: z.boolean() },
  ...{ limit_total: z.int().nullable(), limit_per_customer: z.int().nullable() },
  state: z.enum(couponStates),
  /** Orders that used it and were not cancelled. */
  uses: count,
});

export type CouponWire = z.output<typeof coupon>;

const example: CouponWire = {
  ...{ id: 4, version: 1, code: 'WEEKEND10', kind: 'percent', amount: 10, ceiling: 200 },
  ...{ minimum: 999, starts_at: '2026-10-02T18:30:00.000Z', ends_at: '2026-10-04T18:30:00.000Z' },
  ...{ limit_total: null, limit_per_customer: 1, active: true, state: 'now', uses: 12 },
};

const filters = {
  q: optionalText(30),
  state: z.enum(couponStates).optional(),
};

const couponList = defineConsoleList({
  access: 'promotions',
  filters,
  cursor,
  rows: { coupons: z.array(coupon) },
});

export const listCoupons = couponList.list(
  'Coupons by code and state, the newest first, with how often each was used.',
  { input: { state: 'now' }, output: { coupons: [example], next: null } },
);

export const countCoupons = couponList.count({}, 3, 'coupons');

export const exportCoupons = couponList.export(
  'All coupons that the same filters find, as a CSV file.',
  { state: 'over' },
);

export const getCoupon = defineConsoleAction({
  summary: 'One coupon with how often it was used.',
  access: 'promotions',
  input: z.object({ id }),
  output: z.object({ coupon }),
  example: { input: { id: 4 }, output: { coupon: example } },
});

export const saveCoupon = defineConsoleAction({
  summary: 'Adds a coupon, or changes the one with this id. Orders that used it stay as they are.',
  access: 'promotions',
  input: couponFields
    .extend({ id: id.optional(), version: id.optional() })
    .superRefine(couponRules),
  output: z.object({ coupon }),
  refusals: ['code-taken', 'changed-elsewhere'],
  example: {
    input: {
      ...{ code: 'WEEKEND10', kind: 'percent', amount: 10, ceiling: 200, minimum: 999 },
      ...{ starts_at: example.starts_at, ends_at: example.ends_at },
      ...{ limit_per_customer: 1, active: true },
    },
    output: { coupon: example },
  },
});

export const deleteCoupon = defineConsoleAction({
  summary: 'Deletes a coupon that no order uses; any other can only be switched off.',
  access: 'promotions',
  input: z.object({ id }),
  output: done,
  refusals: ['coupon-used'],
  example: { input: { id: 4 }, output: { message: 'WEEKEND10 is deleted.' } },
});

export const tryCoupon = defineConsoleAction({
  summary:
    'What a coupon would take off now, by the rules of the shop: on lines, on an amount, or else on the customer’s cart. Nothing is used up.',
  access: 'promotions',
  input: z
    .object({
      ...{ code: requiredText(30), customer_id: id.optional(), amount: positive.optional() },
      lines: typedLines.optional(),
    })
    .refine(({ customer_id, amount, lines }) => customer_id ?? amount ?? lines, {
      message: 'is required without a customer or lines',
      path: ['amount'],
    })
    .refine(({ amount, lines }) => amount === undefined || lines === undefined, {
      message: 'is only for a try without lines',
      path: ['amount'],
    }),
  output: z.object({
    valid: z.boolean(),
    /** The selling total it was tried on. */
    total: rupees,
    discount: rupees,
    /** Of the cart or the lines, without delivery; not there for an amount. */
    totals: z.object(totals).optional(),
    /** What the customer is told. */
    message: z.string(),
    amount_needed: rupees.optional(),
  }),
  refusals: ['not-for-sale'],
  example: {
    input: { code: 'WEEKEND10', amount: 1200 },
    output: { valid: true, total: 1200, discount: 120, message: 'Coupon applied.' },
  },
});

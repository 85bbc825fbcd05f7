import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ActionName, actionNamed, actionNames } from './index.ts';
import { isSuccess, parseNumbers, readAnswer } from './read-answer.ts';

/** Spec §7, "response read": which calls name `success`, and which name no value of success. */
const bySuccess =
  `getHomeSettings getManageWebsiteData getTermsData getPrivacyData getRefundData getShippingData
  getAllFaqs getProductStock getReviewsByProductId submitProductReview insertOrder getOrderById
  cancelOrderById getPriceUpdateNotificationCount markPriceUpdateClicked registerUsernew`.split(
    /\s+/,
  );
const byNothing =
  `getAllBannersLast getAllBannersBottom getAllProductsWithImageNewBest getAllProductsWithImageNew
  searchProducts getProductBySlug getSubSubcategoriesBySubcategorySlugiff
  getSubSubcategoriesBySubcategorySlug getCartItemsByUserId getCartProductByUserId removeFromCart
  updateOrderQtyEditDelivery contactUsForm`.split(/\s+/);

function tellsBy(name: ActionName): 'status' | 'success' | 'nothing' {
  if (byNothing.includes(name)) return 'nothing';
  // Our own tell it by their envelope, as those do that name `status`.
  return bySuccess.includes(name) ? 'success' : actionNamed(name).envelope;
}

/** A server of another language: numbers and flags as text. */
function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asText(one)]));
}

describe.each(actionNames)('%s', (name) => {
  const { example } = actionNamed(name);
  const by = tellsBy(name);
  const succeeds = (envelope: object) => isSuccess(name, { ...example.output, ...envelope });

  test(`takes only the success value that the specification names: ${by}`, () => {
    expect(succeeds({ status: 'success' })).toBe(by !== 'success');
    expect(succeeds({ success: true })).toBe(by !== 'status');
    for (const other of [{}, { status: 'ok' }, { success: 'yes' }, { status: true }, { data: 1 }]) {
      expect(succeeds(other), JSON.stringify(other)).toBe(by === 'nothing');
    }
  });
});

/** No other server answers these: what is a number in ours comes as one. */
const onlyOurs = new Set<string>([
  ...['getSignedInDevices', 'getInvoiceById', 'getCreditNoteById', 'getReturnsByOrder'],
  'getCredit',
  ...['getAccount', 'getAccountEntries', 'getReceiptById'],
]);

test.each(actionNames.filter((name) => !onlyOurs.has(name)))(
  '%s is read alike from a server that answers numbers as text',
  (name) => {
    const { output } = actionNamed(name).example;
    expect(parseNumbers(asText(output))).toEqual(withFlagsAsNumbers(output));
  },
);

/** `express_delivery` is an amount in the settings and a flag in an order: '1' serves as both. */
function withFlagsAsNumbers(output: unknown): unknown {
  return JSON.parse(
    JSON.stringify(output, (key, value) => {
      return key === 'express_delivery' ? Number(value) : value;
    }),
  );
}

test.each([
  ['loginUserdata', { status: 'success', user_name: 'Asha' }],
  ['getCouponDataByUserId', { status: 'success' }],
  ['getCouponDataByUserId', { status: 'success', discount_applied: 'much' }],
  ['countCartVariants', { status: 'success', count: null }],
  ['getPriceUpdateNotificationCount', { success: true }],
  ['getProductStock', { success: true, stock: null }],
] as const)('%s with %j is no success: its number is missing', (name, body) => {
  expect(isSuccess(name, readAnswer({ ...body }))).toBe(false);
});

test('every number of every answer is known by its name, and no text is', () => {
  for (const name of actionNames) {
    const schema = z.toJSONSchema(actionNamed(name).output, { unrepresentable: 'any' });
    for (const [field, types] of leavesOf(schema as Schema)) {
      const isNumber = types.has('number') || types.has('integer');
      if (onlyOurs.has(name) || types.has('boolean')) continue;
      const parsed = parseNumbers({ [field]: '12' });
      expect(parsed, `${name}: ${field}`).toEqual({ [field]: isNumber ? 12 : '12' });
    }
  }
});

type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
};

function leavesOf(schema: Schema, field = '', found = new Map<string, Set<string>>()) {
  for (const one of schema.anyOf ?? []) leavesOf(one, field, found);
  if (schema.items) leavesOf(schema.items, field, found);
  for (const [key, one] of Object.entries(schema.properties ?? {})) leavesOf(one, key, found);
  const types = [schema.type ?? []].flat().filter((type) => !/object|array|null/.test(type));
  for (const type of types) found.set(field, (found.get(field) ?? new Set()).add(type));
  return found;
}

test.each([
  ['184.50', 184.5],
  ['-2', -2],
  ['', null],
  ['1e3', '1e3'],
  ['0x10', '0x10'],
  ['about 5', 'about 5'],
])('an amount given as %j is read as %j', (given, read) => {
  expect(parseNumbers({ total_to_pay: given })).toEqual({ total_to_pay: read });
});

test.each([{ product: null }, { success: true, order: null }])('%j is not there', (body) => {
  expect(() => readAnswer(body)).toThrow(expect.objectContaining({ code: 'not-found' }));
});

import { describe, expect, test } from 'vitest';
import type { ActionName } from '#contract/index.ts';
import { actionNamed, actionNames } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { parseInput, readQuery } from '#server/api/input.ts';
import { refusalMessage } from './refusal-message.ts';

function refusalIn(read: () => unknown): Refusal | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function inHindi(read: () => unknown): string {
  const refusal = refusalIn(read);
  if (!refusal) throw new Error('nothing was refused');
  return refusalMessage('hi', refusal);
}

/** The example of an action with other values in some fields; undefined leaves one out. */
function parse(name: ActionName, fields: Record<string, unknown>): () => unknown {
  const action = actionNamed(name);
  return () => parseInput(action, { ...action.example.input, ...fields });
}

const wrong = 'यह जानकारी सही नहीं है';

test.each([
  ['submitProductReview', { rating: 6 }, `${wrong}: रेटिंग। 1 से 5 तक का पूरा नंबर भरें।`],
  ['submitProductReview', { rating: undefined }, `${wrong}: रेटिंग। इसे भरें।`],
  ['submitProductReview', { rating: [] }, `${wrong}: रेटिंग। नंबर भरें।`],
  ['submitProductReview', { review: ' ' }, `${wrong}: रिव्यू। इसे भरें।`],
  [
    'submitProductReview',
    { review: 'a'.repeat(2_001) },
    `${wrong}: रिव्यू। ज़्यादा से ज़्यादा 2000 अक्षर लिखें।`,
  ],
  ['submitProductReview', { review: {} }, `${wrong}: रिव्यू।`],
  ['submitProductReview', { review: 'a\0b' }, /^यह जानकारी सही नहीं है: रिव्यू। .*सेव नहीं हो सकते/],
  ['contactUsForm', { email: 'asha' }, `${wrong}: ईमेल। name@example.com जैसा सही ईमेल भरें।`],
  ['registerUsernew', { phone: '12345' }, `${wrong}: फ़ोन। 10 अंकों का मोबाइल नंबर भरें।`],
  ['updatePinWithToken', { pin: 'abcdef' }, `${wrong}: पिन। पिन 6 अंकों का होता है।`],
  ['insertOrder', { delivery_type: 'x' }, `${wrong}: खुद ले जाएँ या डिलीवरी। जो दिए हैं उनमें से चुनें।`],
  ['insertOrder', { express_delivery: 'x' }, `${wrong}: एक्सप्रेस डिलीवरी। जो दिए हैं उनमें से चुनें।`],
  ['getAllProductsByBrand', { price_min: 'x' }, `${wrong}: कम से कम दाम। ₹99,99,999 तक की रकम भरें।`],
  ['getOrdersByUserId', { min_total: 'x' }, `${wrong}: कम से कम रकम। रकम रुपये में भरें।`],
  ['matchOrderLines', { lines: [] }, `${wrong}: लिस्ट। कम से कम एक लाइन दें।`],
  ['matchOrderLines', { lines: Array(201).fill('a') }, `${wrong}: लिस्ट। ज़्यादा से ज़्यादा 200 लाइनें दें।`],
  ['matchOrderLines', { lines: ['a', ''] }, `${wrong}: लाइन 2। इसे भरें।`],
  ['readOrderFile', { file: '?' }, `${wrong}: फ़ाइल। फ़ाइल फिर से चुनें।`],
  ['readOrderFile', { file: 'a'.repeat(400_000) }, `${wrong}: फ़ाइल।`],
  [
    'addManyToCart',
    { lines: [{ product_id: 1, type: 'variant1', set_qty: 6, packs: 0 }] },
    `${wrong}: लाइन 1, पैक। 1 से 9999 तक का पूरा नंबर भरें।`,
  ],
  [
    'updateOrderQtyEditDelivery',
    { updatedCart: [{ id: 1, variant_qty: 1.5 }] },
    `${wrong}: लाइन 1, पैक। पूरे पैक में भरें।`,
  ],
  ['addToCart', { product_id: 'x' }, `${wrong}।`],
] as const)('%s with %o is refused in Hindi', (name, fields, said) => {
  const text = inHindi(parse(name, fields));
  if (typeof said === 'string') expect(text).toBe(said);
  else expect(text).toMatch(said);
});

test('what a program alone sends wrongly is said without its details', () => {
  expect(inHindi(() => readQuery('a=1&a=1'))).toBe(`${wrong}।`);
  expect(inHindi(() => parseInput(actionNamed('contactUsForm'), 'text'))).toBe(`${wrong}।`);
});

describe.each(actionNames)('%s', (name) => {
  const { shape } = actionNamed(name).input;
  const values = [undefined, null, '', 'x', 'x'.repeat(400_000), '9'.repeat(20), -1, 1.5, {}, [{}]];

  test('has no English in what it refuses in Hindi, and no Hindi in English', () => {
    for (const field of Object.keys(shape)) {
      for (const value of values) {
        const { input } = actionNamed(name);
        const given = { ...actionNamed(name).example.input, [field]: value };
        const refusal = refusalIn(() => parseInput({ input }, given));
        if (!refusal) continue;
        const text = refusalMessage('hi', refusal).replace('name@example.com', '');
        expect(text, `${field}: ${value}`).toMatch(/^यह जानकारी सही नहीं है[:।][^A-Za-z(]*$/);
        expect(refusalMessage('en', refusal)).toBe(refusal.message);
        expect(refusal.message).toMatch(/^[A-Z]\P{Script=Devanagari}+\.$/u);
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { actionNamed } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { parseInput, readQuery } from './input.ts';

/** The code and message of what is refused. */
function refusalOf(read: () => unknown): [string, string] {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message];
    throw error;
  }
  throw new Error('nothing was refused');
}

/** What is wrong with each field of what is refused. */
function fieldsOf(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return error.extra.fields;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a query', () => {
  test('is read as an object of texts that inherits nothing', () => {
    const input = readQuery('slug=face%20care&q=a+b&empty=');
    expect({ ...input }).toEqual({ slug: 'face care', q: 'a b', empty: '' });
    expect(Object.getPrototypeOf(input)).toBeNull();
    expect({ ...readQuery('toString=1') }).toEqual({ toString: '1' });
  });

  test.each([
    ['a=1&a=1', 'A is given more than once.'],
    ['__proto__=1', 'Proto is not allowed.'],
    ['constructor=1', 'Constructor is not allowed.'],
    ['prototype=1', 'Prototype is not allowed.'],
    ['a%00b=1', 'A b has a character that cannot be saved: please type it again.'],
    ['%1F%01=1&%1F%01=2', 'What was sent is given more than once.'],
    [`${'n'.repeat(90)}=1&${'n'.repeat(90)}=2`, `N${'n'.repeat(59)} is given more than once.`],
    ['=1&=2', 'What was sent is given more than once.'],
  ])('of %s is refused', (query, message) => {
    expect(refusalOf(() => readQuery(query))).toEqual(['bad-input', message]);
  });

  test('may have 100 fields, and not one more', () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, at) => `f${at}=1`).join('&');
    expect(Object.keys(readQuery(fields(100)))).toHaveLength(100);
    expect(refusalOf(() => readQuery(fields(101)))).toEqual([
      'bad-input',
      'What was sent has too many fields.',
    ]);
    for (const start of ['&', '&&']) {
      expect(refusalOf(() => readQuery(start + fields(101)))[1]).toBe(
        'What was sent has too many fields.',
      );
    }
  });
});

describe('an input', () => {
  const contact = actionNamed('contactUsForm');
  const good = { name: 'Asha', email: 'asha@thok.example', message: 'Hello' };

  test('that fits is parsed, with what was left out filled in', () => {
    expect(parseInput(contact, good)).toEqual({ ...good, subject: '', website: '' });
  });

  test.each([
    [{ ...good, name: 'a\0b' }, 'Name has a character that cannot be saved: please type it again.'],
    [
      { ...good, more: { deep: ['a\0b'] } },
      'Line 1 has a character that cannot be saved: please type it again.',
    ],
    [
      { ...good, more: { 'a\0b': 1 } },
      'A b has a character that cannot be saved: please type it again.',
    ],
    [{ ...good, more: { constructor: 1 } }, 'Constructor is not allowed.'],
    [JSON.parse('{"__proto__":{}}'), 'Proto is not allowed.'],
    ['a\0b', 'What was sent has a character that cannot be saved: please type it again.'],
    [
      { ...good, name: 'a\ud800b' },
      'Name has a character that cannot be saved: please type it again.',
    ],
    [
      { ...good, more: { deep: ['\udc00'] } },
      'Line 1 has a character that cannot be saved: please type it again.',
    ],
    [
      { ...good, more: { 'a\ud800': 1 } },
      'A has a character that cannot be saved: please type it again.',
    ],
  ])('%o is refused with the path of the field', (input, message) => {
    expect(refusalOf(() => parseInput(contact, input))).toEqual(['bad-input', message]);
  });

  test('that its schema refuses is refused with the field and the reason', () => {
    const [code, message] = refusalOf(() => parseInput(contact, { ...good, email: 'asha' }));
    expect([code, message]).toEqual(['bad-input', expect.stringMatching(/^Email ./)]);
    expect(refusalOf(() => parseInput(contact, 'text'))[1]).toMatch(/^What was sent ./);
    expect(refusalOf(() => parseInput(contact, null))[1]).toMatch(/^What was sent ./);
  });

  test('that its schema refuses inside a list is refused with the path to it', () => {
    const edit = actionNamed('updateOrderQtyEditDelivery');
    const updatedCart = [{ id: 1, variant_qty: 1 }, { id: 1 }];
    expect(refusalOf(() => parseInput(edit, { id: 1, updatedCart }))[1]).toMatch(
      /^Number of packs of line 2 is required/,
    );
  });

  test('that is wrong names each field with its path for programs', () => {
    const edit = actionNamed('updateOrderQtyEditDelivery');
    expect(fieldsOf(() => parseInput(edit, { updatedCart: [{ id: 0 }] }))).toEqual({
      id: 'is required',
      'updatedCart.0.id': 'must be a whole number, 1 or more',
      'updatedCart.0.variant_qty': 'is required',
    });
    expect(fieldsOf(() => readQuery('constructor=1'))).toEqual({ constructor: 'is not allowed' });
  });

  test('has numbers taken as text where a text is asked', () => {
    const reset = { token: 'a-token', pin: 246810 };
    expect(parseInput(actionNamed('updatePinWithToken'), reset)).toMatchObject({ pin: '246810' });
    const contactNumber = { ...good, name: 7, message: 1.5 };
    expect(parseInput(contact, contactNumber)).toMatchObject({ name: '7', message: '1.5' });
    const lines = { user_id: 1, lines: ['soap', 8901234567890] };
    expect(parseInput(actionNamed('matchOrderLines'), lines)).toMatchObject({
      lines: ['soap', '8901234567890'],
    });
    expect(refusalOf(() => parseInput(contact, { ...good, email: 7 }))[1]).toMatch(/^Email must/);
  });

  test('has a list taken as JSON text, as forms send it', () => {
    const edit = actionNamed('updateOrderQtyEditDelivery');
    const parse = (updatedCart: string) => parseInput(edit, { id: '31', updatedCart });
    expect(parse('[{"id":77,"variant_qty":"3"}]')).toMatchObject({
      updatedCart: [{ id: 77, variant_qty: 3 }],
    });
    expect(refusalOf(() => parse('[{"id":77}]'))[1]).toBe('Number of packs of line 1 is required.');
    expect(refusalOf(() => parse('[{'))[1]).toBe('What was sent is not valid JSON or form data.');
    expect(refusalOf(() => parse('77'))[1]).toBe('Order must be a list of order lines.');
    expect(refusalOf(() => parse('[{"__proto__":1}]'))[1]).toBe('Proto of line 1 is not allowed.');
    expect(refusalOf(() => parse('['.repeat(50)))[1]).toBe('What was sent is nested too deeply.');
  });

  test('nested twenty deep is taken, one deeper is refused', () => {
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);
    expect(parseInput(contact, { ...good, more: nested(19) })).toMatchObject(good);
    expect(refusalOf(() => parseInput(contact, { ...good, more: nested(20) }))).toEqual([
      'bad-input',
      'Line 1 is nested too deeply.',
    ]);
  });

  test('with null or numbers in fields nobody reads is taken', () => {
    expect(parseInput(contact, { ...good, more: [null, 1, true] })).toMatchObject(good);
  });
});

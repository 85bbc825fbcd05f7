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

describe('a query', () => {
  test('is read as an object of texts that inherits nothing', () => {
    const input = readQuery('slug=face%20care&q=a+b&empty=');
    expect({ ...input }).toEqual({ slug: 'face care', q: 'a b', empty: '' });
    expect(Object.getPrototypeOf(input)).toBeNull();
    expect({ ...readQuery('toString=1') }).toEqual({ toString: '1' });
  });

  test.each([
    ['a=1&a=1', 'a: is given more than once'],
    ['__proto__=1', '__proto__: is not allowed'],
    ['constructor=1', 'constructor: is not allowed'],
    ['prototype=1', 'prototype: is not allowed'],
    ['a%00b=1', 'a?b: must not contain a NUL character'],
    ['%1F%01=1&%1F%01=2', '??: is given more than once'],
    [`${'n'.repeat(90)}=1&${'n'.repeat(90)}=2`, `${'n'.repeat(60)}: is given more than once`],
    ['=1&=2', 'body: is given more than once'],
  ])('of %s is refused', (query, message) => {
    expect(refusalOf(() => readQuery(query))).toEqual(['bad-input', message]);
  });

  test('may have 100 fields, and not one more', () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, at) => `f${at}=1`).join('&');
    expect(Object.keys(readQuery(fields(100)))).toHaveLength(100);
    expect(refusalOf(() => readQuery(fields(101)))).toEqual([
      'bad-input',
      'body: has too many fields',
    ]);
    for (const start of ['&', '&&']) {
      expect(refusalOf(() => readQuery(start + fields(101)))[1]).toBe('body: has too many fields');
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
    [{ ...good, name: 'a\0b' }, 'name: must not contain a NUL character'],
    [{ ...good, more: { deep: ['a\0b'] } }, 'more.deep.0: must not contain a NUL character'],
    [{ ...good, more: { 'a\0b': 1 } }, 'more.a?b: must not contain a NUL character'],
    [{ ...good, more: { constructor: 1 } }, 'more.constructor: is not allowed'],
    [JSON.parse('{"__proto__":{}}'), '__proto__: is not allowed'],
    ['a\0b', 'body: must not contain a NUL character'],
    [{ ...good, name: 'a\ud800b' }, 'name: must not contain half a character'],
    [{ ...good, more: { deep: ['\udc00'] } }, 'more.deep.0: must not contain half a character'],
    [{ ...good, more: { 'a\ud800': 1 } }, 'more.a\ufffd: must not contain half a character'],
  ])('%o is refused with the path of the field', (input, message) => {
    expect(refusalOf(() => parseInput(contact, input))).toEqual(['bad-input', message]);
  });

  test('that its schema refuses is refused with the field and the reason', () => {
    const [code, message] = refusalOf(() => parseInput(contact, { ...good, email: 'asha' }));
    expect([code, message]).toEqual(['bad-input', expect.stringMatching(/^email: ./)]);
    expect(refusalOf(() => parseInput(contact, 'text'))[1]).toMatch(/^body: ./);
    expect(refusalOf(() => parseInput(contact, null))[1]).toMatch(/^body: ./);
  });

  test('that its schema refuses inside a list is refused with the path to it', () => {
    const edit = actionNamed('updateOrderQtyEditDelivery');
    const updatedCart = [{ id: 1, variant_qty: 1 }, { id: 1 }];
    expect(refusalOf(() => parseInput(edit, { id: 1, updatedCart }))[1]).toMatch(
      /^updatedCart\.1\.variant_qty: must be /,
    );
  });

  test('nested twenty deep is taken, one deeper is refused', () => {
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);
    expect(parseInput(contact, { ...good, more: nested(19) })).toMatchObject(good);
    expect(refusalOf(() => parseInput(contact, { ...good, more: nested(20) }))).toEqual([
      'bad-input',
      `more${'.0'.repeat(20)}: is nested too deeply`,
    ]);
  });

  test('with null or numbers in fields nobody reads is taken', () => {
    expect(parseInput(contact, { ...good, more: [null, 1, true] })).toMatchObject(good);
  });
});

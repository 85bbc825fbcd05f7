import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { actionNamed, actionNames } from '#contract/index.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let signedIn: Record<string, string>;
const customerId = 1;

beforeAll(async () => {
  shop = await startApp();
  signedIn = await shop.signIn(customerId);
});
afterAll(() => shop.close());

type Fields = Record<string, unknown>;

/** Sends to both forms of the address, and expects the same of both. */
async function send(name: string, fields: Fields, method?: 'GET' | 'POST') {
  const answers = await Promise.all(
    [`/api?endpoint=${name}`, `/api/${name}?`].map((address) => {
      const query = new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]));
      return (method ?? methodOf(name)) === 'GET'
        ? shop.app.inject({ url: `${address}&${query}`, headers: signedIn })
        : shop.app.inject({ url: address, method: 'POST', headers: signedIn, payload: fields });
    }),
  );
  const [first, second] = answers.map((answer) => ({
    http: answer.statusCode,
    ...answer.json(),
  }));
  expect({ ...second, request_id: 0 }).toEqual({ ...first, request_id: 0 });
  return first;
}

function sendRaw(name: string, payload: string, type = 'application/json') {
  return shop.app.inject({
    url: `/api?endpoint=${name}`,
    method: 'POST',
    headers: { ...signedIn, 'content-type': type },
    payload,
  });
}

function methodOf(name: string): 'GET' | 'POST' {
  return actionNames.includes(name as never) ? actionNamed(name as never).method : 'GET';
}

function goodInput(name: (typeof actionNames)[number]): Fields {
  const example = actionNamed(name).example.input as Fields;
  const own = Object.fromEntries(
    ['user_id', 'userId'].filter((key) => key in example).map((key) => [key, customerId]),
  );
  return { ...example, ...own };
}

/** Required fields, and the fields that hold text, by the schema itself. */
function fieldsOf(name: (typeof actionNames)[number]) {
  const { shape } = actionNamed(name).input as z.ZodObject;
  const required = Object.keys(shape).filter((key) => !shape[key]?.safeParse(undefined).success);
  const text = Object.keys(shape).filter((key) => shape[key]?.safeParse('a').success);
  const numeric = Object.keys(shape).filter(
    (key) => shape[key]?.safeParse(1).success && !shape[key]?.safeParse('a').success,
  );
  return { required, text, numeric };
}

test('an unknown action is 404 in both envelopes', async () => {
  for (const name of ['nope', '__proto__', 'constructor', 'toString', '', 'getBanners/x', '%00']) {
    const answer = await shop.app.inject({ url: `/api?endpoint=${encodeURIComponent(name)}` });
    expect(answer.statusCode, name).toBe(404);
    expect(answer.json()).toMatchObject({
      status: 'error',
      success: false,
      code: 'unknown-action',
    });
  }
});

describe.each(actionNames)('%s', (name) => {
  const action = actionNamed(name);
  const { required, text, numeric } = fieldsOf(name);
  const flag = action.envelope === 'status' ? { status: 'error' } : { success: false };
  const refused = (field: string) => ({
    ...flag,
    http: 400,
    code: 'bad-input',
    fields: { [field]: expect.any(String) },
  });

  test('called with the other method is 405', async () => {
    const other = action.method === 'GET' ? 'POST' : 'GET';
    const answer = await shop.app.inject({ url: `/api/${name}`, method: other, headers: signedIn });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(action.method);
    expect(answer.json()).toMatchObject({ ...flag, code: 'wrong-method' });
  });

  test('without a required field is 400 and names it', async () => {
    for (const field of required) {
      const { [field]: _, ...rest } = goodInput(name);
      expect(await send(name, rest)).toMatchObject(refused(field));
    }
  });

  test('with a malformed number is 400 and names it', async () => {
    for (const field of numeric.filter((one) => one !== 'express_delivery')) {
      const fractions = /id$|^page$|^limit$/i.test(field) ? ['1.5', '-1'] : [];
      const blank = required.includes(field) ? [' '] : []; // counts as left out
      const wrong = ['x', '1e3', '0x10', '99999999999', '1;drop table', ...fractions, ...blank];
      for (const value of wrong) {
        expect(await send(name, { ...goodInput(name), [field]: value })).toMatchObject(
          refused(field),
        );
      }
    }
  });

  test('with an oversized text is 400 and names it', async () => {
    for (const field of text.filter(
      (one) => !['cart_items', 'billing_info', 'updatedStockMap'].includes(one),
    )) {
      const long = { ...goodInput(name), [field]: 'a'.repeat(6_000) };
      expect(await send(name, long)).toMatchObject(refused(field));
    }
  });

  test('with a NUL byte is 400 and names the field', async () => {
    for (const field of [...text, 'unknown_field']) {
      const answer = await send(name, { ...goodInput(name), [field]: 'a\0b' });
      expect(answer).toMatchObject(refused(field));
    }
  });

  test('with a __proto__ key is 400 and names it', async () => {
    const url = `/api/${name}?__proto__=1`;
    const answer =
      action.method === 'GET'
        ? await shop.app.inject({ url, headers: signedIn })
        : await sendRaw(name, '{"__proto__":{"admin":true}}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'bad-input',
      fields: { ['__proto__']: 'is not allowed' },
    });
  });

  test('with a field given twice is 400 and names it', async () => {
    const answer = await shop.app.inject({
      url: `/api/${name}?slug=a&slug=b`,
      method: action.method,
      headers: signedIn,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Slug is given more than once.',
      fields: { slug: 'is given more than once' },
    });
  });

  test('with an address over 8 KB is 413', async () => {
    const answer = await shop.app.inject({
      url: `/api/${name}?x=${'a'.repeat(9_000)}`,
      method: action.method,
      headers: signedIn,
    });
    expect(answer.statusCode).toBe(413);
  });

  if (action.method === 'POST') {
    test.each([
      ['broken JSON', '{"a":', 400],
      ['no JSON at all', 'hello', 400],
      ['a list', '[1,2]', 400],
      ['a text', '"text"', 400],
      ['a body over 512 KB', JSON.stringify({ message: 'a'.repeat(600_000) }), 413],
      ['deep nesting', `{"cart_items":${'['.repeat(200)}${']'.repeat(200)}}`, 400],
    ])('with %s is refused and names the field', async (_what, payload, status) => {
      const answer = await sendRaw(name, payload);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject(flag);
      expect(answer.json().message).toMatch(/^What was sent /);
    });

    test('with a body of an unknown kind is 400', async () => {
      expect((await sendRaw(name, '<a/>', 'text/xml')).statusCode).toBe(400);
    });
  }
});

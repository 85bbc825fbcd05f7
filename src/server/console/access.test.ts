import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleActionNamed, consoleActionNames } from '#contract/console/index.ts';
import { mayRole, operatorRoles } from '#domain/permissions.ts';
import { addCustomer } from '#test/builders.ts';
import { newOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
const headersOf = new Map<string, Record<string, string>>();
beforeAll(async () => {
  shop = await startApp(undefined, { trustProxy: 1 });
  headersOf.set('nobody', {});
  headersOf.set('customer', await shop.signIn(await addCustomer(shop.database.db)));
  for (const role of operatorRoles) headersOf.set(role, (await newOperator(shop, role)).headers);
});
afterAll(() => shop.close());

let addresses = 0;

/** The action with input that no schema takes: whoever may call it is told what is wrong with it. */
async function tryAs(who: string, name: (typeof consoleActionNames)[number]) {
  const { method } = consoleActionNamed(name);
  addresses += 1;
  const { statusCode } = await shop.app.inject({
    url: `/console/api/${name}${method === 'GET' ? '?x=%00' : ''}`,
    method,
    headers: {
      'x-thok': '1',
      'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}`,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...headersOf.get(who),
    },
    ...(method === 'GET' ? {} : { payload: '{"constructor":1}' }),
  });
  return statusCode;
}

describe.each(consoleActionNames)('%s', (name) => {
  const { access, method, input, output, example } = consoleActionNamed(name);

  test.each(['nobody', 'customer', ...operatorRoles])('as %s', async (who) => {
    const role = operatorRoles.find((one) => one === who);
    const allowed =
      access === 'anyone' || (role && (access === 'operator' || mayRole(role, access)));
    expect(await tryAs(who, name)).toBe(allowed ? 400 : role ? 403 : 401);
  });

  test('has an example that fits its schemas', () => {
    expect(input.safeParse(example.input).error).toBeUndefined();
    expect(output.strict().safeParse(example.output).error).toBeUndefined();
  });

  test('changes nothing from another origin, or by another method', async () => {
    const headers = headersOf.get('owner') ?? {};
    const url = `/console/api/${name}`;
    const other = method === 'GET' ? 'POST' : 'GET';
    expect((await shop.app.inject({ url, method: other, headers })).statusCode).toBe(405);
    if (method === 'GET') return;
    const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const sent = await shop.app.inject({ url, method, headers: foreign, payload: {} });
    expect(sent.statusCode).toBe(403);
  });
});

test('there is nothing else under /console/api', async () => {
  const { statusCode } = await shop.app.inject('/console/api/addToCart');
  expect(statusCode).toBe(404);
});

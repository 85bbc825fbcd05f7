import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleActionNamed, consoleActionNames } from '#contract/console/index.ts';
import { isMet, mayRole, operatorRoles } from '#domain/operators/permissions.ts';
import { addCustomer } from '#test/builders.ts';
import { newOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let origin = '';
const callers = ['nobody', 'customer', ...operatorRoles] as const;
const headersOf = new Map<string, Record<string, string>>();
/** Each call of the walk, by its answer. */
const answers = new Map<number, number>();
/** The app's one page answers these; what it shows it reads through the actions. */
const pages = [
  ...['/console', '/console/today', '/console/orders', '/console/orders/1', '/console/products'],
  ...['/console/customers', '/console/settings/operators', '/console/settings/audit-log'],
];

beforeAll(async () => {
  const consoleApp = { dev: false, html: async () => '<div id="console"></div>' };
  shop = await startApp(undefined, { trustProxy: 1, consoleApp });
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  headersOf.set('nobody', {});
  headersOf.set('customer', await shop.signIn(await addCustomer(shop.database.db)));
  for (const role of operatorRoles) headersOf.set(role, (await newOperator(shop, role)).headers);
});
afterAll(async () => {
  await shop.close();
  const counts = [...answers].sort(([a], [b]) => a - b).map(([http, n]) => `${n} × ${http}`);
  process.stdout.write(
    `access walk: (${consoleActionNames.length} actions + ${pages.length} pages + /console/api + /console/events)` +
      ` × ${callers.length} callers (${callers.join(', ')}): ${counts.join(', ')}\n`,
  );
});

function counted(http: number): number {
  answers.set(http, (answers.get(http) ?? 0) + 1);
  return http;
}

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
  return counted(statusCode);
}

describe.each(consoleActionNames)('%s', (name) => {
  const { access, method, input, output, example } = consoleActionNamed(name);

  test.each(callers)('as %s', async (who) => {
    const role = operatorRoles.find((one) => one === who);
    const allowed =
      access === 'anyone' ||
      (role && (access === 'operator' || isMet(access, (one) => mayRole(role, one))));
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

describe.each(callers)('as %s', (who) => {
  const role = operatorRoles.find((one) => one === who);
  const headers = () => headersOf.get(who) ?? {};

  test.each(pages)('%s is the empty app, the same for everyone', async (url) => {
    const { statusCode, body } = await shop.app.inject({ url, headers: headers() });
    expect(counted(statusCode)).toBe(200);
    expect(body).toBe('<div id="console"></div>');
  });

  test('/console/api is for owners', async () => {
    const { statusCode } = await shop.app.inject({ url: '/console/api', headers: headers() });
    expect(counted(statusCode)).toBe(role === 'owner' ? 200 : role ? 404 : 302);
  });

  test('/console/events is for operators who see orders', async () => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const { status } = await fetch(`${origin}/console/events`, { headers: headers(), signal });
    leaving.abort();
    const allowed = role && mayRole(role, 'read-orders');
    expect(counted(status)).toBe(allowed ? 200 : role ? 403 : 401);
  });
});

test('there is nothing else under /console/api', async () => {
  const { statusCode } = await shop.app.inject('/console/api/addToCart');
  expect(statusCode).toBe(404);
});

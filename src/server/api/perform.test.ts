import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionName } from '#contract/index.ts';
import { actionNamed } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Caller, Services } from '#server/actions/context.ts';
import { noDevice } from '#server/auth/known-device.ts';
import { rowsOf } from '#server/db/rows.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { inProcessCall, perform } from './perform.ts';
import { shopPolicy } from './shop-policy.ts';

let shop: TestApp;
let services: Services;
beforeAll(async () => {
  shop = await startApp();
  services = { db: shop.database.db, catalogue: shop.catalogue, jobs: shop.jobs };
});
afterAll(() => shop.close());

const me = { id: 1, ownerName: 'Asha', hasOrdered: false, language: null, tokenHash: '' };
const caller: Caller = {
  address: '',
  userAgent: '',
  language: 'en',
  startSession() {},
  device: noDevice,
};

/** The code and message of a refusal, or the names of what is answered. */
async function outcome(name: ActionName, input: object, customer = true) {
  const call = { action: actionNamed(name), principal: customer ? me : undefined, caller };
  const answer = perform(shopPolicy, services, call, input);
  return answer.then(Object.keys, told);
}

function told(error: unknown): string[] {
  if (!(error instanceof Refusal)) throw error;
  return [error.code, error.message];
}

const notFound = ['not-found', 'This was not found.'];

describe('an action', () => {
  test('of a customer is refused to others, before its input is looked at', async () => {
    const refused = ['not-signed-in', 'Please sign in to go on.'];
    expect(await outcome('getOrdersByUserId', { user_id: 1 }, false)).toEqual(refused);
    expect(await outcome('getOrdersByUserId', {}, false)).toEqual(refused);
    expect(await outcome('getOrdersByUserId', { user_id: 'x' })).toEqual([
      'bad-input',
      expect.stringMatching(/^User ID /),
    ]);
  });

  test('of everyone is answered, whoever asks and whatever ids it names', async () => {
    for (const customer of [true, false]) {
      expect(await outcome('getProductStock', { product_id: 1 }, customer)).toContain('stock');
      expect(await outcome('getAllProductsByBrand', { brand_id: 2, id: 2 }, customer)).toContain(
        'products',
      );
    }
  });

  test.each<[ActionName, object, object]>([
    ['getOrdersByUserId', { user_id: 1 }, { user_id: 2 }],
    ['getCartProductByUserId', { userId: 1 }, { userId: 2 }],
    ['getCustomerById', { id: 1 }, { id: 2 }],
  ])('%s is answered for one’s own id, and another’s is not there', async (name, own, other) => {
    expect(await outcome(name, own)).not.toEqual(notFound);
    expect(await outcome(name, other)).toEqual(notFound);
  });

  test('about a coupon names the customer by its id', async () => {
    const coupon = (id: number) => outcome('getCouponDataByUserId', { id, coupon_code: 'NOPE' });
    expect(await coupon(1)).not.toEqual(notFound);
    expect(await coupon(2)).toEqual(notFound);
  });

  test('whose id is no customer’s is not held against one', async () => {
    const [order] = await rowsOf<{ id: number }>(
      shop.database.db,
      sql`select id from orders where customer_id = 1 and id > 1 order by id limit 1`,
    );
    expect(await outcome('getOrderById', { id: order?.id })).toContain('order');
  });
});

describe('a page that is being rendered', () => {
  const logged: unknown[] = [];
  const web = Fastify({
    logger: { level: 'warn', stream: { write: (line) => logged.push(JSON.parse(line)) } },
  });
  web.get('/', async (request) => {
    const away = drizzle(new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' }));
    const call = inProcessCall(services, undefined, request);
    const broken = inProcessCall({ ...services, db: away }, undefined, request);
    const signIn = { email_or_phone: '9876543210', pin: '246810' };
    const outcomes = await Promise.allSettled([
      call('getAllFaqs', {}),
      call('getProductBySlug', { slug: 'nothing-like-it' }),
      broken('getProductStock', { product_id: 1 }),
      call('loginUserdata', signIn),
    ]);
    return outcomes.map((one) =>
      one.status === 'fulfilled'
        ? Object.keys(one.value)
        : { code: one.reason.code, message: one.reason.message },
    );
  });
  afterAll(() => web.close());

  test('calls actions directly, and is told what goes wrong in the contract’s words', async () => {
    logged.length = 0;
    await shop.database.db.execute(sql`delete from call_counts`); // signing in is limited
    expect((await web.inject({ url: '/' })).json()).toEqual([
      ['data'],
      expect.objectContaining({ code: 'not-found' }),
      { code: 'busy', message: 'The shop is busy. Please try again in a moment.' },
      { message: 'A page that is being rendered cannot start a session.' },
    ]);
    expect(logged).toMatchObject([{ place: 'getProductStock', msg: 'database busy or away' }]);
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addProduct } from '#test/builders.ts';
import { openPooled, pooler, startPooler } from '#test/pooler-suite.ts';
import { callShop, type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import { products } from './schema/catalogue.ts';

/** Two shops look for jobs every few seconds, behind whatever else they start with. */
const tillTheQueueLooks = { timeout: 15_000 };

test.skipIf(pooler === '')(
  'behind PgBouncer two nodes sell, show the same catalogue, and do their jobs',
  async () => {
    const urls = await startPooler();
    const env = { DATABASE_URL: urls.url, DATABASE_DIRECT_URL: urls.directUrl };
    const first = await startShopProcess(env);
    const second = await startShopProcess(env);
    const nodes = [first, second];
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
    const { db } = await openPooled(urls);
    const productId = await addProduct(db);
    const [product] = await db.select().from(products).where(eq(products.id, productId));
    const slug = product?.slug ?? '';

    const signedIn = await post(first, '/api/loginUserdata', {
      ...{ email_or_phone: '9876543210', pin: '246810' },
    });
    const cookie = cookieOf(signedIn);
    const { user_id } = (await signedIn.json()) as { user_id: number }; // `as`: the contract says so
    const line = { product_id: productId, type: 'variant1', user_id } as const;
    await callShop(second.url, cookie, 'addToCart', { ...line, set_qty: '+12' });
    const placed = await callShop(first.url, cookie, 'insertOrder', {
      ...{ user_id, idempotency_key: 'pooled', paymentMethod: 'cod', delivery_type: 'pickup' },
    });
    expect(placed).toMatchObject({ success: true });

    const operator = await post(first, '/console/api/signIn', {
      ...{ email: 'operator@thok.example', password: 'thok-demo-operator' },
    });
    const price = { id: productId, selling_price1: 99 };
    const saved = await post(first, '/console/api/saveProduct', price, cookieOf(operator));
    expect(await saved.json()).toMatchObject({ success: true });
    await vi.waitFor(
      async () =>
        expect(
          (await callShop(second.url, '', 'getProductBySlug', { slug })).product,
        ).toMatchObject({ selling_price1: 99, stock: 988 }),
      { interval: 50 },
    );

    await callShop(first.url, '', 'sendResetPinLink', { email: 'demo@thok.example' });
    const mails = () =>
      nodes.flatMap(({ dataDir }) => {
        const outbox = join(dataDir, 'outbox');
        return existsSync(outbox) ? readdirSync(outbox) : [];
      });
    await vi.waitFor(() => expect(mails()).toHaveLength(1), tillTheQueueLooks);
  },
);

function post(node: ShopProcess, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${node.url}${path}`, {
    method: 'POST',
    headers: { cookie, 'x-thok': '1', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';

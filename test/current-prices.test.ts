import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { packs } from '#server/db/schema/catalogue.ts';
import { cartNow, readCart, readChangedCart, setCartOwner } from '#web/cart/cart-store.ts';
import { onChangedProducts, tellChangedProducts } from '#web/catalogue/changed-products.ts';
import { browserCall } from '#web/data/api.ts';
import { addCustomer, addProduct } from './builders.ts';
import { callerFor } from './caller.ts';
import { openStream } from './event-stream.ts';
import { startApp } from './start-app.ts';

const soon = { timeout: 5_000, interval: 20 };

afterEach(() => {
  setCartOwner(undefined);
  vi.unstubAllGlobals();
});

/** Requests of the storefront's code go to this shop, as by the customer's browser. */
function browseAs(headers: Record<string, string>, origin: string): void {
  const network = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    network(new URL(path, origin), { ...init, headers: { ...headers, ...init.headers } }),
  );
}

test('a price that changes is in an open cart and an open picker within 5 s', async () => {
  const shop = await startApp();
  const { db } = shop.database;
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const me = await callerFor(shop, await addCustomer(db));
  const productId = await addProduct(db, [{ size: 12, pricePaise: 81_00 }]);
  await me.call('addToCart', {
    ...{ product_id: productId, set_qty: '+12', type: 'variant1', user_id: me.id },
  });
  await shop.catalogue.refresh();
  const slug = shop.catalogue.current().productsById.get(productId)?.slug ?? '';

  const headers = await shop.signIn(me.id);
  const page = await openStream(`${origin}/events`, headers);
  browseAs(headers, origin);
  setCartOwner(me.id);
  await readCart();
  expect(cartNow().lines).toMatchObject([{ pricePaise: 81_00, priceChanged: false }]);
  const pickerReads: Promise<unknown>[] = [];
  const stop = onChangedProducts((changed) => {
    readChangedCart(changed, true);
    pickerReads.push(browserCall('getProductBySlug', { slug }));
  });

  await db.update(packs).set({ pricePaise: 79_00 }).where(eq(packs.productId, productId));
  const told = await vi.waitFor(() => {
    const [event] = page.heard.text.match(/(?<=event: products\ndata: ).*(?=\n\n)/) ?? [];
    expect(event?.split(',')).toContain(String(productId));
    return event ?? '';
  }, soon);
  tellChangedProducts(told);
  await vi.waitFor(() => expect(cartNow().lines).toMatchObject([{ pricePaise: 79_00 }]), soon);
  expect(cartNow().lines).toMatchObject([{ priceChanged: true, previousPricePaise: 81_00 }]);
  expect(await pickerReads[0]).toMatchObject({ product: { selling_price1: 79 } });
  stop();
  page.leave();
  await shop.close();
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ActionName } from '#contract/index.ts';
import * as handlers from '#server/api/shop-handlers.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { noteError } from '#test/logged-errors.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { newPostgresDb } from '#test/test-db.ts';

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await startApp(undefined, { pages: true });
  cookie = (await shop.signIn(1)).cookie ?? '';
});
afterAll(() => shop.close());

/** The page while one action fails with an unknown fault, which is logged with its place. */
async function pageWithout(action: ActionName, path: string, place: string) {
  const actions = handlers as unknown as Record<string, () => object>; // `as`: each handler has types of its own
  vi.spyOn(actions, action).mockImplementation(() => {
    throw new Error('broken for the test');
  });
  shop.expectError(place);
  const { statusCode, body } = await shop.app.inject({ url: path, headers: { cookie } });
  return { status: statusCode, body, heading: /<h1[^>]*>([^<]*)/.exec(body)?.[1]?.trim() };
}

const line = 'This could not be loaded.';

describe('a page whose own content cannot be read keeps its heading and offers another try', () => {
  test.each<[path: string, action: ActionName, heading: string, place: string]>([
    ['/about', 'getManageWebsiteData', 'About', 'getManageWebsiteData'],
    ['/faqs', 'getAllFaqs', 'FAQs', 'faqs'],
    ['/shipping-policy', 'getShippingData', 'Shipping Policy', 'getShippingData'],
    ['/term-condition', 'getTermsData', 'Terms &amp; Conditions', 'getTermsData'],
    ['/privacy-policy', 'getPrivacyData', 'Privacy Policy', 'getPrivacyData'],
    ['/refund-policy', 'getRefundData', 'Refund Policy', 'getRefundData'],
    ['/shop', 'getAllProductsWithImageNewBest', 'All products', 'listing'],
    ['/shop?q=soap', 'searchProducts', 'Results for &quot;soap&quot;', 'listing'],
    ['/face-care', 'getProductsBySubcategorySlug', 'Face Care', 'listing'],
    ['/face-care/face-wash', 'getSubSubcategoriesBySubcategorySlug', 'Face Wash', 'listing'],
    ['/brand/3/curisol', 'getAllProductsByBrand', 'Curisol', 'listing'],
    ['/product-detail/some-soap', 'getProductBySlug', 'Some Soap', 'product'],
    ['/product/DW-0001', 'getProductBySlug', 'DW 0001', 'product'],
    ['/my-account', 'getCustomerById', 'My Account', 'page /my-account'],
    ['/wallet', 'getAccount', 'My account', 'page /wallet'],
    ['/my-orders', 'getOrdersByUserId', 'My Orders', 'page /my-orders'],
    ['/buy-again', 'getBuyAgain', 'Buy again', 'page /buy-again'],
    ['/notification', 'getUserNotifications', 'Notifications', 'page /notification'],
  ])('%s without %s', async (path, action, heading, place) => {
    const page = await pageWithout(action, path, place);
    expect([page.status, page.heading]).toEqual([500, heading]);
    expect(page.body).toContain(line);
    expect(page.body).toContain(`href="${path}">Try again</a>`);
    expect(page.body).toContain('<footer');
  });

  test('/cart without getCartProductByUserId', async () => {
    const page = await pageWithout('getCartProductByUserId', '/cart', 'page /cart');
    expect([page.status, page.heading]).toEqual([500, 'Cart']);
    expect(page.body).toContain('Your cart could not be loaded.');
  });

  test.each(['/order/1', '/edit-order/1', '/return-order/1'])(
    '%s without getOrderById',
    async (path) => {
      const page = await pageWithout('getOrderById', path, 'order');
      expect([page.status, page.heading]).toEqual([500, 'Failed to load order.']);
    },
  );
});

describe('a section that cannot be read stays empty, and the page lives', () => {
  test.each<[path: string, action: ActionName, place: string, there: string, absent: string]>([
    ['/', 'getBanners', 'home banners', 'Featured Products', 'aria-label="Offers"'],
    ['/', 'getAllBrands', 'home brands', 'Featured Products', 'Popular Brands'],
    [
      '/',
      'getAllProductsWithImageNewBest',
      'home best selling',
      'Featured Products',
      'Best Selling Products',
    ],
    [
      '/face-care',
      'getSubSubcategoriesBySubcategorySlugiff',
      'side list',
      'You Save',
      'No sub-subcategories found.',
    ],
    ['/brand/3/curisol', 'getAllBrands', 'brands', 'You Save', line],
    ['/shop?brand=1', 'getAllBrands', 'names of brands', 'You Save', line],
    ['/faqs', 'getAllCategoriesWithSubcategories', 'categories', 'Who can buy', 'No categories'],
    ['/faqs', 'getHomeSettings', 'settings', 'Who can buy', line],
    ['/wallet', 'getAccountEntries', 'statement', 'Bills to pay', 'Nothing in these days'],
    ['/my-account', 'getSignedInDevices', 'devices', 'Firm Name', 'Signed-in devices'],
  ])('%s without %s', async (path, action, place, there, absent) => {
    const { status, body } = await pageWithout(action, path, place);
    expect(status).toBe(200);
    expect(body).toContain(there);
    expect(body).not.toContain(absent);
  });

  test('reviews: the page does not say that there are none', async () => {
    const { products } = (await shop.app.inject('/api/getAllProductsWithImageNew?limit=1')).json();
    const path = `/product-detail/${products[0].slug}`;
    const { status, body } = await pageWithout('getReviewsByProductId', path, 'product reviews');
    expect(status).toBe(200);
    expect(body).toContain('Write a review');
    expect(body).not.toContain('No reviews yet.');
  });
});

test('a product page does not wait for reviews that the database holds back, nor is it cached without', async () => {
  const timeouts = { lockMs: 60_000, statementMs: 60_000, queryMs: 60_000 };
  const database = await openPostgres(await newPostgresDb(), noteError, { timeouts });
  const busy = await startApp(database, { pages: true });
  const { db } = busy.database;
  const page = async (id: number) => {
    const { slug } = busy.catalogue.current().productsById.get(id) ?? {};
    const { statusCode, body } = await busy.app.inject({ url: `/product-detail/${slug}` });
    return { statusCode, hasReview: body.includes('Sells well') };
  };
  await page(1); // loads what pages are rendered with
  await db.execute(sql`delete from reviews where product_id = 2`);
  await db.execute(sql`insert into reviews (product_id, customer_id, rating, text)
    select 2, max(id), 5, 'Sells well' from customers`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table reviews in access exclusive mode`);
    expect(await page(2)).toEqual({ statusCode: 200, hasReview: false });
  });
  expect(await page(2)).toMatchObject({ statusCode: 200, hasReview: true });
  await busy.close();
});

// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { cartShop, renderInShop, shampoo } from '#test/cart-shop.tsx';
import { fakeShop } from '#test/fake-shop.ts';
import { renderScreens } from '#test/render-part.tsx';
import { productFromWire } from '#web/catalogue/product.ts';
import * as productRoute from '#web/routes/product-detail.tsx';
import { BuyBar } from './BuyBar.tsx';

const { product } = actions.getProductBySlug.example.output;
const noReviews = { reviews: [], average_rating: 0, total_reviews: 0 };

/** The page as it is opened in the browser, with so many units in stock now. */
async function openWithStock(stock: number, userId?: number) {
  if (userId !== undefined) localStorage.setItem('userId', String(userId));
  fakeShop({
    getProductBySlug: { product },
    getProductStock: { stock },
    getReviewsByProductId: noReviews,
    getSubSubcategoriesBySubcategorySlug: { slug: 'face-wash', products: [], total: 0 },
    getOwnReview: { own: null, votes: [] },
    getCartItemsByUserId: { cart: [] },
    getProductsBySubcategorySlug: { slug: 'face-care', products: [], total: 0 },
  });
  const path = `/product-detail/${product.slug}`;
  const { screen } = renderScreens({ '/product-detail/:slug': productRoute }, path);
  await screen.findByRole('heading', { level: 1 });
  return screen;
}

beforeEach(() => localStorage.clear());

test.each([
  [860, 'In stock'],
  [20, 'In stock'],
  [19, 'Only 19 left'],
  [0, 'Out of stock'],
])('%i units in stock now are told as "%s"', async (stock, words) => {
  const screen = await openWithStock(stock);
  const badges = async () => (await screen.findAllByRole('status')).map((one) => one.textContent);
  await expect.poll(badges).toContain(words);
});

test('what is sold out by now promises no delivery and takes no pack', async () => {
  const promise = 'Your order will be delivered in 1-2 days';
  const stocked = await openWithStock(860, 1);
  await stocked.findByText(promise);
  expect(stocked.getAllByRole('button', { name: /^One more/ })).toHaveLength(2);
  cleanup();
  const screen = await openWithStock(0, 1);
  await screen.findAllByText('Out of stock');
  expect(screen.queryByText(promise)).toBeNull();
  expect(screen.queryAllByRole('button', { name: /^One more/ })).toEqual([]);
});

test('a row of packs says the number alone, beside what the pack costs and earns', async () => {
  const screen = await openWithStock(860, 1);
  const [row] = (await screen.findAllByRole('row')).slice(1);
  if (!row) throw new Error('no pack');
  await expect.poll(() => within(row).queryByRole('status')?.textContent).toBe('0');
  expect(row.textContent).toContain(`${product.sp_percentage1?.toFixed(2)}%`);
  expect(row.textContent).toMatch(/You earn ₹[\d,]+\.\d\d/);
  // Its steppers are the action: no bar until something is chosen.
  expect(document.querySelector('[data-action-bar]')).toBeNull();
});

test('after the first pack the bar says what it comes to, for eyes alone, and leads to the cart', async () => {
  cartShop().put(shampoo, 2);
  const bar = { default: () => <BuyBar product={productFromWire(shampoo)} /> };
  const { screen } = renderInShop({ '/here': bar }, '/here');
  const link = await screen.findByRole('link', { name: 'View cart' });
  expect(link.getAttribute('href')).toBe('/cart');
  const sum = link.previousElementSibling;
  expect(sum?.textContent).toMatch(/^12 units · ₹[\d,.]+You earn ₹[\d,.]+$/);
  expect(sum?.getAttribute('aria-hidden')).toBe('true');
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { cartShop, renderInShop, shampoo, soap } from '#test/cart-shop.tsx';
import { refused } from '#test/fake-shop.ts';
import { rememberAdd, takeAdd } from '#web/account/add-after-login.ts';

const { product } = actions.getProductBySlug.example.output;
const soapAnswer = { product: { ...product, ...soap } };
const list = { default: () => <p>Many products</p> };
const page = { default: () => <table id="packs" aria-label="Packs" /> };
const screens = { '/shop': list, '/reset-pin': list, '/product-detail/:slug': page };

function signInFromAdd(slug: string): void {
  rememberAdd({ ...at, state: { add: slug } });
}
const at = { pathname: '/login', search: '', hash: '', key: 'k', state: null };

test('after signing in from Add the drawer of that product opens, once', async () => {
  const shop = cartShop();
  shop.answer({ ...shop.answers, getProductBySlug: soapAnswer });
  signInFromAdd('soap');
  const first = renderInShop(screens, '/shop');
  await first.dialog('Neem Soap');
  expect(shop.calls).toContainEqual({ name: 'getProductBySlug', input: { slug: 'soap' } });
  await first.user.keyboard('{Escape}');
  first.unmount();
  const again = renderInShop(screens, '/shop');
  await again.screen.findByText('Many products');
  await shop.untilRead();
  expect(again.screen.queryByRole('dialog', { name: 'Neem Soap' })).toBeNull();
});

test.each([
  ['is sold out', { product: { ...soapAnswer.product, stock: 0 } }],
  ['is not there any more', refused('not-found', 'Product not found.')],
])('a product that %s opens nothing', async (_what, answer) => {
  const shop = cartShop();
  shop.answer({ ...shop.answers, getProductBySlug: answer });
  signInFromAdd('soap');
  const view = renderInShop(screens, '/shop');
  await expect.poll(() => shop.calls.map(({ name }) => name)).toContain('getProductBySlug');
  await shop.untilRead();
  expect(view.screen.queryByRole('dialog', { name: 'Neem Soap' })).toBeNull();
});

test('the page of the product shows its packs itself', async () => {
  const shop = cartShop();
  signInFromAdd(shampoo.slug);
  const { screen } = renderInShop(screens, `/product-detail/${shampoo.slug}`);
  const packs = await screen.findByRole('table', { name: 'Packs' });
  await expect.poll(() => document.activeElement).toBe(packs);
  expect(shop.calls.map(({ name }) => name)).not.toContain('getProductBySlug');
});

test('nothing opens over the page of a new PIN, which leads on to the product', async () => {
  const shop = cartShop();
  signInFromAdd('soap');
  const { screen } = renderInShop(screens, '/reset-pin');
  await screen.findByText('Many products');
  await shop.untilRead();
  expect(shop.calls.map(({ name }) => name)).not.toContain('getProductBySlug');
  expect(takeAdd()).toBe('soap');
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cartShop, renderInShop, soap } from '#test/cart-shop.tsx';
import { productFromWire } from '#web/catalogue/product.ts';
import { BuyAgainPage } from './BuyAgainPage.tsx';

test('who has never bought finds what other shops buy most', async () => {
  cartShop();
  const usual = { lines: [], bestSelling: [productFromWire(soap)] };
  const { screen } = renderInShop(
    { '/buy-again': { default: () => <BuyAgainPage usual={usual} /> } },
    '/buy-again',
  );
  await screen.findByRole('heading', { name: 'What shops buy most' });
  expect(screen.getByRole('link', { name: /Neem Soap/ }).getAttribute('href')).toBe(
    '/product-detail/soap',
  );
});

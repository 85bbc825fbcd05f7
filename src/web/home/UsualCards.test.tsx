// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { getBuyAgain } from '#contract/reorder.ts';
import { cartShop, renderInShop } from '#test/cart-shop.tsx';
import { textOf } from '#test/dom-text.ts';
import * as buyAgainRoute from '#web/routes/buy-again.tsx';
import { UsualCards } from './UsualCards.tsx';

const answer = getBuyAgain.example.output;
/** Of the product ₹81 is the lowest price, in packs of 12; this customer buys packs of 6 at ₹84. */
const [usual] = answer.products;
const inSixes = {
  products: usual
    ? [{ ...usual, variant: 'variant1', set_qty: 6, packaging: 'Box of 6' } as const]
    : [],
};

test('a card of what one buys says that its price is that of the usual pack', async () => {
  cartShop();
  const Cards = () => <UsualCards answer={inSixes} />;
  const { screen } = renderInShop({ '/usual': { default: Cards } }, '/usual');
  const card = textOf(await screen.findByRole('article'));
  expect(card).toContain('₹84.00');
  expect(card).toContain('Box of 6');
});

test('so does a row of the page of what one buys', async () => {
  cartShop().answer({ getBuyAgain: inSixes });
  const { screen } = renderInShop({ '/buy-again': buyAgainRoute }, '/buy-again');
  const pack = await screen.findByText('Your pack: Box of 6');
  expect(textOf(pack.closest('p'))).toBe('Your pack: Box of 6 · ₹84.00/unit');
});

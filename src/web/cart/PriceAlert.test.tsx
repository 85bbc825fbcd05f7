// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cartShop, renderInShop, soap } from '#test/cart-shop.tsx';
import { refused } from '#test/fake-shop.ts';
import { loggedPlaces } from '#test/render-part.tsx';
import * as cartRoute from '#web/routes/cart.tsx';

test('the price alert leads to the cart once it is marked, which shows the old prices', async () => {
  const shop = cartShop();
  shop.put(soap, 1, { price_update2: 'yes', previous_price: 1.25 });
  shop.answer({
    getPriceUpdateNotificationCount: { count: 1 },
    markPriceUpdateClicked: refused('server-fault'),
  });
  const screens = { '/faqs': { default: () => <h1>FAQs</h1> }, '/cart': cartRoute };
  const { screen, user, dialog } = renderInShop(screens, '/faqs');
  const alert = await dialog('Price Update Alert');
  expect(alert.textContent).toContain('the price of 1 item(s) in your cart has been updated');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(loggedPlaces).toContain('Failed to update status');
  await dialog('Price Update Alert');
  screen.getByRole('heading', { name: 'FAQs' });
  shop.answer({
    markPriceUpdateClicked() {
      shop.put(soap, 1);
      return {};
    },
  });
  await user.click(screen.getByRole('button', { name: 'Go to Cart' }));
  await screen.findByText('Was ₹1.25, now ₹84.00');
  await screen.findByText('Price changed');
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cartShop, renderInShop, soap } from '#test/cart-shop.tsx';
import { QuickOrderPage } from './QuickOrderPage.tsx';

const screens = {
  '/quick-order': { default: () => <QuickOrderPage shared="" sent="" /> },
};

/** Sold in packs of 6 and of 12; whatever is typed is this soap. */
async function check(list: string, product = soap, match: 'exact' | 'near' = 'exact') {
  const shop = cartShop([product]);
  shop.answer({
    matchOrderLines: ({ lines }) => ({
      lines: lines.map(() => ({ match, product_ids: [product.id] })),
      products: [product],
      usual: [],
    }),
    addManyToCart: ({ lines }) => ({
      message: 'Added.',
      count: lines.length,
      lines: lines.map(({ product_id, type, packs }) => ({ product_id, type, added: packs })),
    }),
  });
  const view = renderInShop(screens, '/quick-order');
  await shop.untilRead();
  await view.user.type(await view.screen.findByLabelText('Your list'), list);
  await view.user.click(view.screen.getByRole('button', { name: 'Check the list' }));
  return { ...view, shop };
}

test('pieces are the packs that hold them, shown as both', async () => {
  const { screen } = await check('Neem Soap 36 pcs');
  expect(await screen.findByText('6 × Box of 6 = 36 units')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1 line understood' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add 6 packs' })).toBeTruthy();
});

test('a number of the name is none of pieces, whichever name is read', async () => {
  const wipes = { ...soap, product_name: 'Wipes 72 pcs', product_name_hi: 'वाइप्स 72 पीस' };
  const { screen } = await check('Wipes 72 पीस', wipes);
  expect(await screen.findByText('You typed: Wipes 72 पीस')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('what is not sure is asked, and one tap answers it', async () => {
  const { screen, user, shop } = await check('Neem Soap 8 pcs');
  expect(await screen.findByRole('heading', { name: 'Please check (1)' })).toBeTruthy();
  expect(screen.getByText('You typed: Neem Soap 8 pcs')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '1 × Box of 6 = 6 units' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 pack' }));
  const added = () => shop.calls.find(({ name }) => name === 'addManyToCart')?.input;
  await expect.poll(added).toMatchObject({ lines: [{ set_qty: 6, packs: 1 }] });
});

test('another product than the one typed is not counted before somebody says that it will do', async () => {
  const { screen, user } = await check('Rose Soap 2', soap, 'near');
  expect(await screen.findByText(/You typed: Rose Soap 2/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '2 × Box of 6 = 12 units' }));
  expect(screen.getByRole('button', { name: 'Add 2 packs' })).toBeTruthy();
});

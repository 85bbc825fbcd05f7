// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import type { OrderWire } from '#contract/order.ts';
import { cartShop, renderInShop, shampoo, soap } from '#test/cart-shop.tsx';
import { textOf } from '#test/dom-text.ts';
import { noNetwork, refused } from '#test/fake-shop.ts';
import { orderWire } from '#test/order-wire.ts';
import { NavigationGuard } from '#web/layout/NavigationGuard.tsx';
import * as editRoute from '#web/routes/edit-order.tsx';

/** The page with the router's one blocker, which lies over every page. */
const guarded = {
  ...editRoute,
  default: (props: Parameters<typeof editRoute.default>[0]) => (
    <>
      <NavigationGuard />
      <Link to="/my-orders">Away</Link>
      <editRoute.default {...props} />
    </>
  ),
};

/** Of two packs of soap, of which one more is left, and one of shampoo, which is no longer sold. */
async function openEdit(more: Partial<OrderWire> = {}) {
  const shop = cartShop();
  shop.answer({
    getOrderById: { order: orderWire({ note: 'Side gate.', ...more }) },
    getProductStock: ({ product_id }) =>
      product_id === soap.id ? { stock: 6 } : refused('not-found', 'Product not found.'),
  });
  const view = renderInShop({ '/edit-order/:id': guarded }, '/edit-order/31');
  const { screen } = view;
  await screen.findByRole('heading', { name: 'Edit order #31' });
  const row = (name: string) => {
    const found = screen.getAllByRole('row').find((one) => one.textContent?.includes(name));
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  return {
    ...view,
    shop,
    row,
    packs: () => within(row('Neem Soap')).getByRole('status').textContent,
    press: (name: string) => view.user.click(screen.getByRole('button', { name })),
    more: () => view.user.click(screen.getByRole('button', { name: /more of Neem Soap/ })),
    less: (name = 'Neem Soap') =>
      view.user.click(screen.getByRole('button', { name: new RegExp(`less of ${name}`) })),
    canUpdate: () =>
      screen.getByRole('button', { name: 'Update Order' }).getAttribute('aria-disabled') ===
      'false',
    summary: () => textOf(screen.getByRole('region', { name: 'Summary' })),
  };
}

test('an order is edited against what is left', async () => {
  const { screen, row, packs, more, less, summary, sayOk, canUpdate } = await openEdit();
  for (const text of ['Negi General Store', 'Side gate.', 'Cash when you pick it up', /Dehradun/]) {
    expect(screen.getAllByText(text)).not.toEqual([]);
  }
  expect(summary()).toContain('Active');
  expect(screen.getAllByText('Active')).toHaveLength(1);
  expect(row(shampoo.product_name).textContent).toContain('Not for sale any more');
  expect(canUpdate()).toBe(false);
  await less();
  await less();
  expect([packs(), summary()]).toEqual(['0 packs', expect.stringContaining('Payable₹504.00')]);
  const [none] = screen.getAllByRole('button', { name: /less of Neem Soap/ });
  expect(none?.getAttribute('aria-disabled')).toBe('true');
  for (let taps = 0; taps < 4; taps += 1) await more();
  await sayOk('No more in stock', 'Cannot increase quantity. Only 0 unit(s) left.');
  expect([packs(), canUpdate()]).toEqual(['3 packs', true]);
  expect(summary()).toContain('Payable₹2,016.00');
});

test('a change made elsewhere is noticed, and the order loaded again', async () => {
  const { shop, press, more, packs, dialog, canUpdate, sayOk, screen } = await openEdit();
  await more();
  const changed = 'The order was changed in the meantime.';
  shop.answer({ updateOrderQtyEditDelivery: refused('changed-elsewhere', changed) });
  await press('Update Order');
  const conflict = await dialog('Order not updated');
  expect(conflict.textContent).toContain(`Failed to update order. ${changed}`);
  const order = orderWire({ version: 2 });
  shop.answer({
    getOrderById: { order },
    updateOrderQtyEditDelivery: actions.updateOrderQtyEditDelivery.example.output,
  });
  await press('Load it again');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect([packs(), canUpdate()]).toEqual(['2 packs', false]);
  await more();
  await press('Update Order');
  expect(shop.calls.at(-1)).toMatchObject({
    name: 'updateOrderQtyEditDelivery',
    input: { id: 31, version: 2, updatedCart: [{ id: 77, variant_qty: 3 }, { id: 78 }] },
  });
  await sayOk('Order updated!', 'Your order now comes to ₹2,866.00');
  await screen.findByText('At /order/31');
});

test('what the shop refuses says why; what came too late leads back', async () => {
  const { shop, press, less, screen, sayOk, dialog } = await openEdit();
  await less();
  await less();
  await less(shampoo.product_name);
  screen.getByText('Minimum order value is ₹499, Add ₹499.00 more to proceed');
  shop.answer({ updateOrderQtyEditDelivery: refused('all-zero', 'Please cancel it instead.') });
  await press('Update Order');
  await sayOk('Order not updated', 'Failed to update order. Please cancel it instead.');
  shop.answer({ updateOrderQtyEditDelivery: noNetwork });
  await press('Update Order');
  await dialog('Order not updated');
  const late = 'This order can no longer be changed.';
  shop.answer({ updateOrderQtyEditDelivery: refused('too-late', late) });
  await press('Try again');
  await sayOk('Order not updated', late);
  await screen.findByText('At /order/31?edit=closed');
});

test('an edited order is not left without a question', async () => {
  const { screen, user, more, packs, press, dialog } = await openEdit();
  const leave = () => user.click(screen.getByRole('link', { name: 'Away' }));
  await more();
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await leave();
  await dialog('Leave without updating?');
  await press('Stay here');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(packs()).toBe('3 packs');
  await leave();
  await dialog('Leave without updating?');
  await press('Leave');
  await screen.findByText('At /my-orders');
});

test('two packs of one product are told apart by ear', async () => {
  const [first] = JSON.parse(orderWire().cart_items);
  const big = { ...first, id: 79, variant: 'variant2', set_qty: 24, packaging: 'Carton of 24' };
  const { screen } = await openEdit({ cart_items: JSON.stringify([first, big]) });
  for (const name of ['Packs of Neem Soap, Box of 6', 'Packs of Neem Soap, Carton of 24']) {
    screen.getByRole('group', { name });
  }
  screen.getByRole('button', { name: 'One pack less of Neem Soap, Carton of 24' });
});

test('an order that is as it was is left without one', async () => {
  const { screen, user, more, less } = await openEdit();
  await more();
  await less();
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await screen.findByText('At /my-orders');
});

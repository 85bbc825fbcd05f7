// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { orderInvoiceExample } from '#contract/invoice.ts';
import { cartShop, renderInShop } from '#test/cart-shop.tsx';
import { refused } from '#test/fake-shop.ts';
import { orderWire } from '#test/order-wire.ts';
import * as orderRoute from '#web/routes/order.tsx';

const day = '2026-11-03T10:30:00.000Z';

function openOrder(invoice: typeof orderInvoiceExample | null) {
  const shop = cartShop();
  shop.answer({
    getOrderById: { order: orderWire({ status: 'delivered', invoice }) },
    getReturnsByOrder: { invoice_id: 12, until: null, lines: [], returns: [], credit_notes: [] },
    shareInvoice: { path: '/shared-invoice/abc.pdf', expires_at: day },
    unshareInvoice: { message: 'No link opens this invoice any more.' },
  });
  return { shop, ...renderInShop({ '/order/:id': orderRoute }, '/order/31') };
}

test('an invoice is sent on by a link that is made when it is asked for, and voided again', async () => {
  const { screen, user, shop, dialog } = openOrder(orderInvoiceExample);
  await user.click(await screen.findByRole('button', { name: 'Share invoice' }));
  const box = await dialog('Share invoice INV/26-27/000012');
  expect(box.textContent).toContain('without signing in, until 3 November 2026');
  const links = [...box.querySelectorAll('a')].map((link) => decodeURIComponent(link.href));
  expect(links).toEqual([
    expect.stringMatching(
      /^https:\/\/wa\.me\/\?text=Invoice INV\/26-27\/000012.*\/shared-invoice\/abc\.pdf$/s,
    ),
    expect.stringMatching(/^mailto:\?subject=Invoice.*\/shared-invoice\/abc\.pdf$/s),
  ]);
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await screen.findByText('No link opens this invoice any more.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shop.counted()).toMatchObject({ shareInvoice: 1, unshareInvoice: 1 });
});

test('where the link cannot be made, it says so', async () => {
  const { screen, user, shop } = openOrder(orderInvoiceExample);
  shop.answer({ shareInvoice: refused('too-busy', 'Please try again in 5 seconds.') });
  await user.click(await screen.findByRole('button', { name: 'Share invoice' }));
  await screen.findByText('Please try again in 5 seconds.');
});

test('an order without an invoice has no link', async () => {
  const { screen } = openOrder(null);
  await screen.findByRole('heading', { name: 'Order #31' });
  expect(screen.queryByRole('button', { name: 'Share invoice' })).toBeNull();
});

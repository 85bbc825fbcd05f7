// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { actions } from '#contract/index.ts';
import { orderInvoiceExample } from '#contract/invoice.ts';
import { cartShop, renderInShop } from '#test/cart-shop.tsx';
import { noNetwork, refused } from '#test/fake-shop.ts';
import { orderWire } from '#test/order-wire.ts';
import * as orderRoute from '#web/routes/order.tsx';
import * as returnRoute from '#web/routes/return-order.tsx';

const order = orderWire({ status: 'delivered', due: 1_894, invoice: orderInvoiceExample });
const { output: returns } = actions.getReturnsByOrder.example;
type Returns = typeof returns;
const none: Returns = { ...returns, returns: [] };

function open(path: string, read = none) {
  const shop = cartShop();
  shop.answer({ getOrderById: { order }, getReturnsByOrder: read });
  const routes = { '/order/:id': orderRoute, '/return-order/:id': returnRoute };
  return { ...renderInShop(routes, path), shop };
}

test('a return is asked for once, however often its answer is lost', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const { screen, user, shop } = open('/return-order/31');
  const send = async () => user.click(screen.getByRole('button', { name: 'Ask for the return' }));
  await screen.findByRole('heading', { name: 'Return goods of order #31' });
  await send();
  await screen.findByText('Please say how many pieces come back.');
  await user.type(screen.getByLabelText('Expired (pieces)'), '24');
  await screen.findByText('At most 23 units.');
  await user.clear(screen.getByLabelText('Expired (pieces)'));
  await user.type(screen.getByLabelText('Expired (pieces)'), '2');
  await screen.findByText('2 units come back');
  await send();
  await screen.findByText('Please say what happened.');
  await user.type(screen.getByLabelText('What happened?'), 'They had expired.');
  const photo = screen.getByLabelText('Add a photograph (optional)');
  await user.upload(photo, new File(['no picture'], 'a.png', { type: 'image/png' }));
  await screen.findByText('This photograph cannot be read. Please take another one.');

  shop.answer({ requestReturn: noNetwork });
  await send();
  await screen.findByText(/^The return could not be sent\./);
  shop.answer({ requestReturn: { return_id: 5 }, getReturnsByOrder: returns });
  await send();
  await screen.findByRole('heading', { name: 'Order #31' });
  screen.getByText(/^Your return is asked for\./);
  const sent = shop.calls.filter(({ name }) => name === 'requestReturn');
  expect(sent).toHaveLength(2);
  expect(sent[1]?.input).toEqual(sent[0]?.input);
  expect(sent[1]?.input).toMatchObject({
    ...{ invoice_id: 12, reason: 'They had expired.' },
    lines: [{ line_id: 40, units: 2, condition: 'expired' }],
  });
});

test('what the shop refuses is said in its words', async () => {
  const { screen, user, shop } = open('/return-order/31');
  await user.type(await screen.findByLabelText('Broken (pieces)'), '1');
  await user.type(screen.getByLabelText('What happened?'), 'Broken');
  shop.answer({ requestReturn: refused('returns-closed', 'Please call us.') });
  await user.click(screen.getByRole('button', { name: 'Ask for the return' }));
  await screen.findByText('Please call us.');
});

test('the page of an order shows returns with answer and credit note, and offers another', async () => {
  const { screen } = open('/order/31', returns);
  const part = within(await screen.findByRole('region', { name: 'Returns' }));
  part.getByText('Accepted in part');
  part.getByText('Neem Face Wash 100 ml: 2 units, Expired (taken back: 1 unit)');
  part.getByText('One of the packs was fine.');
  expect(part.getByAltText('Your photograph').getAttribute('src')).toBe('/return-photo/5.webp');
  expect(
    part.getByRole('link', { name: 'Credit note CRN/26-27/000003' }).getAttribute('href'),
  ).toBe('/credit-note/3.pdf');
  expect(part.getByRole('link', { name: 'Return goods' }).getAttribute('href')).toBe(
    '/return-order/31',
  );
});

test('one that waits or is too late offers none', async () => {
  const [asked] = returns.returns;
  const open1 = { ...returns, returns: [{ ...asked, state: 'asked' as const }] } as Returns;
  const { screen } = open('/order/31', open1);
  await screen.findByText('Asked for');
  expect(screen.queryByRole('link', { name: 'Return goods' })).toBeNull();
  const late = open('/return-order/31', { ...none, until: null });
  await late.screen.findByText(/can no longer be asked for here/);
});

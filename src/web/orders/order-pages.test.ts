import { beforeAll, describe, expect, test } from 'vitest';
import { demoShop } from '#test/demo-shop.ts';
import { textOf } from '#test/dom-text.ts';
import { openPage } from '#test/open-page.ts';

/** The sign-in of the demo shop's first two customers. */
let first: Record<string, string>;
let second: Record<string, string>;
beforeAll(async () => {
  const shop = await demoShop();
  [first, second] = [await shop.signIn(1), await shop.signIn(2)];
});

/** The first customer's oldest order of that status: the demo's own. */
async function orderIn(status: string): Promise<number> {
  const { app } = await demoShop();
  const query = new URLSearchParams({ user_id: '1', status, limit: '100' });
  const answer = await app.inject({ url: `/api/getOrdersByUserId?${query}`, headers: first });
  return answer.json().orders.at(-1).id;
}

describe('the page of an order', () => {
  test.each([
    ['active', 1],
    ['accepted', 2],
    ['processing', 3],
    ['out_for_delivery', 4],
    ['delivered', 5],
    ['completed', 5],
  ] as const)(
    'that is %s tells %i steps with their times, and who may change what',
    async (status, reached) => {
      const page = await openPage(`/order/${await orderIn(status)}`, { headers: first });
      const steps = page.inside('list', { name: 'Progress of the order' }).getAllByRole('listitem');
      const isPickup = page.queryAllByText('Pickup').length > 0;
      const last = isPickup ? ['Ready for pickup', 'Picked up'] : ['On The Way', 'Delivered'];
      expect(steps.map((step) => / ?(.+?) (not yet )?reached/.exec(textOf(step))?.[1])).toEqual([
        ...['Active', 'Accepted', 'Processing'],
        ...last,
      ]);
      expect(steps.filter((step) => step.querySelector('time'))).toHaveLength(reached);
      expect(steps.findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(
        reached - 1,
      );
      const isOpen = status === 'active' || status === 'accepted';
      expect(page.queryAllByRole('link', { name: 'Edit order' })).toHaveLength(isOpen ? 1 : 0);
      expect(page.queryAllByRole('button', { name: 'Cancel order' })).toHaveLength(isOpen ? 1 : 0);
      // What is due can be paid, also after the delivery; a completed order is paid.
      expect(page.queryAllByRole('link', { name: /^Pay ₹[\d,.]+ by UPI$/ })).toHaveLength(
        status === 'completed' ? 0 : 1,
      );
      expect(page.queryAllByText(/ delivery by \w{3} \d+ \w{3}$/)).toHaveLength(
        reached < 5 && status !== 'active' ? 1 : 0,
      );
    },
  );

  test('that is cancelled says when, without steps', async () => {
    const page = await openPage(`/order/${await orderIn('cancelled')}`, { headers: first });
    page.getByText('Cancelled', { exact: true });
    page.getByText(/^This order was cancelled on /);
    expect(page.queryByRole('list', { name: 'Progress of the order' })).toBeNull();
  });

  test('that can no longer be edited says so', async () => {
    const id = await orderIn('processing');
    const { status, headers } = await openPage(`/edit-order/${id}`, { headers: first });
    expect([status, headers.location]).toEqual([302, `/order/${id}?edit=closed`]);
    const page = await openPage(`/order/${id}?edit=closed`, { headers: first });
    page.getByText('This order can no longer be changed.');
  });

  test('that has left the shop leads to its invoice; before, its paper is said to be none', async () => {
    const page = await openPage(`/order/${await orderIn('completed')}`, { headers: first });
    const link = page.getByRole('link', { name: /^Invoice INV\/\d\d-\d\d\/\d{6}$/ });
    const pdf = await openPage(link.getAttribute('href') ?? '', { headers: first });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const before = await openPage(`/order/${await orderIn('active')}`, { headers: first });
    before.getByRole('link', { name: 'Download PDF' });
  });

  test('of someone else, or of nobody, is not found', async () => {
    const theirs = await orderIn('active');
    for (const path of [
      ...[theirs, 999_999, 'abc'].map((id) => `/order/${id}`),
      `/edit-order/${theirs}`,
    ]) {
      const page = await openPage(path, { headers: second });
      expect(page.status).toBe(404);
      page.getByRole('heading', { name: 'Order not found.' });
    }
    const pdf = await openPage(`/order/${theirs}/invoice.pdf`, { headers: second });
    expect(pdf.status).toBe(404);
  });
});

test.each([
  ...['/cart', '/checkout-billing-info', '/checkout-pick-drop', '/complete-order', '/my-order'],
  ...['/order/1', '/edit-order/1', '/quick-order', '/my-account'],
])('%s leads a visitor to sign in, and back', async (path) => {
  const { status, headers } = await openPage(path);
  expect([status, headers.location]).toEqual([302, `/login?next=${encodeURIComponent(path)}`]);
});

test('without scripts cart and checkout say what they need', async () => {
  const edit = `/edit-order/${await orderIn('active')}`;
  for (const path of ['/cart', '/checkout-billing-info', '/complete-order', '/my-order', edit]) {
    const page = await openPage(path, { headers: first });
    expect(page.getAllByRole('heading', { level: 1 }), path).toHaveLength(1);
    expect(textOf(page.getByRole('main')), path).toContain('This page needs JavaScript.');
  }
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { orderRowExample } from '#contract/console/order.ts';
import { expectGone, openConsole } from '#test/open-console.tsx';

const hits = {
  orders: [orderRowExample],
  customers: [
    { id: 1, firm_name: 'Negi Store', owner_name: 'Asha', mobile: '9876543210', city: 'Doon' },
  ],
  products: [{ product_id: 12, sku: 'NEEM-1', product_name: 'Neem Face Wash', stock: 240 }],
};
const nothing = { orders: [], customers: [], products: [] };

test('one field finds orders, customers and products; the keyboard alone opens one', async () => {
  const { screen, user, dialog, at } = await openConsole('/orders', {
    answers: { searchConsole: ({ q }) => (q === 'qqxx' ? nothing : hits) },
  });
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('/');
  const found = await dialog('Search');
  const field = found.getByRole('combobox', { name: 'Search everything' });
  await expect.poll(() => document.activeElement).toBe(field);
  await user.type(field, 'qqxx');
  await found.findByText('Nothing found for “qqxx”.');
  await user.clear(field);
  await user.paste('negi');
  await expect.poll(() => found.queryAllByRole('option')).toHaveLength(3);
  const texts = found.getAllByRole('option').map(({ textContent }) => textContent ?? '');
  for (const [index, group] of ['Orders', 'Customers', 'Products'].entries()) {
    expect(texts[index]).toContain(group);
  }
  await user.keyboard('{ArrowDown}');
  expect(found.getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  await expect.poll(at).toBe('/customers/1');
  await expectGone(() => screen.queryByRole('dialog'));
});

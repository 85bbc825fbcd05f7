// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { orderDetailExample } from '#contract/console/order.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole } from '#test/open-console.tsx';

const line = {
  ...{ id: 71, product_id: 12, sku: 'NIM-100', product_name: 'Neem Soap', image_name: 'a.webp' },
  ...{ variant: 'variant1' as const, set_qty: 12, packaging: 'Box of 12' },
  ...{ variant_qty: 5, picked: 5, missing_reason: '', qty: 60, stock: 240 },
};
type Line = Omit<typeof line, 'variant'> & { variant: 'variant1' };
const { output: picked } = consoleActions.pickOrder.example;

/** The order as the server has it. */
async function openOrder(start: Partial<Line> = {}) {
  let order = {
    ...orderDetailExample,
    ...{ status: 'accepted' as const, version: 4, pickable: true, editable: false },
    lines: [{ ...line, ...start } as Line], // `as`: what is changed keeps its type
  };
  const view = await openConsole('/orders/31', {
    role: 'packer',
    answers: { getOrder: () => ({ order }), pickOrder: picked },
  });
  const press = (name: string) => view.user.click(view.screen.getByRole('button', { name }));
  const change = (more: Partial<Line>) => {
    order = { ...order, version: order.version + 1, lines: [{ ...line, ...more } as Line] }; // `as`: as above
  };
  return { ...view, press, change };
}

test('one pack is missing: a tap opens it, a tap on the reason keeps it', async () => {
  const { screen, press, change, sent, dialog } = await openOrder();
  await press('Packs of Neem Soap are missing');
  const { element } = await dialog('Neem Soap');
  expect(element.textContent).toContain('5 packs ordered1 pack missing');
  await press('One pack less of Neem Soap');
  expect(screen.getByRole('group', { name: 'Packs found of Neem Soap' }).textContent).toBe(
    '3 packs',
  );
  change({ picked: 3, missing_reason: 'damaged', qty: 36 });
  await press('Damaged');
  await screen.findByText('3 of 5 packs, damaged');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('pickOrder')).toEqual([
    { id: 31, version: 4, lines: [{ line_id: 71, picked: 3, reason: 'damaged', reason_hi: '' }] },
  ]);
});

test('another reason is said in words; all there after all needs none', async () => {
  const { user, screen, press, sent } = await openOrder({ picked: 4, missing_reason: 'damaged' });
  await press('Packs of Neem Soap are missing');
  await press('Other…');
  const words = screen.getByRole('textbox', { name: 'In words, for the customer' });
  await user.type(screen.getByRole('textbox', { name: 'In Hindi' }), 'बोतल रिस रही है');
  await user.type(words, 'The bottles leak{Enter}');
  await expect.poll(() => sent('pickOrder')).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await press('Packs of Neem Soap are missing');
  await press('One pack more of Neem Soap');
  expect(screen.queryByRole('button', { name: 'Damaged' })).toBeNull();
  await press('All there');
  await expect.poll(() => sent('pickOrder')).toHaveLength(2);
  expect(sent('pickOrder')).toMatchObject([
    { lines: [{ picked: 4, reason: 'The bottles leak', reason_hi: 'बोतल रिस रही है' }] },
    { lines: [{ line_id: 71, picked: 5, reason: '' }] },
  ]);
});

test('whoever was too late is told, sees what stands now, and can say it again', async () => {
  const { screen, press, change, answer, sent } = await openOrder();
  await press('Packs of Neem Soap are missing');
  change({ variant_qty: 4, picked: 4 });
  answer({ pickOrder: refused('changed-elsewhere', 'This order was changed in the meantime.') });
  await press('Expired');
  await screen.findByText('This order was changed in the meantime.');
  await screen.findByText('4 packs ordered');
  answer({ pickOrder: picked });
  await press('One pack less of Neem Soap');
  await press('Not there');
  await expect
    .poll(() => sent('pickOrder').at(-1))
    .toMatchObject({
      ...{ version: 5, lines: [{ picked: 3, reason: 'not-there' }] },
    });
});

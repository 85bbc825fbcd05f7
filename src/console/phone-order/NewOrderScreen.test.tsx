// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { noNetwork } from '#test/fake-shop.ts';
import { openConsole, saidOf } from '#test/open-console.tsx';

const { totals, credit, lines } = consoleActions.previewOrderFor.example.output;
const [line] = lines;
const [neem] = consoleActions.findProductsFor.example.output.products;
const preview = {
  ...{ totals, credit, problems: [] },
  lines: [{ ...line, product_id: 12, slot: 1, selling_price: 81, stock: 240, problem: null }],
};
const tooMuch = { code: 'over-limit', message: 'At most 20 packs.' };

async function openOrder(path = '/orders/new', given: object = {}) {
  const view = await openConsole(path, { answers: { previewOrderFor: preview, ...given } });
  const product = () => view.screen.findByRole<HTMLInputElement>('combobox', { name: 'Product' });
  const packs = () =>
    view.screen.findByRole<HTMLInputElement>('textbox', { name: `Packs of ${neem?.product_name}` });
  return {
    ...{ ...view, product, packs },
    async chooseCustomer() {
      const field = view.screen.getByRole('combobox', { name: 'Customer' });
      await view.user.type(field, 'negi{Enter}');
      const next = await product();
      await expect.poll(() => document.activeElement).toBe(next);
    },
    /** What, Enter, how many, Enter. */
    async enterLine(count: string) {
      await view.user.type(await product(), 'neem{Enter}');
      const field = await view.screen.findByLabelText<HTMLInputElement>('Packs');
      await view.fill(field, count);
      await view.user.keyboard('{Enter}');
      await packs();
    },
  };
}

beforeEach(() => sessionStorage.clear());

test('what is missing has the focus and says so; a problem stands beside its line', async () => {
  const { screen, user, fill, press, chooseCustomer, enterLine, product, packs, answer } =
    await openOrder();
  const customer = screen.getByRole('combobox', { name: 'Customer' });
  await press('Place the order');
  await screen.findByText('Please choose the customer first.');
  expect(document.activeElement).toBe(customer);
  await chooseCustomer();
  await press('Place the order');
  await screen.findByText('Please choose a product.');
  expect(document.activeElement).toBe(await product());
  answer({
    previewOrderFor: { ...preview, lines: [{ ...preview.lines[0], problem: tooMuch } as never] }, // `as`: the line is there
  });
  await enterLine('99');
  await screen.findByText('At most 20 packs.');
  await press('Place the order');
  expect(document.activeElement).toBe(await packs());
  await fill(await packs(), '0');
  expect(saidOf(await packs())).toBe('Whole packs, 1 or more.');
  const expired = { code: 'coupon-refused', message: 'This coupon has expired.' };
  answer({ previewOrderFor: { ...preview, problems: [expired] } });
  await fill(await packs(), '2');
  await fill(screen.getByLabelText('Coupon'), 'EXPIRED5');
  await screen.findByText('This coupon has expired.');
  answer({ previewOrderFor: preview });
  await user.clear(screen.getByLabelText('Coupon'));
  await expect.poll(() => screen.queryByText('This coupon has expired.')).toBeNull();
});

test('what is not placed stays in this tab, is asked about, and is thrown away on request', async () => {
  const { user, screen, press, dialog, chooseCustomer, enterLine, packs, go } = await openOrder();
  await chooseCustomer();
  await enterLine('2');
  await screen.findByText(/^1 line · /);
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  const leave = await dialog('Leave without saving?');
  expect(leave.element.textContent).toContain('with one line is not placed');
  await user.click(leave.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Orders', level: 1 });
  await go('/orders/new');
  expect((await packs()).value).toBe('2');
  await press('Start over');
  const asked = await dialog('Start over?');
  await user.click(asked.getByRole('button', { name: 'Start over' }));
  await expect.poll(() => screen.queryByRole('table')).toBeNull();
});

test('by keyboard from the customer to the order, at what the customer took last', async () => {
  const { user, screen, product, chooseCustomer, answer, sent, at } = await openOrder();
  await chooseCustomer();
  await user.type(await product(), 'neem');
  await screen.findByText(/^Last: 2 packs at ₹80\.50/);
  await user.keyboard('{Enter}');
  const packs = await screen.findByLabelText<HTMLInputElement>('Packs');
  expect([packs.value, document.activeElement === packs]).toEqual(['2', true]);
  await user.keyboard('{Enter}');
  await expect.poll(async () => document.activeElement === (await product())).toBe(true);
  await user.keyboard('{Enter}');
  const pickup = screen.getByRole('radio', { name: 'Pickup' });
  await expect.poll(() => document.activeElement).toBe(pickup);
  answer({ placeOrderFor: { order_id: 31, total_to_pay: totals.total_to_pay } });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(at).toBe('/orders/31');
  expect(sent('placeOrderFor')).toMatchObject([
    {
      ...{ customer_id: 1, delivery_type: 'pickup', total_to_pay: totals.total_to_pay },
      lines: [{ product_id: 12, slot: 1, packs: 2 }],
    },
  ]);
});

test('a lost answer is asked for again under the same key, so that the order is placed once', async () => {
  const { screen, press, enterLine, answer, at, sent } = await openOrder(
    '/orders/new?customer_id=1',
    { placeOrderFor: noNetwork },
  );
  await enterLine('3');
  await press('Place the order');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No answer from the server\./);
  answer({ placeOrderFor: { order_id: 31, total_to_pay: totals.total_to_pay } });
  await press('Place the order');
  await expect.poll(at).toBe('/orders/31');
  const [first, second] = sent('placeOrderFor');
  expect(second).toEqual(first);
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import type { PickingOrderWire } from '#contract/console/print.ts';
import { openConsole } from '#test/open-console.tsx';

const [example] = consoleActions.getPickingList.example.output.orders;
const neem = example?.lines[0];
const line = (id: number, product_id: number, name: string) =>
  ({ ...neem, id, product_id, product_name: name }) as PickingOrderWire['lines'][number]; // `as`: the example has one
const order = (id: number, status: PickingOrderWire['status'] = 'accepted') =>
  ({
    ...{ ...example, id, status, delivery_type: 'pickup' },
    lines: [line(id * 10, 12, 'Neem Face Wash'), line(id * 10 + 1, 13, 'Soap')],
  }) as PickingOrderWire; // `as`: likewise

/** What is asked for, of these orders. */
const answers = (orders: () => PickingOrderWire[]) => ({
  getPickingList: ({ ids }: { ids: unknown }) => ({
    orders: orders().filter(({ id }) => (ids as number[]).includes(id)), // `as`: parsed by then
  }),
});

test('is ticked off by product or by order, kept in the browser, and sent on once all is picked', async () => {
  let status: PickingOrderWire['status'] = 'accepted';
  const { screen, user, press, go, answer, sent } = await openConsole('/orders/picking?ids=31,32', {
    role: 'packer',
    answers: answers(() => [order(31, status), order(32, status)]),
  });
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
  const first = () => boxes()[0] as HTMLInputElement; // `as`: there are some
  expect(screen.getByText('0 of 2 picked')).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toContain('₹');
  await user.click(first());
  expect(screen.getByText('1 of 2 picked')).toBeTruthy();
  // One of them alone keeps its ticks, and so does the other one.
  await go('/today');
  await go('/orders/picking?ids=31');
  await screen.findByText('1 of 2 picked');
  await user.click(first());
  await go('/today');
  await go('/orders/picking?ids=31,32&by=order');
  await screen.findByText('1 of 4 picked');
  await user.click(screen.getByRole('link', { name: 'By product' }));
  await screen.findByText('0 of 2 picked');
  for (const box of boxes()) await user.click(box);
  answer({
    moveOrders: ({ ids, to }) => {
      status = to;
      return { moved: ids.map(Number), refused: [] };
    },
  });
  await press('Start packing (2)');
  await press('Ready for pickup (2)');
  await screen.findByText(/nothing is left to pick/);
  expect(sent('moveOrders')).toEqual([
    { ids: [31, 32], to: 'processing' },
    { ids: [31, 32], to: 'out_for_delivery' },
  ]);
  await expect.poll(() => localStorage.getItem('picking')).toBe('[]');
});

test('leaves out what has moved on meanwhile, and follows an order that is changed', async () => {
  let here = order(32);
  const { screen, tellOrders } = await openConsole('/orders/picking?ids=31,32', {
    answers: answers(() => [order(31, 'out_for_delivery'), here]),
  });
  expect(screen.getByText('Order #31 has moved on and is not in this list.')).toBeTruthy();
  expect(screen.getByText('1 order')).toBeTruthy();
  const packs = () => screen.getByRole('main').textContent;
  expect(packs()).toContain('2 × Box of 12');
  here = { ...here, lines: here.lines.map((one) => ({ ...one, variant_qty: 3, picked: 3 })) };
  await tellOrders();
  await expect.poll(packs).toContain('3 × Box of 12');
});

test('numbers that are none are told as such', async () => {
  const { screen } = await openConsole('/orders/picking?ids=x');
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('what is missing is told, needs no tick, and what cannot be invoiced stands above', async () => {
  const here = order(31);
  const [soap, balm] = here.lines;
  const short = {
    ...soap,
    picked: 0,
    missing_reason: 'Recalled',
  } as PickingOrderWire['lines'][number]; // `as`: it has one
  const lines = [short, ...(balm ? [balm] : [])];
  const cannot_invoice = 'No invoice yet: Soap has no HSN.';
  const { screen, user, sent } = await openConsole('/orders/picking?ids=31&by=order', {
    role: 'packer',
    answers: {
      ...answers(() => [{ ...here, lines, cannot_invoice }]),
      pickOrder: consoleActions.pickOrder.example.output,
    },
  });
  expect(screen.getByText('#31: No invoice yet: Soap has no HSN.')).toBeTruthy();
  expect(screen.getByText('0 of 2 packs, Recalled')).toBeTruthy();
  expect(screen.getByText('1 of 2 picked')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Packs of Soap are missing' }));
  await user.click(await screen.findByRole('button', { name: 'Not there' }));
  await expect
    .poll(() => sent('pickOrder'))
    .toEqual([
      {
        id: 31,
        version: 1,
        lines: [{ line_id: 311, picked: 1, reason: 'not-there', reason_hi: '' }],
      },
    ]);
});

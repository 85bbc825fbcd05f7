// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { orderRowExample as row } from '#contract/console/order.ts';
import { expectGone, openConsole } from '#test/open-console.tsx';

const older = { ...row, id: 30, firm_name: 'Balaji Store' };
const list = { orders: [row, older], next: null };
const tick = (id: number) => `Select order ${id}`;

test('several are moved at once, with what became of each', async () => {
  const { screen, user, press, dialog, sent } = await openConsole('/orders', {
    answers: {
      listOrders: list,
      moveOrders: {
        moved: [31],
        refused: [
          { id: 30, code: 'wrong-status', message: 'This order is cancelled.', mend: null },
        ],
      },
    },
  });
  const box = (id: number) => screen.getByLabelText<HTMLInputElement>(tick(id));
  const [all] = screen.getAllByLabelText('Select all shown');
  if (!all) throw new Error('There is no box for all.');
  await user.click(all);
  expect([box(31).checked, box(30).checked]).toEqual([true, true]);
  await user.click(all);
  expect([box(31).checked, box(30).checked]).toEqual([false, false]);
  await user.click(box(31));
  await user.click(box(30));
  await press('Accept (2)');
  const asked = await dialog('Accept 2 orders?');
  expect(asked.getByText('Their customers are told at once.')).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Accept' }));
  const result = await dialog('Result');
  expect(result.getByText('1 order accepted.')).toBeTruthy();
  expect(result.getByText('Order 30: This order is cancelled.')).toBeTruthy();
  await user.click(result.getByRole('button', { name: 'OK' }));
  await expectGone(() => screen.queryByText('2 selected'));
  expect(sent('moveOrders')).toEqual([{ ids: [31, 30], to: 'accepted' }]);
});

test.each(['owner', 'staff'] as const)(
  'what sending out lacks leads to where it is put right, for %s as far as may be',
  async (role) => {
    const packed = { ...row, status: 'processing', delivery_type: 'delivery' } as const;
    const refusal = { id: 0, code: 'cannot-invoice', message: 'No invoice yet: Soap has no HSN.' };
    const refused = [
      { ...refusal, id: 31, mend: { kind: 'product' as const, id: 12 } },
      { ...refusal, id: 30, message: 'No State.', mend: { kind: 'customer' as const, id: 4 } },
    ];
    const { screen, user, press, dialog } = await openConsole('/orders', {
      role,
      answers: {
        listOrders: { orders: [packed, { ...packed, id: 30 }, { ...packed, id: 29 }], next: null },
        moveOrders: { moved: [29], refused },
      },
    });
    for (const id of [31, 30, 29]) await user.click(screen.getByLabelText(tick(id)));
    await press('Send out (3)');
    const asked = await dialog('Send out 3 orders?');
    await user.click(asked.getByRole('button', { name: 'Send out' }));
    const result = await dialog('Result');
    expect(result.getByText('1 order sent out.')).toBeTruthy();
    expect(result.getByText('2 could not be sent out:')).toBeTruthy();
    const links = result.getAllByRole('link').map((link) => link.getAttribute('href'));
    const customer = '/console/customers/4/edit';
    expect(links).toEqual(role === 'owner' ? ['/console/products/12', customer] : [customer]);
  },
);

test('states stand with how many there are of each, and lead to them with the other filters', async () => {
  const { screen, user, sent, at } = await openConsole('/orders?route=Rajpur', {
    answers: { countOrders: { count: 1_001, states: { all: 1_001, active: 3, cancelled: 0 } } },
  });
  await screen.findByRole('link', { name: 'All 1,000+' });
  expect(screen.getByRole('link', { name: 'Cancelled 0' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Active 3' }));
  await expect.poll(at).toBe('/orders?route=Rajpur&status=active');
  expect(sent('countOrders').at(-1)).toMatchObject({ route: 'Rajpur', status: ['active'] });
});

test('a day is typed with the day first, and filters once it is whole', async () => {
  const { screen, user, at } = await openConsole('/orders');
  const day = screen.getByLabelText<HTMLInputElement>('From day');
  await user.type(day, '4/10/202');
  expect([at(), day.getAttribute('aria-invalid')]).toEqual(['/orders', 'true']);
  await user.type(day, '6');
  await expect.poll(at).toBe('/orders?from=2026-10-04');
  expect(screen.getByLabelText<HTMLInputElement>('From day').value).toBe('04/10/2026');
});

test('what is ticked stays ticked on another page of the list', async () => {
  const { screen, user } = await openConsole('/orders?status=active', {
    answers: {
      listOrders: ({ cursor }) =>
        cursor ? { orders: [older], next: null } : { orders: [row], next: '31' },
    },
  });
  await user.click(screen.getByLabelText(tick(31)));
  await user.click(screen.getByRole('link', { name: 'Older' }));
  await user.click(await screen.findByLabelText(tick(30)));
  await screen.findByText('2 selected');
  expect(screen.getByRole('button', { name: 'Accept (2)' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Latest' }));
  const box = await screen.findByLabelText<HTMLInputElement>(tick(31));
  expect(box.checked).toBe(true);
});

test('one is accepted with a key, which always says what it did', async () => {
  let now = row;
  const { screen, user, sent } = await openConsole('/orders', {
    answers: {
      listOrders: () => ({ orders: [now, older], next: null }),
      moveOrder: ({ to }) => {
        now = { ...now, status: to };
        return { id: 31, status: to };
      },
    },
  });
  await user.keyboard('a');
  await screen.findByText(/^No order is marked\./);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('#31');
  await user.keyboard('a');
  await screen.findByText('Order 31 is accepted.');
  const read = () => document.activeElement?.closest('tr')?.textContent;
  await expect.poll(read).toContain('Accepted');
  await user.keyboard('a');
  await screen.findByText('Order 31 does not wait to be accepted.');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('#30');
  expect(sent('moveOrder')).toHaveLength(1);
});

test('filters live in the address and are kept as a view, which can be deleted and brought back', async () => {
  const kept = {
    id: 9,
    name: 'Small ones',
    query: 'customer_id=1&max_total=9000&min_total=100&unpaid=1',
  };
  let views = consoleActions.listSavedViews.example.output.views;
  const { screen, user, press, dialog, at, sent } = await openConsole('/orders?customer_id=1', {
    answers: {
      listSavedViews: () => ({ views }),
      saveView: () => {
        views = [kept];
        return { view: kept };
      },
      deleteSavedView: () => {
        views = [];
        return { message: 'Deleted.' };
      },
    },
  });
  expect(screen.getByText('Orders of Negi General Store')).toBeTruthy();
  await user.type(screen.getByLabelText('Total from ₹'), '100');
  await user.type(screen.getByLabelText('Total to ₹'), '9000');
  await user.click(screen.getByLabelText('Unpaid only'));
  await expect.poll(at).toBe('/orders?customer_id=1&min_total=100&max_total=9000&unpaid=1');
  expect(sent('listOrders').at(-1)).toMatchObject({ customer_id: 1, min_total: 100 });
  await press('Save this view');
  await user.type((await dialog()).getByLabelText('Name'), 'Small ones{Enter}');
  const view = () => screen.findByRole('link', { name: 'Small ones' });
  expect((await view()).getAttribute('aria-current')).toBe('true');
  await press('Delete the view Small ones');
  await screen.findByText('Small ones deleted.');
  expect(screen.queryByRole('link', { name: 'Small ones' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Undo');
  await press('Undo');
  expect((await view()).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByText('Small ones deleted.')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Show all customers' }));
  await expect.poll(async () => (await view()).getAttribute('aria-current')).toBeNull();
  expect(sent('saveView')).toMatchObject([{ list: 'orders', name: 'Small ones' }, {}]);
});

test('the list follows in place: what is typed and selected stays; one accepted elsewhere leaves', async () => {
  const { screen, user, answer, tellOrders } = await openConsole('/orders?status=active', {
    answers: {
      listOrders: { orders: [older], next: null },
      getNewOrders: { to_accept: 1, orders: [older] },
    },
  });
  await user.click(screen.getByLabelText(tick(30)));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'half a wo');
  await screen.findByRole('link', { name: /^Orders.*1 to accept$/ });
  answer({ listOrders: list, getNewOrders: { to_accept: 2, orders: [row, older] } });
  await tellOrders();
  await screen.findByRole('link', { name: '#31' });
  await screen.findByText('New order #31 · Negi General Store · ₹1,894.00');
  expect(screen.getByRole('link', { name: /^Orders.*2 to accept$/ })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(tick(30)).checked).toBe(true);
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  expect(search.value).toBe('half a wo');
  answer({
    listOrders: { orders: [older], next: null },
    getNewOrders: { to_accept: 1, orders: [older] },
  });
  await tellOrders();
  await expectGone(() => screen.queryByRole('link', { name: '#31' }));
  expect(screen.queryByText(/^New order #31/)).toBeNull();
});

test('whether it sounds is kept in this browser', async () => {
  const { screen, user, go } = await openConsole('/orders');
  const sound = () => screen.findByRole('button', { name: 'Sound for new orders' });
  await user.click(await sound());
  await go('/today');
  await go('/orders');
  expect((await sound()).getAttribute('aria-pressed')).toBe('false');
});

test('a packer’s list follows too, without a word of what the role cannot do', async () => {
  const { total_to_pay: _t, paid: _p, due: _d, ...bare } = row;
  const { screen, answer, tellOrders } = await openConsole('/orders', {
    role: 'packer',
    answers: { listOrders: { orders: [], next: null } },
  });
  answer({ listOrders: { orders: [bare], next: null } });
  await tellOrders();
  await screen.findByRole('link', { name: '#31' });
  expect(screen.queryByText(/^New order/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Orders', current: 'page' }).textContent).toBe('Orders');
  expect(screen.getByRole('main').textContent).not.toContain('₹');
  expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
});

test('a search without a find says so', async () => {
  const { screen, user, at } = await openConsole('/orders', {
    answers: {
      listOrders: ({ q }) => ({ orders: q ? [] : [row], next: null }),
      countOrders: ({ q }) => ({ count: q ? 0 : 1 }),
    },
  });
  await screen.findByText('1 found');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '#99{Enter}');
  await screen.findByText('No orders match these filters.');
  expect(at()).toBe('/orders?q=%2399');
});

test('a list shows without waiting for its count', async () => {
  let counted = (_: { count: number }) => {};
  const count = new Promise<{ count: number }>((resolve) => {
    counted = resolve;
  });
  const { screen } = await openConsole('/orders?q=nobody', {
    answers: { listOrders: { orders: [], next: null }, countOrders: () => count },
  });
  expect(screen.getByText('No orders match these filters.')).toBeTruthy();
  expect(screen.queryByText(/found$/)).toBeNull();
  counted({ count: 0 });
  // The list says it; only who hears the screen is told once more.
  expect((await screen.findByText('0 found')).className).toBe('visually-hidden');
});

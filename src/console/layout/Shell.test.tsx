// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { noNetwork, refused } from '#test/fake-shop.ts';
import { expectGone, type OpenConsole, openConsole } from '#test/open-console.tsx';
import { loggedPlaces } from '#test/render-part.tsx';

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test.each([
  ['owner', ['?', '/', '↑ ↓', 'n', 'a', 'p', 'Esc']],
  ['packer', ['?', '/', '↑ ↓', 'p', 'Esc']],
] as const)('? shows the keys of the role %s, with the way to the guide', async (role, keys) => {
  const { user, dialog, screen } = await openConsole('/settings/account', { role });
  await user.keyboard('?');
  const shown = await dialog('Keys');
  expect(textsOf([...shown.element.querySelectorAll('kbd')])).toEqual(keys);
  const guide = shown.getByRole('link', { name: 'Open the guide' });
  expect(guide.getAttribute('href')).toBe('/console/help/operators');
  await user.click(guide);
  await expectGone(() => screen.queryByRole('dialog'));
});

test('n begins an order, / searches, and neither while one types', async () => {
  const { user, screen, dialog, at, go } = await openConsole('/customers', {
    answers: { searchConsole: consoleActions.searchConsole.example.output },
  });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'n/');
  expect([at(), screen.queryByRole('dialog')]).toEqual(['/customers', null]);
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('/');
  const field = (await dialog()).getByRole('combobox', { name: 'Search everything' });
  await expect.poll(() => document.activeElement).toBe(field);
  await go('/today');
  await screen.findByRole('heading', { name: 'Today', level: 1 });
});

test('a screen that cannot be read says so under its own heading, and is tried again', async () => {
  const view = await openConsole('/coupons', { answers: { listCoupons: noNetwork } });
  const { screen, press, answer } = view;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coupons');
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('No answer from the server.');
  answer({ listCoupons: onceAsked(view, consoleActions.listCoupons.example.output) });
  await press('Try again');
  await screen.findByRole('link', { name: 'WEEKEND10' });
  expect(screen.queryByRole('alert')).toBeNull();
});

/** Comes once the screen shows that it has asked, as with a real network. */
function onceAsked<O>({ screen }: OpenConsole, output: O): () => Promise<O> {
  return async () => {
    const button = () => screen.queryByRole('button', { name: 'Try again' });
    await expect.poll(() => button()?.getAttribute('aria-disabled')).toBe('true');
    return output;
  };
}

/** Until it is heard: the screen listens a moment after it shows. */
function comeBack(event: 'focus' | 'online', isBack: () => boolean): Promise<unknown> {
  const heard = () => {
    window.dispatchEvent(new Event(event));
    return isBack();
  };
  return Promise.resolve(expect.poll(heard, { timeout: 4_000 }).toBe(true));
}

test.each([
  ['/orders', 'listOrders', 'focus'],
  ['/orders/31', 'getOrder', 'online'],
  ['/products', 'listProducts', 'focus'],
  ['/customers/1', 'getCustomer', 'online'],
] as const)('%s without %s is back on %s', async (path, action, event) => {
  const view = await openConsole(path, { answers: { [action]: refused('busy', 'Busy.') } });
  const { screen, answer } = view;
  await screen.findByText(/This could not be loaded\./);
  answer({ [action]: onceAsked(view, consoleActions[action].example.output) });
  // Before the next try of its own.
  await comeBack(event, () => screen.queryByText(/This could not be loaded\./) === null);
});

test('without who is signed in there is nothing but the way to try again', async () => {
  const view = await openConsole('/customers/1', { answers: { getMe: refused('busy', 'Busy.') } });
  const { screen, answer } = view;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This could not be loaded.');
  expect(screen.queryByRole('navigation')).toBeNull();
  answer({ getMe: onceAsked(view, consoleActions.getMe.example.output) });
  await comeBack('focus', () => screen.queryByRole('navigation', { name: 'Console' }) !== null);
});

test('of a screen that is there, a part that fails stands aside, and all of it is read again', async () => {
  const { screen, press, answer } = await openConsole('/customers/1', {
    answers: { getLedger: refused('busy', 'Busy.') },
  });
  expect(screen.getByRole('heading', { name: 'Account' })).toBeTruthy();
  await screen.findByText(/This could not be loaded\./);
  answer({ getLedger: consoleActions.getLedger.example.output });
  await press('Try again');
  await screen.findByText('Closing balance');
});

test('an order list stays without its views and routes', async () => {
  const { screen } = await openConsole('/orders', {
    answers: { listSavedViews: refused('busy', 'Busy.'), listRoutes: refused('busy', 'Busy.') },
  });
  expect(screen.getByRole('link', { name: '#31' })).toBeTruthy();
  expect(loggedPlaces()).toHaveLength(2);
});

test('behind an open screen what is read anew and fails takes nothing that is typed with it', async () => {
  const { screen, user, press, answer, tellOrders, sent } = await openConsole('/orders/31');
  await press(/^Take ₹/);
  await user.type(await screen.findByLabelText('Reference'), 'UPI 4711');
  answer({ getOrder: refused('busy', 'Busy.') });
  const reads = sent('getOrder').length;
  await tellOrders();
  await expect.poll(() => sent('getOrder').length).toBeGreaterThan(reads);
  await expect.poll(loggedPlaces).toContain('refresh');
  expect(screen.getByLabelText<HTMLInputElement>('Reference').value).toBe('UPI 4711');
  expect(screen.queryByText(/This could not be loaded\./)).toBeNull();
});

test('an address that is none, and an order that is not there, say so', async () => {
  const { screen, user, go, answer } = await openConsole('/no-such-screen');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(document.title).toBe('Page not found · Console');
  answer({ getOrder: refused('not-found', 'There is no such order.') });
  await go('/orders/999999999');
  await screen.findByText('There is no such order.');
  await user.click(screen.getByRole('link', { name: 'To the start' }));
  await screen.findByRole('heading', { name: 'Today', level: 1 });
});

test('Today shows what waits, with the way to it', async () => {
  const { screen } = await openConsole('/today');
  expect(screen.getByRole('link', { name: 'All 2' }).getAttribute('href')).toBe(
    '/console/orders?status=active',
  );
  expect(screen.getByRole('table', { name: 'Orders, last seven days' })).toBeTruthy();
});

// @vitest-environment happy-dom
import { useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { descriptionOf } from '#test/dom-text.ts';
import { fakeShop, noNetwork, refused } from '#test/fake-shop.ts';
import { renderScreens } from '#test/render-part.tsx';
import { LanguageLink } from '#web/components/LanguageLink.tsx';
import * as forgotRoute from '#web/routes/forgot-pin.tsx';
import * as resetRoute from '#web/routes/reset-pin.tsx';

/** Another page, from which one goes back. */
const withWayBack = {
  default: function Back() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    );
  },
};

const reset = { openPinLink: { is_first: false, wanted: '' } };
const first = (wanted = '') => ({ openPinLink: { is_first: true, wanted } });

async function openReset(path = '/reset-pin?token=q1w2') {
  const view = renderScreens({ '/reset-pin': resetRoute }, path);
  await view.screen.findByRole('heading', { level: 1 });
  const field = (label: string) => view.screen.getByLabelText<HTMLInputElement>(label);
  return {
    ...view,
    field,
    async update(pin: string, repeated: string) {
      await type({ 'New PIN': pin, 'Confirm PIN': repeated });
      await view.user.click(view.screen.getByRole('button', { name: 'Update PIN' }));
    },
    async make(pin: string) {
      await type({ PIN: pin, 'PIN once more': pin });
      await view.user.click(view.screen.getByRole('button', { name: 'Make PIN' }));
    },
  };

  async function type(texts: Record<string, string>) {
    for (const [label, typed] of Object.entries(texts)) {
      await view.user.clear(field(label));
      if (typed !== '') await view.user.type(field(label), typed);
    }
  }
}

test('a reset link without a token says so', async () => {
  fakeShop();
  const { screen } = await openReset('/reset-pin');
  expect(screen.getByRole('alert').textContent).toBe('Invalid or missing token.');
  const again = screen.getByRole('link', { name: 'Send a new link' });
  expect(again.getAttribute('href')).toBe('/forgot-pin');
});

test('the page opened again in a tab that had a token knows of none', async () => {
  fakeShop(reset);
  const { screen, user } = renderScreens(
    { '/reset-pin': resetRoute, '/login': withWayBack },
    '/reset-pin?token=q1w2',
  );
  await screen.findByRole('button', { name: 'Update PIN' });
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid or missing token.');
});

test('the page in the other language has the token as well', async () => {
  fakeShop(reset);
  const Page = resetRoute.default;
  const inBoth = (props: Parameters<typeof Page>[0]) => (
    <>
      <LanguageLink className={undefined} />
      <Page {...props} />
    </>
  );
  const view = renderScreens(
    { '/reset-pin': { ...resetRoute, default: inBoth } },
    '/reset-pin?token=q1w2',
  );
  await view.screen.findByRole('button', { name: 'Update PIN' });
  const link = view.screen.getByRole<HTMLAnchorElement>('link', { name: 'हिन्दी' });
  await expect.poll(() => link.search).toBe('?lang=hi');
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await view.user.click(link);
  expect(link.search).toBe('?lang=hi&token=q1w2');
});

test('two PINs that differ and such of other lengths are told at their fields', async () => {
  fakeShop(reset);
  const { screen, field, update } = await openReset();
  await update('', '');
  expect(descriptionOf(field('New PIN'))).toBe('Please enter a new PIN.');
  expect(descriptionOf(field('Confirm PIN'))).toBe('Please enter the new PIN once more.');
  await update('135791', '135790');
  expect(screen.getAllByText(/not match/)).toHaveLength(1);
  expect(descriptionOf(field('Confirm PIN'))).toBe('PIN does not match');
  await update('1357', '1357');
  expect(descriptionOf(field('New PIN'))).toBe('A PIN has 6 digits.');
  expect(screen.queryByText(/not match/)).toBeNull();
});

test('a new PIN is set with the token, which has left the address', async () => {
  const shop = fakeShop({
    ...reset,
    updatePinWithToken: actions.updatePinWithToken.example.output,
  });
  const { screen, update } = await openReset();
  await update('135791', '135791');
  await screen.findByText('Your PIN has been updated successfully.');
  // One way on, and no second that leads to the same place.
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/login']);
  expect(shop.calls.at(-1)).toMatchObject({ input: { token: 'q1w2', pin: '135791' } });
});

test('a link that is no longer valid offers another; a lost answer does not', async () => {
  const expired = 'This link is no longer valid. Please ask for a new one.';
  const shop = fakeShop({ ...reset, updatePinWithToken: noNetwork });
  const { screen, update } = await openReset();
  const told = () => screen.queryByRole('alert')?.textContent;
  await update('135791', '135791');
  await expect.poll(told).toBe('An error occurred while resetting your PIN.');
  expect(screen.queryByRole('link', { name: 'Send a new link' })).toBeNull();
  shop.answer({ updatePinWithToken: refused('bad-token', expired) });
  await update('135791', '135791');
  await expect.poll(told).toBe(expired);
  screen.getByRole('link', { name: 'Send a new link' });
});

test('a link that is used or false says so before anything is typed', async () => {
  fakeShop({ openPinLink: refused('bad-token', 'No.') });
  const { screen } = await openReset();
  expect(screen.getByRole('alert').textContent).toBe(
    'This link is no longer valid. Please ask for a new one.',
  );
  expect(screen.queryByLabelText('New PIN')).toBeNull();
  const again = screen.getByRole('link', { name: 'Send a new link' });
  expect(again.getAttribute('href')).toBe('/forgot-pin');
});

test('where the shop does not say what a link is good for, it can be tried', async () => {
  fakeShop({ openPinLink: noNetwork });
  const { field } = await openReset();
  expect(field('New PIN').required).toBe(true);
});

test('the first PIN is made, signs in and leads to what was wanted', async () => {
  const shop = fakeShop(first('neem-soap'));
  const { screen, make } = await openReset();
  screen.getByRole('heading', { name: 'Make your PIN' });
  shop.answer({ updatePinWithToken: { message: 'Set.', user_id: 7, user_name: 'Asha Negi' } });
  await make('135791');
  await screen.findByText('Your PIN is made. You are signed in.');
  expect({ ...localStorage }).toMatchObject({ userId: '7', userName: 'Asha Negi' });
  expect(sessionStorage.getItem('addAfterLogin')).toBe('neem-soap');
  await screen.findByText('At /product-detail/neem-soap');
});

test('a PIN that everybody tries first is refused with a word, at once or by the shop', async () => {
  const shop = fakeShop({ ...first(), updatePinWithToken: refused('weak-pin', 'Too easy.') });
  const { screen, make, field } = await openReset();
  await make('123456');
  expect(descriptionOf(field('PIN'))).toBe(
    'This PIN is too easy to guess. Please choose another one.',
  );
  expect(shop.calls.filter(({ name }) => name === 'updatePinWithToken')).toEqual([]);
  await make('941205');
  await expect.poll(() => descriptionOf(field('PIN'))).toBe('Too easy.');
  expect(document.activeElement).toBe(field('PIN'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Send a new link' })).toBeNull();
});

test('a PIN that was refused without scripts is told at its field', async () => {
  fakeShop(first());
  const { field } = await openReset('/reset-pin?token=q1w2&form=weak-pin');
  expect(descriptionOf(field('PIN'))).toBe(
    'This PIN is too easy to guess. Please choose another one.',
  );
});

test('a link is asked for by e-mail', async () => {
  const shop = fakeShop({ sendResetPinLink: refused('too-many-tries', 'Please wait a minute.') });
  const { screen, user } = renderScreens({ '/forgot-pin': forgotRoute }, '/forgot-pin');
  const send = () => user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  const email = screen.getByLabelText('Email');
  await send();
  expect(descriptionOf(email)).toBe('Please enter your email.');
  await user.type(email, 'demo@thok.example');
  await send();
  const told = () => screen.queryByRole('alert')?.textContent;
  await expect.poll(told).toBe('Error: Please wait a minute.');
  shop.answer({ sendResetPinLink: noNetwork });
  await send();
  await expect.poll(told).toBe('Something went wrong.');
  shop.answer({ sendResetPinLink: actions.sendResetPinLink.example.output });
  await send();
  await screen.findByText('An email has been sent with instructions to reset your PIN.');
});

// @vitest-environment happy-dom
import { useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { descriptionOf } from '#test/dom-text.ts';
import { fakeShop, noNetwork, refused } from '#test/fake-shop.ts';
import { renderScreens } from '#test/render-part.tsx';
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

function openReset(path = '/reset-pin?token=q1w2') {
  const view = renderScreens({ '/reset-pin': resetRoute }, path);
  const field = (label: string) => view.screen.getByLabelText<HTMLInputElement>(label);
  return {
    ...view,
    field,
    async update(pin: string, repeated: string) {
      for (const [label, typed] of [
        ['New PIN', pin],
        ['Confirm PIN', repeated],
      ] as const) {
        await view.user.clear(field(label));
        if (typed !== '') await view.user.type(field(label), typed);
      }
      await view.user.click(view.screen.getByRole('button', { name: 'Update PIN' }));
    },
  };
}

test('a reset link without a token says so', async () => {
  fakeShop();
  const { screen } = openReset('/reset-pin');
  expect(screen.getByRole('alert').textContent).toBe('Invalid or missing token.');
  const again = screen.getByRole('link', { name: 'Send a new link' });
  expect(again.getAttribute('href')).toBe('/forgot-pin');
});

test('the page opened again in a tab that had a token knows of none', async () => {
  fakeShop();
  const { screen, user } = renderScreens(
    { '/reset-pin': resetRoute, '/login': withWayBack },
    '/reset-pin?token=q1w2',
  );
  await screen.findByRole('button', { name: 'Update PIN' });
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid or missing token.');
});

test('two PINs that differ and such of other lengths are told at their fields', async () => {
  fakeShop();
  const { screen, field, update } = openReset();
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
  const shop = fakeShop({ updatePinWithToken: actions.updatePinWithToken.example.output });
  const { screen, update } = openReset();
  await update('135791', '135791');
  await screen.findByText('Your PIN has been updated successfully.');
  const login = screen.getByRole('link', { name: 'Go to Login' });
  expect(login.getAttribute('href')).toBe('/login');
  expect(shop.calls).toMatchObject([{ input: { token: 'q1w2', pin: '135791' } }]);
});

test('a link that is no longer valid offers another; a lost answer does not', async () => {
  const expired = 'This link is no longer valid. Please ask for a new one.';
  const shop = fakeShop({ updatePinWithToken: noNetwork });
  const { screen, update } = openReset();
  const told = () => screen.queryByRole('alert')?.textContent;
  await update('135791', '135791');
  await expect.poll(told).toBe('An error occurred while resetting your PIN.');
  expect(screen.queryByRole('link', { name: 'Send a new link' })).toBeNull();
  shop.answer({ updatePinWithToken: refused('bad-token', expired) });
  await update('135791', '135791');
  await expect.poll(told).toBe(expired);
  screen.getByRole('link', { name: 'Send a new link' });
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

// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { actions } from '#contract/index.ts';
import { productExample } from '#contract/product.ts';
import type { Refusal } from '#contract/refusal.ts';
import { descriptionOf } from '#test/dom-text.ts';
import { fakeShop, noNetwork, refused } from '#test/fake-shop.ts';
import { renderScreens } from '#test/render-part.tsx';
import { AddButton } from '#web/catalogue/AddButton.tsx';
import { productFromWire } from '#web/catalogue/product.ts';
import * as loginRoute from '#web/routes/login.tsx';

type Failure = Refusal | typeof noNetwork;

const product = productFromWire(productExample);
const signedIn = actions.loginUserdata.example.output;

function openLogin(path = '/login') {
  const view = renderScreens({ '/login': loginRoute }, path);
  const { screen, user } = view;
  const name = screen.getByLabelText<HTMLInputElement>('Email or phone');
  const pin = screen.getByLabelText<HTMLInputElement>('PIN');
  return {
    ...view,
    name,
    pin,
    press: (label: string) => user.click(screen.getByRole('button', { name: label })),
    async fill() {
      await user.type(name, '9876543210');
      await user.type(pin, '246810');
      await user.click(screen.getByRole('checkbox'));
    },
  };
}

describe('signing in', () => {
  test('asks for what is missing, one after the other', async () => {
    fakeShop();
    const { screen, user, name, pin, press } = openLogin();
    await press('Login');
    expect(document.activeElement).toBe(name);
    expect(descriptionOf(name)).toBe('Please enter your email or phone number.');
    await user.type(name, '9876543210');
    await press('Login');
    expect(document.activeElement).toBe(pin);
    expect(descriptionOf(pin)).toBe('Please enter your PIN.');
    await user.type(pin, '2468');
    await press('Login');
    expect(descriptionOf(pin)).toBe('A PIN has 6 digits.');
    await user.clear(pin);
    await user.click(pin);
    await user.paste('24 68 10');
    expect([pin.value, pin.inputMode, pin.type]).toEqual(['246810', 'numeric', 'password']);
    await press('Show PIN');
    expect(pin.type).toBe('text');
    await press('Login');
    const terms = screen.getByRole('checkbox');
    expect(document.activeElement).toBe(terms);
    expect(descriptionOf(terms)).toBe('Please accept the terms to go on.');
    const link = screen.getByRole('link', { name: 'Terms & Conditions' });
    expect(link.getAttribute('href')).toBe('/term-condition');
  });

  test.each<[answer: Failure, why: RegExp]>([
    [refused('wrong-pin', 'The e-mail, phone number or PIN is not right.'), /PIN is not right\.$/],
    [
      refused('locked', 'Too many wrong tries. Please try again in 15 minutes.'),
      /Too many wrong tries\. Please try again in 15 minutes\.$/,
    ],
    [refused('wrong-pin', ''), /Please check what you entered, and try again\.$/],
    [noNetwork, /Something went wrong while logging in\.$/],
  ])('that fails says why (%#)', async (answer, why) => {
    fakeShop({ loginUserdata: answer });
    const { screen, press, fill } = openLogin();
    await fill();
    await press('Login');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Login Failed/);
    expect(alert.textContent).toMatch(why);
    expect(localStorage.getItem('userId')).toBeNull();
  });

  test.each([
    ['/login?next=/wallet', 'At /wallet'],
    ['/login?next=//evil.example/', 'At /'],
  ])('at %s leads on, and never off the site', async (path, at) => {
    const shop = fakeShop({ loginUserdata: signedIn });
    const { screen, press, fill } = openLogin(path);
    await fill();
    await press('Login');
    const done = await screen.findByRole('dialog', { name: 'Login Successful' });
    expect(done.textContent).toContain('Welcome back!');
    expect(shop.calls).toMatchObject([{ input: { email_or_phone: '9876543210', pin: '246810' } }]);
    expect({ ...localStorage }).toMatchObject({ userId: '1', userName: 'Asha Negi' });
    // The word closes by itself.
    await screen.findByText(at);
  });
});

describe('registering', () => {
  async function openForm() {
    const view = openLogin();
    await view.press('New shop? Register');
    const dialog = () => within(view.screen.getByRole('dialog'));
    const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
    return {
      ...view,
      dialog,
      field,
      send: () => view.user.click(dialog().getByRole('button', { name: 'Send request' })),
      async fill() {
        await view.user.type(field('Name'), 'Asha Negi');
        await view.user.type(field('Email'), 'asha@thok.example');
        await view.user.click(field('Phone'));
        await view.user.paste('+91 98765-12345');
        await view.user.type(field('Address'), 'Rajpur Road, Dehradun');
      },
    };
  }

  test('asks for four fields', async () => {
    fakeShop();
    const { user, field, send } = await openForm();
    expect(descriptionOf(field('Phone'))).toBe('Mobile number, 10 digits');
    await send();
    expect(document.activeElement).toBe(field('Name'));
    expect(
      ['Name', 'Email', 'Phone', 'Address'].map((label) => descriptionOf(field(label))),
    ).toEqual([
      'Please enter your name.',
      'Please enter your email.',
      'Please enter your phone number.',
      'Please enter the address of your shop.',
    ]);
    await user.type(field('Email'), 'nobody');
    await user.type(field('Phone'), '12345');
    await send();
    expect(descriptionOf(field('Email'))).toBe(
      'Please enter an email address, like name@example.com.',
    );
    expect(descriptionOf(field('Phone'))).toBe('Please enter a mobile number of 10 digits.');
  });

  test('sends the digits of a pasted phone number, and says what comes next', async () => {
    const shop = fakeShop({ registerUsernew: actions.registerUsernew.example.output });
    const { screen, user, fill, send, dialog } = await openForm();
    await fill();
    await send();
    const done = await screen.findByRole('dialog', { name: 'Registration Request Submitted' });
    expect(done.textContent).toContain('We will connect you within 2 business days.');
    expect(done.textContent).toContain('A link then comes by email');
    // Said to everyone: whether the number has an account stays unknown.
    dialog().getByRole('button', { name: 'Login' });
    expect(shop.calls).toMatchObject([{ input: { phone: '9876512345', wanted: '' } }]);
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  test.each<[answer: Failure, why: string]>([
    [refused('server-fault', ''), 'Please try again later.'],
    [noNetwork, 'There is no connection. Please try again later. What you typed stays here.'],
  ])('that fails says why, and gives way to the form to log in (%#)', async (answer, why) => {
    fakeShop({ registerUsernew: answer });
    const { screen, user, fill, send, dialog } = await openForm();
    await fill();
    await send();
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toContain('Registration Failed');
    expect(alert.textContent).toContain(why);
    await user.click(dialog().getByRole('button', { name: 'Login' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  test('a second time says that the first is being looked at, and calls it no failure', async () => {
    const message = 'We already have a request of yours.';
    fakeShop({ registerUsernew: refused('already-requested', message) });
    const { fill, send, dialog } = await openForm();
    await fill();
    // Below the last field it would lie behind the button.
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    await send();
    const word = await dialog().findByRole('status');
    expect(word.textContent).toBe(`We have your request${message}`);
    expect(seen.mock.contexts).toContain(word.parentElement);
    seen.mockRestore();
    expect(dialog().queryByRole('alert')).toBeNull();
  });
});

test('who came from Add is told which product waits', async () => {
  fakeShop();
  const add = { default: () => <AddButton product={product} /> };
  const { screen, user } = renderScreens({ '/shop': add, '/login': loginRoute }, '/shop');
  expect(screen.queryByText(/You chose/)).toBeNull();
  await user.click(screen.getByRole('link', { name: `Add ${product.name}` }));
  const word = await screen.findByRole('status');
  expect(word.textContent).toBe(
    `You chose ${product.name}. Once you are signed in, its packs open.`,
  );
});

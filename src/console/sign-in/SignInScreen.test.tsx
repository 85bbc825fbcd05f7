// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole, saidOf } from '#test/open-console.tsx';

const signedIn = consoleActions.signIn.example.output;

async function openDoor(answers: Parameters<typeof openConsole>[1]) {
  const view = await openConsole('/sign-in?next=%2Fsettings%2Foperators', answers);
  const field = (label: string) => view.screen.getByLabelText<HTMLInputElement>(label);
  return { ...view, field };
}

test('says whose console it is, and opens without knowing', async () => {
  const { screen } = await openDoor({});
  expect(screen.getByRole('img', { name: 'Doon Wholesale' })).toBeTruthy();
  expect(screen.getByText('Doon Wholesale · console')).toBeTruthy();
});

test('what is missing is told; a wrong password is told beside its field; the right one leads on', async () => {
  const { screen, user, fill, press, field, at, answer, sent } = await openDoor({
    answers: { signIn: refused('wrong-password', 'E-mail or password is wrong.') },
  });
  await press('Sign in');
  expect(saidOf(field('E-mail'))).toBe('Please enter your e-mail address.');
  expect(document.activeElement).toBe(field('E-mail'));
  await fill(field('E-mail'), 'asha@thok.example');
  await fill(field('Password'), ' not this one');
  await user.keyboard('{Enter}');
  await expect.poll(() => saidOf(field('Password'))).toBe('E-mail or password is wrong.');
  expect(document.activeElement).toBe(field('Password'));
  answer({ signIn: signedIn });
  await fill(field('Password'), 'a long password');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Operators' });
  expect(at()).toBe('/settings/operators');
  // A password's spaces count.
  expect(sent('signIn')).toMatchObject([
    { email: 'asha@thok.example', password: ' not this one' },
    { email: 'asha@thok.example', password: 'a long password' },
  ]);
});

test('a lock says how long; a second factor is asked for in place of the password', async () => {
  const { screen, user, fill, press, field, answer, sent } = await openDoor({
    answers: { signIn: refused('locked', 'Please try again in 15 minutes.') },
  });
  await fill(field('E-mail'), 'asha@thok.example');
  await fill(field('Password'), 'a long password');
  await press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe('Please try again in 15 minutes.');
  answer({ signIn: refused('totp-needed', 'A code is needed.') });
  await press('Sign in');
  await screen.findByRole('heading', { name: 'Second factor' });
  expect(document.activeElement).toBe(field('Code'));
  answer({ signIn: refused('wrong-totp', 'This code is wrong.') });
  await user.keyboard('000000{Enter}');
  await expect.poll(() => saidOf(field('Code'))).toBe('This code is wrong.');
  answer({ signIn: signedIn });
  await fill(field('Code'), 'k2f4-9xqa');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Operators' });
  expect(sent('signIn').at(-1)).toMatchObject({ password: 'a long password', totp: 'k2f4-9xqa' });
});

test('a forgotten password is answered with the words of the server', async () => {
  const { screen, user, fill, press } = await openConsole('/sign-in', {
    answers: { sendPasswordLink: consoleActions.sendPasswordLink.example.output },
  });
  await user.click(screen.getByRole('link', { name: 'Forgotten password?' }));
  const heading = await screen.findByRole('heading', { name: 'Forgotten password' });
  await expect.poll(() => document.activeElement === heading || heading.id).toBeTruthy();
  await fill(screen.getByLabelText('E-mail'), 'nobody@thok.example');
  await press('Send the link');
  await screen.findByText(/^If this address belongs to an operator/);
});

test('links that are incomplete or used say so', async () => {
  const { screen, fill, press, go, answer } = await openConsole('/set-password', {
    answers: { setPassword: refused('bad-token', 'This link was used.') },
  });
  expect(screen.getByRole('alert').textContent).toMatch(/^This link is not complete/);
  await go('/set-password?token=used');
  await fill(await screen.findByLabelText('New password'), 'short');
  await press('Set the password');
  expect(saidOf(screen.getByLabelText('New password'))).toBe('At least 10 characters.');
  await fill(screen.getByLabelText('New password'), 'a long password');
  await press('Set the password');
  expect((await screen.findByRole('alert')).textContent).toBe('This link was used.');

  answer({ checkSetUpLink: refused('bad-token', 'This link is no longer valid.') });
  await go('/set-up?code=used');
  await screen.findByText('This link is no longer valid.');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { actions } from '#contract/index.ts';
import { fakeShop, refused } from '#test/fake-shop.ts';
import { renderPart } from '#test/render-part.tsx';
import { ContactForm } from './ContactForm.tsx';

/** The form, and how a person fills it. */
function openForm() {
  const { user, screen } = renderPart(<ContactForm outcome={undefined} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    screen,
    user,
    field,
    write: (label: string, text: string) => user.type(field(label), text),
    send: () => user.click(screen.getByRole('button', { name: 'Send message' })),
  };
}

test('the contact form names what is missing, sends, thanks and is empty again', async () => {
  const shop = fakeShop({ contactUsForm: { message: 'Thank you for reaching out to us.' } });
  const { screen, user, field, write, send } = openForm();
  await write('Your Email', 'asha');
  await send();
  screen.getByText('Please enter your name.');
  screen.getByText(/^Please enter an email address/);
  screen.getByText('Please enter your message.');
  expect(document.activeElement).toBe(field('Your Name'));
  expect(shop.calls).toEqual([]);

  await write('Your Name', 'Asha Negi');
  await write('Your Email', '@thok.example');
  await write('Your Message', 'Do you deliver to Mussoorie?');
  await send();
  const dialog = await screen.findByRole('dialog', { name: 'Message Sent!' });
  expect(dialog.textContent).toContain('Thank you for reaching out to us.');
  const [name, email] = ['Asha Negi', 'asha@thok.example'];
  const message = 'Do you deliver to Mussoorie?';
  expect(shop.calls).toEqual([
    { name: 'contactUsForm', input: { name, email, subject: '', message, website: '' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([field('Your Name').value, field('Your Message').value]).toEqual(['', '']);
});

test('a message that cannot be sent stays in the form', async () => {
  fakeShop({ contactUsForm: refused('server-fault') });
  const { screen, field, write, send } = openForm();
  await write('Your Name', 'Asha Negi');
  await write('Your Email', 'asha@thok.example');
  await write('Your Message', 'Hello');
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Oops...');
  expect(alert.textContent).toContain('Something went wrong. Please try again later.');
  expect(field('Your Message').value).toBe('Hello');
});

test('who is signed in finds name and e-mail filled in, and again after sending', async () => {
  localStorage.setItem('userId', '1');
  const { data } = actions.getCustomerById.example.output;
  fakeShop({ getCustomerById: { data }, contactUsForm: { message: 'Thank you.' } });
  const { screen, field, write, send } = openForm();
  await expect.poll(() => field('Your Name').value).toBe('Asha Negi');
  expect(field('Your Email').value).toBe('demo@thok.example');
  await write('Your Message', 'Hello');
  await send();
  await screen.findByRole('dialog', { name: 'Message Sent!' });
  expect([field('Your Name').value, field('Your Message').value]).toEqual(['Asha Negi', '']);
  localStorage.clear();
});

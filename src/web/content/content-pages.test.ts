import { expect, test } from 'vitest';
import { textOf } from '#test/dom-text.ts';
import { openPage } from '#test/open-page.ts';

test.each([
  ['/about', 'About', 'A wholesaler who knows your counter'],
  ['/shipping-policy', 'Shipping Policy', 'Delivery times'],
  ['/term-condition', 'Terms & Conditions', 'Prices, packs and taxes'],
  ['/privacy-policy', 'Privacy Policy', 'Your rights'],
  ['/refund-policy', 'Refund Policy', 'What we take back'],
  ['/faqs', 'FAQs', 'Who can buy from Doon Wholesale?'],
  ['/contact-us', 'Contact Us', 'Reach us'],
])('%s comes from the server as "%s", with the heading "%s"', async (path, title, heading) => {
  const page = await openPage(path);
  expect(page.status).toBe(200);
  expect(page.document.title).toBe(`${title} · Doon Wholesale`);
  expect(textOf(page.getByRole('heading', { level: 1 }))).toBe(title);
  page.inside('main').getByRole('heading', { name: heading });
});

test('of the questions the first is open', async () => {
  const { document } = await openPage('/faqs');
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  expect(questions.map(({ open }) => open)).toEqual(questions.map((_, at) => at === 0));
});

test('the contact page says how the shop is reached', async () => {
  const main = (await openPage('/contact-us')).inside('main');
  expect(textOf(main.element)).toContain('Mandi Chowk');
  const mail = main.getByRole('link', { name: 'hello@thok.example' });
  expect(mail.getAttribute('href')).toBe('mailto:hello@thok.example');
});

import { expect, test } from 'vitest';
import { textOf } from '#test/dom-text.ts';
import { openPage } from '#test/open-page.ts';

const open = (path: string) => openPage(path, { headers: { cookie: 'thok_language=hi' } });

test('names are in Hindi where the shop has one', async () => {
  const home = await open('/');
  const best = home.inside('region', { name: 'सबसे ज़्यादा बिकने वाले' });
  expect(textOf(best.element)).toContain('एरोजिन पैरासिटामोल 500');
  home.getByRole('heading', { name: 'स्किन केयर' });
  home.getByRole('link', { name: /^सर्दी का माल, बढ़िया मार्जिन/ });
  expect(home.html).not.toContain('Winter stock');
  expect(home.getAllByRole('link', { name: 'चेहरे की देखभाल' })).not.toHaveLength(0);

  const shelf = await open('/face-care/face-wash');
  expect(shelf.document.title).toMatch(/^फेस वॉश/);
  expect(textOf(shelf.getByRole('heading', { level: 1 }))).toBe('फेस वॉश');
  expect(textOf(shelf.getByRole('main'))).toContain('निमोरा चारकोल फेस वॉश');
  const neem = shelf.getAllByRole('link', { name: /^निमोरा नीम फेस वॉश 100/ })[0];
  expect(neem?.getAttribute('href')).toBe('/product-detail/nimora-neem-face-wash-100-ml');

  const product = await open('/product-detail/nimora-neem-face-wash-100-ml');
  expect(textOf(product.getByRole('heading', { level: 1 }))).toMatch(/^निमोरा नीम फेस वॉश 100/);
  const about = product.inside('region', { name: 'इस प्रोडक्ट के बारे में' }).element;
  expect(textOf(about)).toContain('साबुन और पैराबेन नहीं');
  expect(product.html).not.toContain('Soap-free');
  // Who gets the link reads it in the sender's language.
  const sent = product.getByRole('link', { name: 'WhatsApp पर भेजें' }).getAttribute('href');
  expect(decodeURIComponent(sent ?? '')).toMatch(/-face-wash-100-ml\?shared=hi$/);
  const brand = product.getByRole('link', { name: 'निमोरा' }).getAttribute('href');
  expect(brand).toMatch(/^\/brand\/\d+\/nimora$/);
  const shown = await open(brand ?? '');
  expect(textOf(shown.getByRole('heading', { level: 1 }))).toBe('निमोरा');
});

test('what the shop wrote in Hindi is read in Hindi, and travels with no English page', async () => {
  const faqs = await open('/faqs');
  faqs.getByRole('heading', { name: 'दून होलसेल से कौन खरीद सकता है?' });
  expect(faqs.document.querySelectorAll('main [lang=en]')).toHaveLength(0);
  expect((await openPage('/faqs')).html).not.toContain('दून होलसेल');
  for (const path of ['/about', '/term-condition', '/privacy-policy', '/refund-policy']) {
    const { document } = await open(path);
    expect(document.querySelectorAll('main [lang=en]'), path).toHaveLength(0);
  }
  expect(textOf((await open('/shipping-policy')).getByRole('main'))).toContain('मसूरी और लंढौर');
});

import { Refusal, type RefusalParams } from '#contract/refusal.ts';

/** What may not be there, or not be yours, in both languages. */
const words = {
  this: ['This was not found.', 'यह नहीं मिला।'],
  order: ['Order not found.', 'यह ऑर्डर नहीं मिला।'],
  invoice: ['This invoice was not found.', 'यह बिल नहीं मिला।'],
  receipt: ['This receipt was not found.', 'यह रसीद नहीं मिली।'],
  'credit note': ['This credit note was not found.', 'यह क्रेडिट नोट नहीं मिला।'],
  photo: ['This photograph was not found.', 'यह फ़ोटो नहीं मिली।'],
  'order line': ['This line is not in the order.', 'यह लाइन इस ऑर्डर में नहीं है।'],
  product: ['This product was not found.', 'यह प्रोडक्ट नहीं मिला।'],
  category: ['This category was not found.', 'यह कैटेगरी नहीं मिली।'],
  brand: ['This brand was not found.', 'यह ब्रांड नहीं मिला।'],
  review: ['This review was not found.', 'यह रिव्यू नहीं मिला।'],
  notification: ['This notification was not found.', 'यह नोटिफ़िकेशन नहीं मिला।'],
  'cart line': ['This line is not in your cart.', 'यह लाइन आपके कार्ट में नहीं है।'],
  page: ['This page has not been written yet.', 'यह पेज अभी लिखा नहीं गया है।'],
  address: ['There is nothing at this address.', 'इस पते पर कुछ नहीं है।'],
} as const;

type Missing = keyof typeof words;

export function notFound(what: Missing): Refusal {
  return new Refusal('not-found', words[what][0], {}, { what });
}

export function notFoundInHindi({ what }: RefusalParams): string {
  const [, hindi] = Object.hasOwn(words, what ?? '') ? words[what as Missing] : words.this; // `as`: it is one
  return hindi;
}

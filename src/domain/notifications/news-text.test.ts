import { expect, test } from 'vitest';
import { orderStatuses } from '#domain/orders/order-status.ts';
import { englishNews } from './english-news.ts';
import { hindiNews } from './hindi-news.ts';
import type { News } from './news.ts';
import { newsText } from './news-text.ts';

const status = { kind: 'order-status', orderId: 31 } as const;

test.each([
  ['en', englishNews, /^Your order #31 .+\.$/],
  ['hi', hindiNews, /^आपका ऑर्डर #31 .+।$/],
] as const)('every status of an order has a sentence of its own in %s', (language, texts, form) => {
  const said = orderStatuses.map((to) => newsText({ ...status, status: to }, language));
  expect(new Set(said).size).toBe(orderStatuses.length);
  for (const text of said) expect(text).toMatch(form);
  const ready = texts['order-status']({ ...status, status: 'out_for_delivery', isPickup: true });
  expect(said).not.toContain(ready);
});

const item = { kind: 'price-changed', name: 'Neem Face Wash', packSize: 12 } as const;

const lacks = (name: string, reason: string) => ({ name, nameHi: 'नीम', packs: 1, reason });
const short = { kind: 'order-missing', orderId: 31, totalToPayPaise: 500_00 } as const;

const no = {
  kind: 'return-decided',
  orderId: 31,
  state: 'declined',
  answer: 'The packs were opened.',
} as const;

const said: [News, english: string, hindi: string][] = [
  [
    { ...short, missing: [{ name: 'Soap', packs: 2, reason: 'Recalled' }] },
    'Missing in your order #31: 2 packs of Soap (Recalled). New total: ₹500.00.',
    'आपके ऑर्डर #31 में कम आएगा: Soap के 2 पैक (Recalled)। अब कुल देना है: ₹500.00।',
  ],
  [
    { ...short, missing: [{ name: 'Soap', packs: 2, reason: 'Leaks', reasonHi: 'रिस रहा था' }] },
    'Missing in your order #31: 2 packs of Soap (Leaks). New total: ₹500.00.',
    'आपके ऑर्डर #31 में कम आएगा: Soap के 2 पैक (रिस रहा था)। अब कुल देना है: ₹500.00।',
  ],
  [
    { ...no, answerHi: 'पैक खुले हुए थे।' },
    'Your return has not been accepted (order #31). The packs were opened.',
    'आपकी वापसी मंज़ूर नहीं हुई (ऑर्डर #31)। पैक खुले हुए थे।',
  ],
  [
    { ...short, missing: ['A', 'B', 'C', 'D', 'E'].map((name) => lacks(name, 'expired')) },
    'Missing in your order #31: 1 pack of A (expired), 1 pack of B (expired), 1 pack of C (expired) and of 2 more items. New total: ₹500.00.',
    'आपके ऑर्डर #31 में कम आएगा: नीम का 1 पैक (एक्सपायर हो गया था), नीम का 1 पैक (एक्सपायर हो गया था), नीम का 1 पैक (एक्सपायर हो गया था) और 2 आइटम। अब कुल देना है: ₹500.00।',
  ],
  [
    { ...short, missing: [] },
    'Nothing is missing of your order #31 any more. New total: ₹500.00.',
    'आपके ऑर्डर #31 में अब कुछ कम नहीं है। अब कुल देना है: ₹500.00।',
  ],
  [
    { ...status, status: 'out_for_delivery', isPickup: true },
    'Your order #31 is ready to be picked up.',
    'आपका ऑर्डर #31 तैयार है, आप ले जा सकते हैं।',
  ],
  [
    { ...status, status: 'delivered', isPickup: true },
    'Your order #31 has been picked up.',
    'आपका ऑर्डर #31 आपको मिल गया है।',
  ],
  [
    { ...status, status: 'cancelled', reason: 'Out of stock.' },
    'Your order #31 has been cancelled. Out of stock.',
    'आपका ऑर्डर #31 कैंसिल हो गया है। Out of stock.',
  ],
  [
    { ...status, status: 'cancelled', reason: 'Out of stock.', reasonHi: 'स्टॉक खत्म।' },
    'Your order #31 has been cancelled. Out of stock.',
    'आपका ऑर्डर #31 कैंसिल हो गया है। स्टॉक खत्म।',
  ],
  [
    { ...item, fromPaise: 81_00, toPaise: 84_50 },
    'Price change in your cart: Neem Face Wash, pack of 12, now ₹84.50 per unit, was ₹81.00.',
    'आपके कार्ट में दाम बदला: Neem Face Wash, 12 का पैक, अब ₹84.50/पीस, पहले ₹81.00।',
  ],
  [
    { ...item, fromPaise: 84_50, toPaise: 81_00 },
    'Price drop in your cart: Neem Face Wash, pack of 12, now ₹81.00 per unit, was ₹84.50.',
    'आपके कार्ट में दाम घटा: Neem Face Wash, 12 का पैक, अब ₹81.00/पीस, पहले ₹84.50।',
  ],
  [
    { kind: 'prices-changed', items: 5 },
    'The price of 5 items in your cart has been updated.',
    'आपके कार्ट में 5 आइटम के दाम बदल गए हैं।',
  ],
  [
    { kind: 'sold-out', name: 'ORS', stock: 0 },
    'Sold out: ORS in your cart. We will tell you when it is back.',
    'आपके कार्ट में: ORS। स्टॉक खत्म हो गया है, वापस आते ही हम बताएँगे।',
  ],
  [
    { kind: 'back-in-stock', name: 'ORS', nameHi: 'ओआरएस' },
    'Back in stock: ORS is in your cart and can be ordered again.',
    'फिर से स्टॉक में: ओआरएस आपके कार्ट में है, अब ऑर्डर कर सकते हैं।',
  ],
  [
    { kind: 'cart-left', firstName: 'ORS', firstNameHi: 'ओआरएस', items: 1 },
    'You left ORS in your cart. Complete your order while stock lasts.',
    'आपके कार्ट में: ओआरएस। स्टॉक रहते ऑर्डर कर लें।',
  ],
  [
    { ...item, packaging: 'Box of 12', nameHi: 'नीम फ़ेस वॉश', fromPaise: 81_00, toPaise: 84_50 },
    'Price change in your cart: Neem Face Wash, pack of 12, now ₹84.50 per unit, was ₹81.00.',
    'आपके कार्ट में दाम बदला: नीम फ़ेस वॉश, 12 का बॉक्स, अब ₹84.50/पीस, पहले ₹81.00।',
  ],
  [
    { kind: 'sold-out', name: 'ORS', nameHi: 'ओआरएस', stock: 0 },
    'Sold out: ORS in your cart. We will tell you when it is back.',
    'आपके कार्ट में: ओआरएस। स्टॉक खत्म हो गया है, वापस आते ही हम बताएँगे।',
  ],
  [
    { kind: 'sold-out', name: 'ORS', stock: 1 },
    'ORS in your cart is running out: only 1 unit left.',
    'आपके कार्ट में: ORS। सिर्फ़ 1 पीस बचा है।',
  ],
  [
    { kind: 'sold-out', name: 'ORS', stock: 5 },
    'ORS in your cart is running out: only 5 units left.',
    'आपके कार्ट में: ORS। सिर्फ़ 5 पीस बचे हैं।',
  ],
  [
    { kind: 'back-in-stock', name: 'ORS' },
    'Back in stock: ORS is in your cart and can be ordered again.',
    'फिर से स्टॉक में: ORS आपके कार्ट में है, अब ऑर्डर कर सकते हैं।',
  ],
  [
    { kind: 'cart-left', firstName: 'ORS', items: 1 },
    'You left ORS in your cart. Complete your order while stock lasts.',
    'आपके कार्ट में: ORS। स्टॉक रहते ऑर्डर कर लें।',
  ],
  [
    { kind: 'cart-left', firstName: 'ORS', items: 2 },
    'You left ORS and 1 more item in your cart. Complete your order while stock lasts.',
    'आपके कार्ट में: ORS और 1 आइटम। स्टॉक रहते ऑर्डर कर लें।',
  ],
  [
    { kind: 'cart-left', firstName: 'ORS', items: 9 },
    'You left ORS and 8 more items in your cart. Complete your order while stock lasts.',
    'आपके कार्ट में: ORS और 8 आइटम। स्टॉक रहते ऑर्डर कर लें।',
  ],
  [
    { kind: 'order-edited', orderId: 7, totalToPayPaise: 123_400 },
    'Your order #7 has been changed. New total: ₹1,234.00.',
    'आपका ऑर्डर #7 बदला गया है। अब कुल देना है: ₹1,234.00।',
  ],
  [
    { kind: 'payment', orderId: 7, amountPaise: 500_00, duePaise: 734_00 },
    'We received ₹500.00 for your order #7. ₹734.00 is still due.',
    'आपके ऑर्डर #7 के लिए ₹500.00 मिल गए। ₹734.00 अभी बाकी हैं।',
  ],
  [
    { kind: 'payment', orderId: 7, amountPaise: 734_00, duePaise: 0 },
    'We received ₹734.00 for your order #7. It is paid in full.',
    'आपके ऑर्डर #7 के लिए ₹734.00 मिल गए। पूरा पेमेंट हो गया।',
  ],
  [
    { kind: 'payment', orderId: 7, amountPaise: -50_00, duePaise: 50_00 },
    '₹50.00 of order #7 was given back to you.',
    'ऑर्डर #7 के ₹50.00 आपको लौटाए गए।',
  ],
  [
    { kind: 'contact-changed', phone: '98765 43210' },
    'The e-mail address or phone number of your account was changed. Was it not you? Please call the shop: 98765 43210.',
    'आपके अकाउंट का ईमेल या फ़ोन नंबर बदला गया है। आपने नहीं बदलवाया? दुकान को फ़ोन करें: 98765 43210।',
  ],
  [
    { kind: 'registration-approved', shopName: 'Doon Wholesale' },
    'Welcome to Doon Wholesale! Your registration has been approved: you can order now.',
    'Doon Wholesale में आपका स्वागत है! रजिस्ट्रेशन मंज़ूर हो गया है, अब ऑर्डर करें।',
  ],
];

test.each(said)('%o', (news, english, hindi) => {
  expect(newsText(news, 'en')).toBe(english);
  expect(newsText(news, 'hi')).toBe(hindi);
});

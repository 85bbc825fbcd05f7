import { englishDates, hindiDates } from '#domain/india/date-words.ts';
import type { Language } from '#domain/india/language.ts';
import { orderTexts } from './order-paper.ts';

/** To be filled in with a pen. */
function byHand(date: string, phone: string, total: string): string {
  const line = '_'.repeat(18);
  return `${date} ${line}   ${phone} ${line}   ${total} ₹ ${line}`;
}

/** The words of an order form; it shares those of its columns with the invoice. */
const english = {
  title: 'Order form',
  customer: 'Customer',
  byHand: byHand('Date', 'Phone', 'Total'),
  usual: 'Your usual products',
  pricesOf: (day: string) => `Prices of ${day}`,
  sku: 'SKU',
  name: 'Name',
  empty: 'There is nothing to order here yet.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  dates: englishDates,
};

const hindi: typeof english = {
  title: 'ऑर्डर फ़ॉर्म',
  customer: 'ग्राहक',
  byHand: byHand('तारीख', 'फ़ोन', 'कुल'),
  usual: 'जो आप हर बार लेते हैं',
  pricesOf: (day) => `${day} के दाम`,
  sku: 'कोड',
  name: 'नाम',
  empty: 'यहाँ अभी ऑर्डर करने को कुछ नहीं है।',
  page: (page, pages) => `पेज ${page} / ${pages}`,
  dates: hindiDates,
};

export function orderFormTexts(language: Language) {
  return { ...orderTexts(language), ...(language === 'hi' ? hindi : english), language };
}

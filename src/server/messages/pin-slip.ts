import { englishDates, hindiDates } from '#domain/india/date-words.ts';
import { formatDay } from '#domain/india/indian-time.ts';
import type { Language } from '#domain/india/language.ts';

const english = {
  order: (shop: string) => `Order from ${shop} on your phone`,
  mobile: 'Phone, to sign in',
  steps: ['Scan this code.', 'Make a PIN of 6 digits.'],
  later: (site: string) => `From then on: ${site}, with this phone number and your PIN.`,
  until: (iso: string) => `Works once, until ${formatDay(iso, englishDates)}.`,
  help: (phone: string) => `Help: ${phone}`,
  code: (firm: string) => `QR code of the link for ${firm}`,
};

const hindi: typeof english = {
  order: (shop) => `${shop} से फ़ोन पर ऑर्डर करें`,
  mobile: 'लॉगिन का फ़ोन नंबर',
  steps: ['यह कोड स्कैन करें।', '6 अंकों का पिन बनाएँ।'],
  later: (site) => `इसके बाद: ${site} पर इसी नंबर और अपने पिन से लॉगिन करें।`,
  until: (iso) => `एक बार काम करता है, ${formatDay(iso, hindiDates)} तक।`,
  help: (phone) => `मदद: ${phone}`,
  code: (firm) => `${firm} के लिंक का QR कोड`,
};

/** The words of a slip, in the language of whom it is for. */
export const pinSlipTexts: Readonly<Record<Language, typeof english>> = { en: english, hi: hindi };

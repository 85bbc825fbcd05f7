import type * as en from '#web/messages/en/credit.ts';
import type { Translated } from '#web/messages/translated.ts';

export const creditTexts: Translated<typeof en.creditTexts> = {
  left: (amount) => `इस ऑर्डर के बाद आपकी ${amount} की उधार सीमा बचेगी।`,
  over: (amount) => `यह ऑर्डर आपकी उधार सीमा से ${amount} ज़्यादा है।`,
  pastDue: (amount) => `${amount} चुकाने की तारीख निकल चुकी है।`,
  payFirst: (amount) => `पहले ${amount} चुकाएँ, या हमें फ़ोन करें।`,
  toAccount: 'बाकी रकम देखें',
};

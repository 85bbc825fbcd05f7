import type { languageOffer as english } from '#web/messages/en/language-offer.ts';
import type { Translated } from '#web/messages/translated.ts';

export const languageOffer: Translated<typeof english> = {
  offer: 'This shop is also in English.',
  take: 'See it in English',
  decline: 'No, thank you',
};

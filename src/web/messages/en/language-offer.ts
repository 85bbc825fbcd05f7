/** In the other language's words. */
export const languageOffer = {
  offer: 'यह स्टोर हिन्दी में भी है।',
  take: 'हिन्दी में देखें',
  decline: 'नहीं, धन्यवाद',
};

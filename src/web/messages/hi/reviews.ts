import type * as en from '#web/messages/en/reviews.ts';
import type { Translated } from '#web/messages/translated.ts';

export const reviews: Translated<typeof en.reviews> = {
  write: 'रिव्यू लिखें',
  change: 'अपना रिव्यू बदलें',
  rating: 'आपकी रेटिंग',
  stars: (count) => `${count} स्टार`,
  text: 'आपका रिव्यू',
  submit: 'रिव्यू भेजें',
  update: 'बदलाव सेव करें',
  submitting: 'भेज रहे हैं...',
  missingTitle: 'कुछ भरना रह गया है',
  missing: 'रेटिंग और रिव्यू दोनों भरें।',
  loginTitle: 'लॉगिन ज़रूरी है',
  login: 'रिव्यू भेजने के लिए लॉगिन करें।',
  toLogin: 'लॉगिन करें',
  done: 'आपका रिव्यू मिल गया!',
  failed: 'कुछ गड़बड़ हो गई!',
  unreachable: 'रिव्यू नहीं भेजा जा सका।',
  verifiedBuyer: 'यह सामान खरीदा है',
  answer: 'हमारा जवाब',
  like: (name, count) => `${name} का रिव्यू पसंद है, ${count} को पसंद`,
  dislike: (name, count) => `${name} का रिव्यू पसंद नहीं, ${count} को पसंद नहीं`,
  yours: 'आपका रिव्यू',
};

import type * as en from '#web/messages/en/product.ts';
import type { Translated } from '#web/messages/translated.ts';
import { packName, perPiece } from './words.ts';

/** "6, 12 या 24" */
function orList(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' या ');
}

export const product: Translated<typeof en.product> = {
  inStock: 'स्टॉक में है',
  onlyLeft: (units) => (units === 1 ? 'सिर्फ़ 1 पीस बचा है' : `सिर्फ़ ${units} पीस बचे हैं`),
  pageTitle: (name, shop) => `${name} का थोक दाम | ${shop}`,
  pageDescription: ({ name, price, mrp, sizes, margin }) =>
    `${name} थोक में: एक पीस ${price} से, MRP ${mrp}, ${orList(sizes)} के पैक में। मार्जिन ${margin} तक।`,
  enlarge: (name) => `${name} की फ़ोटो बड़ी करें`,
  doubleSize: 'दोगुना बड़ा करें',
  closePicture: 'फ़ोटो बंद करें',
  share: 'शेयर करें',
  whatsApp: 'WhatsApp पर भेजें',
  sharedMrp: (amount) => `MRP ${amount}`,
  sharedPack: (pack, price, margin) => `• ${pack}: ${perPiece(price)}, ${margin} मार्जिन`,
  linkCopied: 'लिंक कॉपी हो गया',
  linkNotCopied: 'लिंक कॉपी नहीं हो पाया।',
  packs: 'पैक और दाम',
  pack: 'पैक',
  inCart: 'आपके कार्ट में',
  pricePerUnit: 'एक पीस का दाम',
  pricePerPack: 'एक पैक का दाम',
  margin: 'मार्जिन',
  earnPerPack: 'एक पैक पर कमाई',
  bestMargin: 'बेस्ट मार्जिन',
  packName,
  units: (units) => `${units} पीस`,
  noPacks: 'अभी इस प्रोडक्ट का कोई पैक नहीं मिल रहा।',
  about: 'इस प्रोडक्ट के बारे में',
  sku: 'कोड',
  categories: 'कैटेगरी',
  reviews: 'रेटिंग और रिव्यू',
  reviewCount: (count) => `${count} रिव्यू`,
  averageOf: (average) => `5 में से ${average} स्टार`,
  starsOf: (rating) => `${rating} स्टार`,
  noReviews: 'अभी कोई रिव्यू नहीं है।',
  showMore: 'और देखें',
  edited: '(बदला गया)',
  likes: 'पसंद:',
  dislikes: 'पसंद नहीं:',
  related: 'मिलते-जुलते प्रोडक्ट',
};

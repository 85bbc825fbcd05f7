import type * as en from '#web/messages/en/cart.ts';
import type { Translated } from '#web/messages/translated.ts';
import { perPiece } from './words.ts';

export const picker: Translated<typeof en.picker> = {
  close: 'बंद करें',
  mrpPerUnit: (amount) => `एक पीस का MRP ${amount}`,
  perUnit: perPiece,
  margin: (percent) => `${percent} मार्जिन`,
  packsOf: (pack) => `आपके कार्ट में पैक: ${pack}`,
  changeOnCard: (packs, name) => `${name}: कार्ट में ${packs}, बदलें`,
  quantityOf: (name, pack) => `${name}, ${pack}: पीस`,
  less: (pack) => `एक घटाएँ: ${pack}`,
  more: (pack) => `एक बढ़ाएँ: ${pack}`,
  fiveMore: '+5',
  fiveMoreOf: (pack) => `+5 पैक: ${pack}`,
  typePacks: (pack) => `पैक की गिनती लिखें: ${pack}`,
  typedPacks: (pack) => `पैक, ${pack}`,
  wholePacks: 'कितने पैक चाहिए, अंकों में लिखें, जैसे 3',
  atOnce: (packs) => `एक बार में ज़्यादा से ज़्यादा ${packs} पैक`,
  packs: (packs) => `${packs} पैक`,
  perPack: (amount) => `${amount}/\u2060पैक`,
  packsUnit: 'पैक',
  limit: (units) => `ज़्यादा से ज़्यादा ${units} पीस`,
  packsLimit: (packs, units) => `ज़्यादा से ज़्यादा ${packs} पैक (${units} पीस)`,
  left: (units) => (units === 1 ? 'सिर्फ़ 1 पीस बचा है' : `सिर्फ़ ${units} पीस बचे हैं`),
  subtotal: 'कुल',
  youEarn: 'आपकी कमाई',
  delivery: 'आपका ऑर्डर 1-2 दिन में पहुँच जाएगा।',
  toCart: 'कार्ट पर जाएँ',
  onShopping: 'और सामान लें',
  lost: 'कनेक्शन टूट गया था, इसलिए हमने फिर से देखा: अब आपके कार्ट में इतना है।',
  pending: 'नेटवर्क आते ही जुड़ जाएगा। आप और सामान देख सकते हैं।',
  pendingPacks: (packs) => `${packs > 0 ? packs : `−${-packs}`} पैक नेटवर्क के इंतज़ार में`,
  offline: 'नेटवर्क नहीं है: पिछली बार आपके कार्ट में इतना था। अब जो बदलेंगे, वह नेटवर्क आते ही चला जाएगा।',
  unknown: 'कनेक्शन नहीं हो रहा, इसलिए पता नहीं कि अभी आपके कार्ट में कितना है।',
  refused: 'माफ़ कीजिए...',
  ok: 'ठीक है',
};

export const priceAlert: Translated<typeof en.priceAlert> = {
  title: 'दाम बदले हैं',
  text: (count) =>
    count === 1
      ? 'आपके कार्ट में 1 आइटम का दाम बदल गया है।'
      : `आपके कार्ट में ${count} आइटम के दाम बदल गए हैं।`,
  toCart: 'कार्ट पर जाएँ',
  close: 'बंद करें',
  markFailed: 'अभी नहीं हो पाया',
};

export const cartBar: Translated<typeof en.cartBar> = {
  label: 'आपका कार्ट',
  items: (count) => `${count} आइटम`,
  view: 'कार्ट देखें',
  pending: (count) => `${count} इंतज़ार में`,
  refused: (count) => `${count} नहीं जुड़े`,
};

export const logoutWarning: Translated<typeof en.logoutWarning> = {
  title: 'अभी लॉगआउट करें?',
  text: 'कार्ट में किए कुछ बदलाव अभी नेटवर्क के इंतज़ार में हैं। अभी लॉगआउट करेंगे तो वे मिट जाएँगे।',
  stay: 'रुकें',
  logout: 'लॉगआउट करें',
};

import type * as en from '#web/messages/en/reorder.ts';
import type { Translated } from '#web/messages/translated.ts';
import { packName, perPiece } from './words.ts';

export const reorder: Translated<typeof en.reorder> = {
  packName,
  packs: (packs) => `${packs} पैक`,
  eachUnit: perPiece,
  priceUp: (amount) => `पिछली बार से ${amount} ज़्यादा`,
  priceDown: (amount) => `पिछली बार से ${amount} कम`,
  problems: {
    'not-for-sale': 'अब नहीं मिलता',
    'no-such-pack': 'यह पैक अब नहीं मिलता',
    'out-of-stock': 'स्टॉक खत्म',
  },
  tooLittle: (fits, stock) =>
    fits === 0 ? `सिर्फ़ ${left(stock)}` : `सिर्फ़ ${canBeHad(fits)}: ${left(stock)}`,
  overLimit: (fits, most) =>
    fits === 0
      ? `कार्ट में पूरे ${most} पीस हैं, इससे ज़्यादा नहीं ले सकते`
      : `सिर्फ़ ${canBeHad(fits)}: एक तरह के पैक में ज़्यादा से ज़्यादा ${most} पीस`,
  total: 'कुल',
  willAdd: 'कार्ट में जुड़ेंगे',
  notAdded: 'नहीं जुड़ सकते',
  add: (packs) => `${packs} पैक जोड़ें`,
  adding: 'जोड़ रहे हैं...',
  nothing: 'अभी इनमें से कुछ भी नहीं मिल रहा।',
  someLeft: (count, lines) =>
    `${lines} में से ${count} आइटम कार्ट में ${count === 1 ? 'जुड़ गया' : 'जुड़ गए'}। ये नहीं जुड़ पाए:`,
  toCart: 'कार्ट पर जाएँ',
  cancel: 'रहने दें',
  close: 'बंद करें',
  refused: 'माफ़ कीजिए...',
  ok: 'ठीक है',
  lost: 'कनेक्शन टूट गया था। फिर से जोड़ने से पहले अपना कार्ट देख लें।',
};

function left(units: number): string {
  return units === 1 ? '1 पीस बचा है' : `${units} पीस बचे हैं`;
}

function canBeHad(packs: number): string {
  return packs === 1 ? '1 पैक मिलेगा' : `${packs} पैक मिलेंगे`;
}

export const buyAgain: Translated<typeof en.buyAgain> = {
  deliveringTo: (firm, place) => `डिलीवरी: ${firm} · ${place}`,
  title: 'फिर से खरीदें',
  count: (count) => `${count} प्रोडक्ट`,
  loading: 'आपका खरीदा हुआ सामान खुल रहा है',
  empty: 'आप जो मँगाएँगे वह यहाँ दिखेगा, ताकि दोबारा मँगाना आसान हो।',
  bestSelling: 'दुकानदार सबसे ज़्यादा क्या लेते हैं',
  toShop: 'सामान देखें',
  addAll: 'हर बार का सामान जोड़ें',
  review: 'हर बार का सामान जोड़ें?',
  last: (packs, day) => `पिछली बार: ${packs} पैक, ${day}`,
  times: (times) => `(${times}\u00a0बार\u00a0मँगाया)`,
  addUsual: (packs, name) => `${name} के ${packs} पैक जोड़ें`,
  inCart: (packs) => `कार्ट में ${packs} पैक`,
  pending: (packs) => `${packs} पैक इंतज़ार में`,
  choosePack: 'दूसरा पैक चुनें',
  yourPack: (pack) => `आपका पैक: ${pack}`,
};

export const orderAgain: Translated<typeof en.orderAgain> = {
  title: 'फिर से ऑर्डर करें',
  changes: 'तब से कुछ बदल गया है। अब इतना जुड़ सकता है:',
};

export const quickOrder: Translated<typeof en.quickOrder> = {
  title: 'झटपट ऑर्डर',
  sharedTitle: 'आपके साथ शेयर किया गया कार्ट',
  sharedLead: (items, amount) => `${items} आइटम · ${amount}। जोड़ने पर ही आपके कार्ट में आएगा।`,
  sharedLines: 'इसमें क्या है',
  sharedText: 'लिस्ट में लिखकर बदलें',
  lead: 'हर लाइन में एक प्रोडक्ट: कोड या नाम, और कितना: 3 पैक, 2 पेटी, 100 पीस। सिर्फ़ नंबर लिखें तो उतने पैक। या CSV या Excel फ़ाइल दें।',
  list: 'आपकी लिस्ट',
  scanning: {
    scan: 'स्कैन',
    label: 'कैमरे से स्कैन करें',
    title: 'बारकोड स्कैन करें',
    hint: 'कैमरा बारकोड की तरफ़ करें।',
    cancel: 'रहने दें',
    notAllowed: 'कैमरा बंद है। ब्राउज़र की सेटिंग में कैमरा चालू करें।',
    noCamera: 'कैमरा नहीं खुल पाया।',
  },
  // Read by the shop in just this form.
  example: 'NIM-FW-100 x 3\nनीम फेस वॉश 2 पेटी\nTulsi Cough Syrup 24 पीस',
  read: 'लिस्ट चेक करें',
  reading: 'चेक कर रहे हैं...',
  upload: 'फ़ाइल चुनें',
  uploading: 'फ़ाइल पढ़ रहे हैं...',
  emptyFile: 'यह फ़ाइल खाली है।',
  tooLarge: 'फ़ाइल बहुत बड़ी है। 256 KB तक की फ़ाइल चुनें।',
  tooMany: (lines, most) => `लिस्ट में ${lines} लाइनें हैं। सिर्फ़ पहली ${most} पढ़ी गईं।`,
  noLines: 'कम से कम एक लाइन लिखें या पेस्ट करें।',
  guessed: (count) => `इन्हें जाँच लें (${count})`,
  guessedHint: 'ठीक वही नहीं मिला, या कितना चाहिए यह पक्का नहीं है। देख लें, गलत हो तो बदलें या हटाएँ।',
  rest: (count) => `नहीं ${count === 1 ? 'जुड़ा' : 'जुड़े'} (${count})`,
  found: (count) => (count === 1 ? '1 लाइन समझ में आई' : `${count} लाइनें समझ में आईं`),
  notFound: (count) => `समझ में नहीं ${count === 1 ? 'आई' : 'आईं'} (${count})`,
  notFoundHint: 'अपनी लिस्ट में कोड या नाम ठीक करें और फिर से चेक करें।',
  nothingLike: 'ऐसा कुछ नहीं मिला।',
  typed: (text) => `आपने लिखा: ${text}`,
  likely: 'सबसे मिलता-जुलता',
  pack: 'पैक',
  packsUnit: () => 'पैक',
  change: 'बदलें',
  packsOf: (name) => `${name} के पैक`,
  inUnits: (packs, pack, units) => `${packs} × ${pack} = ${units} पीस`,
  howMany: 'कितने पैक चाहिए? अंकों में लिखें, जैसे 3।',
  remove: (name) => `${name} लिस्ट से हटाएँ`,
  added: (count) => (count === 1 ? '1 लाइन आपके कार्ट में जुड़ गई।' : `${count} लाइनें आपके कार्ट में जुड़ गईं।`),
  waiting: (count) =>
    count === 1
      ? '1 लाइन नेटवर्क के इंतज़ार में है, फिर आपके कार्ट में जुड़ जाएगी।'
      : `${count} लाइनें नेटवर्क के इंतज़ार में हैं, फिर आपके कार्ट में जुड़ जाएँगी।`,
  form: 'ऑर्डर फ़ॉर्म प्रिंट करें',
  formHint: 'कोड, पैक, दाम और MRP वाला PDF, हाथ से भरने के लिए।',
  formUsual: 'जो आप हर बार लेते हैं',
  leftHere: 'जो नहीं जुड़ पाया वह यहीं है, वजह के साथ।',
};

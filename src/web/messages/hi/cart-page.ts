import type * as en from '#web/messages/en/cart-page.ts';
import type { Translated } from '#web/messages/translated.ts';
import { perPiece } from './words.ts';

type Packs = readonly { packs: number; packSize: number }[];

/** "50 का 1 पैक और 10 के 2 पैक" */
function allOf(packs: Packs): string {
  const all = packs.map((one) => `${one.packSize} ${one.packs === 1 ? 'का' : 'के'} ${one.packs} पैक`);
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} और ${last}` : last;
}

export const cartPage: Translated<typeof en.cartPage> = {
  title: 'कार्ट',
  loading: 'आपका कार्ट खुल रहा है',
  lines: 'आपके कार्ट के आइटम',
  empty: 'आपका कार्ट खाली है। अपनी दुकान के लिए पैक जोड़ें।',
  toShop: 'सामान देखें',
  unread: 'आपका कार्ट नहीं खुल पाया।',
  share: 'कार्ट WhatsApp पर भेजें',
  shareTitle: (shop) => `${shop} पर मेरा कार्ट:`,
  shareMore: (lines) => `… और ${lines} आइटम`,
  shareTotal: (amount) => `कुल: ${amount}`,
  unitPrice: perPiece,
  mrp: (amount) => `MRP ${amount}`,
  margin: (percent) => `${percent} मार्जिन`,
  packs: (packs) => `${packs} पैक`,
  quantityOf: (name, pack) => `${name}, ${pack}`,
  less: (name) => `${name} का एक पैक घटाएँ`,
  more: (name) => `${name} का एक पैक बढ़ाएँ`,
  typePacks: (name) => `${name} के पैक की गिनती लिखें`,
  units: (units) => `${units} पीस`,
  remove: (name) => `${name} हटाएँ`,
  outOfStock: 'स्टॉक खत्म',
  left: (units) => (units === 1 ? 'सिर्फ़ 1 पीस बचा है' : `सिर्फ़ ${units} पीस बचे हैं`),
  priceChanged: 'दाम बदला',
  priceDropped: 'दाम घटा',
  wasNow: (was, now) => `पहले ${was}, अब ${now}`,
  repack: (wanted, instead) => `${allOf(instead)} की जगह ${allOf(wanted)}:`,
  repackSaves: (amount) => `${amount} कम`,
  repackIt: 'पैक बदलें',
  repackOf: (name) => `${name} के पैक बदलें`,
  askTitle: (name, pack) => `${name}, ${pack}: कार्ट से हटाएँ?`,
  askText: 'इसके सारे पैक आपके कार्ट से हट जाएँगे।',
  keep: 'रहने दें',
  removeIt: 'हाँ, हटाएँ',
  removing: 'हट रहा है...',
  deleted: 'हट गया!',
  deletedText: 'यह आइटम अब आपके कार्ट में नहीं है।',
  removeFailed: 'कुछ गड़बड़ हो गई, आइटम नहीं हटा।',
  failed: 'माफ़ कीजिए...',
  updateFailed: 'कुछ गड़बड़ हो गई, कार्ट नहीं बदला।',
  ok: 'ठीक है',
  note: 'ऑर्डर के साथ नोट',
  notePlaceholder: 'हमें कुछ बताना हो तो लिखें',
  noteCount: (length, most) => `${length}/${most}`,
  summary: 'हिसाब',
  mrpTotal: 'कुल MRP',
  discount: 'छूट',
  coupon: 'कूपन',
  payable: 'कुल देना है',
  youEarn: 'आपकी कमाई',
  proceed: 'आगे बढ़ें',
  waitingTitle: 'नेटवर्क का इंतज़ार',
  waitingText: 'ये पैक नेटवर्क आते ही आपके कार्ट में जुड़ जाएँगे।',
  pending: 'इंतज़ार में',
  pendingPacks: (packs) => `${packs > 0 ? packs : `−${-packs}`} पैक नेटवर्क के इंतज़ार में`,
  waitingBlock: 'कुछ पैक नेटवर्क का इंतज़ार कर रहे हैं। कार्ट में जुड़ने के बाद आगे बढ़ें।',
  notAdded: (packs) => (packs > 0 ? `${packs} पैक नहीं जुड़े` : `${-packs} पैक नहीं घटे`),
  notAddedText: 'यह अब नहीं हो सका। प्रोडक्ट को फिर से देखें।',
  dismiss: 'ठीक है',
  dismissOf: (name) => `ठीक है: ${name}`,
  outOfStockBlock: 'जिसका स्टॉक खत्म है, उसे हटाकर आगे बढ़ें।',
  minimumBlock: (remaining) =>
    `ऑर्डर कम से कम ₹499 का होना चाहिए। आगे बढ़ने के लिए ${remaining} का सामान और जोड़ें।`,
  usual: 'जो हर बार लेते हैं, देखें',
  minimumProgress: 'ऑर्डर की कम से कम रकम तक कितना हुआ',
};

export const coupon: Translated<typeof en.coupon> = {
  label: 'कूपन कोड',
  apply: 'कूपन लगाएँ',
  applying: 'कूपन लग रहा है...',
  remove: 'कूपन हटाएँ',
  ok: 'ठीक है',
  emptyTitle: 'कोड नहीं भरा',
  emptyText: 'कूपन कोड भरें।',
  appliedTitle: 'कूपन लग गया!',
  saved: (amount) => `आपने ${amount} बचाए।`,
  minimumTitle: 'इस कूपन के लिए ऑर्डर कम है',
  needMore: (amount) => `${amount} का सामान और जोड़ें।`,
  invalidTitle: 'कूपन नहीं लगा',
  invalidText: 'ऐसा कोई कूपन नहीं है, स्पेलिंग देखें।',
  failed: 'कुछ गड़बड़ हो गई, कूपन नहीं लगा।',
  removed: (code, why) => `${code} हटा दिया गया। ${why}`,
  short: (code, amount) => `${code} के लिए ${amount} का सामान और चाहिए`,
  unchecked: (code) => `${code} चेक नहीं हो पाया।`,
};

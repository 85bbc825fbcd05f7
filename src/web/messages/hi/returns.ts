import type * as en from '#web/messages/en/returns.ts';
import type { Translated } from '#web/messages/translated.ts';

export const conditions: Translated<typeof en.conditions> = {
  expired: 'एक्सपायर',
  broken: 'टूटा हुआ',
  wrong: 'गलत सामान',
  saleable: 'नहीं चाहिए',
};

export const returnStates: Translated<typeof en.returnStates> = {
  asked: 'वापसी माँगी',
  accepted: 'मंज़ूर',
  'in-part': 'कुछ हिस्सा मंज़ूर',
  declined: 'मंज़ूर नहीं',
};

export const orderReturns: Translated<typeof en.orderReturns> = {
  title: 'वापसी',
  ask: 'सामान वापस करें',
  until: (day) => `${day} तक आप यहाँ से वापसी माँग सकते हैं।`,
  sent: 'आपने वापसी माँग ली है। जवाब यहाँ और नोटिफ़िकेशन में मिलेगा।',
  asked: (at) => `${at} को माँगी`,
  line: (name, units, condition) => `${name}: ${units}, ${condition}`,
  taken: (units) => `वापस लिए: ${units}`,
  yourWords: 'आपने लिखा',
  answer: 'हमारा जवाब',
  photo: 'आपकी फ़ोटो',
  note: (number) => `क्रेडिट नोट ${number}`,
  replacedBy: (id) => `बदले में: ऑर्डर #${id}`,
  tried: (at, reason) => `${at} को पहुँचाने गए थे: ${reason}`,
  triedAgain: 'हम फिर कोशिश करेंगे।',
};

export const returnForm: Translated<typeof en.returnForm> = {
  title: (id) => `ऑर्डर #${id} का सामान वापस करें`,
  intro: 'जो सामान वापस करना है उसे खोलें, कितने पीस और क्या खराबी है, बताएँ।',
  closed: 'इस ऑर्डर की वापसी अब यहाँ नहीं माँगी जा सकती। हमें फ़ोन करें।',
  open: 'आप इस ऑर्डर की वापसी पहले ही माँग चुके हैं, हम उसे देख रहे हैं।',
  toOrder: (id) => `ऑर्डर #${id} देखें`,
  ofPieces: (units, pack) => `${units}, ${pack}`,
  left: (units) => `${units} वापस हो सकते हैं`,
  back: (units) => `${units} वापस`,
  unitsOf: (condition) => `${condition} (पीस)`,
  tooMany: (units) => `ज़्यादा से ज़्यादा ${units}।`,
  noNumber: 'पूरी गिनती लिखें।',
  batch: 'पैक पर छपा बैच नंबर, अगर हो',
  reason: 'क्या हुआ?',
  reasonHint: 'दुकान इसे पढ़ेगी। ज़्यादा से ज़्यादा 300 अक्षर।',
  photo: 'फ़ोटो लगाएँ (ज़रूरी नहीं)',
  photoHint: 'जिसमें खराबी दिखे। इसे सिर्फ़ आप और दुकान देख सकते हैं।',
  photoOther: 'यह फ़ोटो नहीं खुल रही। दूसरी फ़ोटो लें।',
  photoAlt: 'आपकी चुनी हुई फ़ोटो',
  send: 'वापसी माँगें',
  sending: 'भेज रहे हैं...',
  nothing: 'कितने पीस वापस करने हैं, बताएँ।',
  noReason: 'क्या हुआ, बताएँ।',
  failed: 'वापसी की बात नहीं पहुँची। इंटरनेट देखें और फिर कोशिश करें।',
};

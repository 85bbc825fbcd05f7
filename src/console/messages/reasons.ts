/** Why, as a customer reads it: in English, and in Hindi where the customer reads Hindi. */
export type Reason = { reason: string; reason_hi: string };

export const reasonTexts = {
  usual: 'Usual reasons',
  choose: 'Choose one, or write below',
  inHindi: 'In Hindi',
  hindiHint: 'For readers of Hindi. Empty: they get the English text.',
} as const;

export const cancelReasons: readonly Reason[] = [
  { reason: 'These goods are out of stock.', reason_hi: 'यह सामान स्टॉक में नहीं रहा।' },
  { reason: 'You asked us to cancel it.', reason_hi: 'आपके कहने पर कैंसिल किया।' },
  { reason: 'It was ordered twice.', reason_hi: 'यही ऑर्डर दो बार आ गया था।' },
  { reason: 'The shop was closed when we came.', reason_hi: 'हम पहुँचे तो दुकान बंद मिली।' },
  { reason: 'We could not reach you by phone.', reason_hi: 'फ़ोन पर आपसे बात नहीं हो पाई।' },
  { reason: 'We do not deliver there at present.', reason_hi: 'वहाँ हम अभी डिलीवरी नहीं करते।' },
  {
    reason: 'We need your licence for these goods.',
    reason_hi: 'इस सामान के लिए आपका लाइसेंस चाहिए।',
  },
];

export const attemptReasons: readonly Reason[] = [
  { reason: 'The shop was closed when we came.', reason_hi: 'हम पहुँचे तो दुकान बंद मिली।' },
  { reason: 'We could not reach you by phone.', reason_hi: 'फ़ोन पर आपसे बात नहीं हो पाई।' },
  { reason: 'You asked us to come another day.', reason_hi: 'आपने किसी और दिन आने को कहा।' },
];

/** Of a return that is not taken back, or not whole. */
export const returnAnswers: readonly Reason[] = [
  { reason: 'The packs were opened.', reason_hi: 'पैक खुले हुए थे।' },
  { reason: 'These goods were not damaged.', reason_hi: 'यह सामान खराब नहीं था।' },
  { reason: 'They have not expired yet.', reason_hi: 'इनकी एक्सपायरी अभी नहीं आई है।' },
  { reason: 'We counted fewer units.', reason_hi: 'गिनने पर पीस कम निकले।' },
  { reason: 'These goods did not come from us.', reason_hi: 'यह सामान हमारे यहाँ का नहीं है।' },
];

/** Why a credit note is written. */
export const creditReasons: readonly Reason[] = [
  { reason: 'Goods came back expired.', reason_hi: 'सामान एक्सपायर होकर वापस आया।' },
  { reason: 'Goods were broken on the way.', reason_hi: 'सामान रास्ते में टूट गया।' },
  { reason: 'The wrong goods were sent.', reason_hi: 'गलत सामान चला गया था।' },
  { reason: 'Goods came back unsold.', reason_hi: 'बिना बिका सामान वापस आया।' },
  { reason: 'The price was wrong.', reason_hi: 'दाम गलत लग गया था।' },
];

export const declineReasons: readonly Reason[] = [
  {
    reason: 'We do not deliver to your town yet.',
    reason_hi: 'आपके शहर में हम अभी डिलीवरी नहीं करते।',
  },
  { reason: 'We sell to shops only.', reason_hi: 'हम सिर्फ़ दुकानों को माल देते हैं।' },
  {
    reason: 'We could not reach you by phone. Please register again with the right number.',
    reason_hi: 'फ़ोन पर आपसे बात नहीं हो पाई। सही नंबर से फिर रजिस्टर करें।',
  },
  {
    reason: 'We need your drug licence before we can supply medicines.',
    reason_hi: 'दवाइयाँ देने के लिए पहले आपका ड्रग लाइसेंस चाहिए।',
  },
  {
    reason: 'Your shop has an account with us already.',
    reason_hi: 'आपकी दुकान का अकाउंट पहले से है।',
  },
];

import type { ActionName, RefusalCode } from '#contract/index.ts';
import type { ProtocolCode, RefusalParams } from '#contract/refusal.ts';
import type { lineRefusals } from '#contract/reorder.ts';
import { waitInHindi } from '#domain/account/login-lock.ts';
import type { Language } from '#domain/india/language.ts';
import { badInputInHindi } from './bad-input.ts';
import { notFoundInHindi } from './not-found.ts';

type Code = RefusalCode<ActionName> | ProtocolCode | (typeof lineRefusals)[number];
type Said = { code: string; message: string; params: RefusalParams };

/** Why not, in the reader's language. Codes of the console have English words alone. */
export function refusalMessage(language: Language, { code, message, params }: Said): string {
  if (language === 'en' || !isKnown(code)) return message;
  const text = hindi[code];
  return typeof text === 'string' ? text : text(params, message);
}

function isKnown(code: string): code is Code {
  return Object.hasOwn(hindi, code);
}

const hindi: Record<Code, string | ((params: RefusalParams, english: string) => string)> = {
  'bad-input': badInputInHindi,
  'not-signed-in': 'आगे बढ़ने के लिए लॉगिन करें।',
  'cross-site': 'यह सिर्फ़ हमारे अपने पेज से किया जा सकता है।',
  'not-allowed': 'यह आप नहीं कर सकते।',
  'not-found': notFoundInHindi,
  'unknown-action': 'ऐसा कोई काम नहीं है।',
  'wrong-method': 'यह इस तरह नहीं किया जा सकता।',
  'too-large': 'यह बहुत बड़ा है।',
  'too-many-tries': ({ reviews }) =>
    reviews === undefined
      ? 'बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर कोशिश करें।'
      : `एक दिन में ${reviews} प्रोडक्ट के रिव्यू लिख सकते हैं। और कल लिखें।`,
  'server-fault': 'कुछ गड़बड़ हो गई!',
  busy: 'अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',

  'wrong-pin': 'ईमेल, फ़ोन नंबर या पिन सही नहीं है।',
  locked: ({ waitSeconds }) =>
    `बहुत बार गलत पिन डाला गया है। ${waitInHindi(Number(waitSeconds))} बाद फिर कोशिश करें।`,
  blocked: 'यह अकाउंट बंद है। हमसे बात करें।',
  'bad-token': 'यह लिंक अब काम नहीं करता। नया लिंक मँगाएँ।',
  'weak-pin': 'यह पिन कोई भी आसानी से सोच सकता है। कोई और पिन चुनें।',
  'already-requested':
    'इस फ़ोन नंबर या ईमेल से जानकारी पहले ही आ चुकी है, हम उसे देख रहे हैं। 2 कामकाजी दिनों में आपको बता देंगे।',
  'own-review': 'आप अपने रिव्यू पर वोट नहीं दे सकते।',

  'empty-cart': 'आपका कार्ट खाली है।',
  'not-in-cart': 'यह पैक अब आपके कार्ट में नहीं है।',
  'cart-full': 'कार्ट में इससे ज़्यादा अलग-अलग पैक नहीं आ सकते।',
  'no-such-pack': 'यह पैक अब नहीं मिलता।',
  'too-few-packs': ({ packs }) =>
    packs === 1 ? 'आपके कार्ट में इसका सिर्फ़ 1 पैक है।' : `आपके कार्ट में इसके सिर्फ़ ${packs} पैक हैं।`,
  'not-for-sale': (params) => named(params, 'यह प्रोडक्ट अब नहीं मिलता।'),
  'too-little-stock': (params) => named(params, left(Number(params.stock))),
  'over-limit': (params) =>
    params.most === undefined
      ? named(params, `एक तरह के पैक में ज़्यादा से ज़्यादा ${params.maxUnits} पीस मँगा सकते हैं।`)
      : `एक ऑर्डर ज़्यादा से ज़्यादा ${params.most} का हो सकता है।`,
  'changed-elsewhere': 'इस बीच यह कहीं और बदल गया है। एक बार फिर देख लें।',

  'unknown-coupon': 'ऐसा कोई कूपन नहीं है, स्पेलिंग देखें।',
  'coupon-not-started': 'यह कूपन अभी शुरू नहीं हुआ है।',
  'coupon-expired': 'इस कूपन की तारीख निकल चुकी है।',
  'coupon-used': 'आप यह कूपन पहले ही इस्तेमाल कर चुके हैं।',
  'coupon-used-up': 'यह कूपन खत्म हो चुका है।',
  'below-coupon-minimum': 'इस कूपन के लिए ऑर्डर कम है।',
  'coupon-refused': ({ reason }, english) =>
    refusalMessage('hi', { code: String(reason), message: english, params: {} }),

  'below-minimum': ({ missing }) =>
    `ऑर्डर कम से कम ₹499 का होना चाहिए। आगे बढ़ने के लिए ${missing} का सामान और जोड़ें।`,
  'no-distance': 'आपकी दुकान की दूरी अभी पता नहीं है, इसलिए अभी सामान खुद ले जाना होगा।',
  'credit-limit': ({ over, pastDue, limit, toPay }) =>
    [
      pastDue !== undefined && `${pastDue} चुकाने की तारीख निकल चुकी है।`,
      over !== undefined && `यह ऑर्डर आपकी ${limit} की उधार सीमा से ${over} ज़्यादा है।`,
      `पहले ${toPay} चुकाएँ, या हमें फ़ोन करें।`,
    ]
      .filter(Boolean)
      .join(' '),
  'totals-changed': 'कुल रकम बदल गई है। एक बार फिर देख लें।',
  'returns-closed': 'इस ऑर्डर की वापसी अब यहाँ नहीं माँगी जा सकती। हमें फ़ोन करें।',
  'more-than-invoiced': (params) => named(params, left(Number(params.left))),
  'return-open': 'आप वापसी के लिए पहले ही कह चुके हैं, हम उसे देख रहे हैं।',
  'too-many-returns': 'इस ऑर्डर के लिए आप कई बार वापसी माँग चुके हैं। हमें फ़ोन करें।',
  'not-a-picture': 'यह फ़ोटो नहीं है। JPEG, PNG, WebP या AVIF फ़ोटो चुनें।',
  'picture-too-large': 'यह फ़ोटो बहुत बड़ी है।',
  'broken-picture': 'यह फ़ोटो खराब है, खुल नहीं रही।',
  'key-reused': ({ id, return_id }) =>
    return_id !== undefined
      ? 'यह वापसी पहले ही माँगी जा चुकी है।'
      : id === undefined
        ? 'यह बदलाव कार्ट में नहीं जुड़ा। एक बार फिर से करें।'
        : `यह ऑर्डर पहले ही हो चुका है: #${id}।`,
  'too-late': ({ status }) => {
    if (status === 'cancelled') return 'यह ऑर्डर पहले ही कैंसिल हो चुका है।';
    return status === undefined
      ? 'यह ऑर्डर अब बदला नहीं जा सकता।'
      : 'यह ऑर्डर तैयार हो रहा है, अब कैंसिल नहीं हो सकता।';
  },
  'all-zero': 'ऑर्डर में कुछ नहीं बचेगा। इसके बजाय ऑर्डर कैंसिल करें।',
  'below-paid': 'इस ऑर्डर के लिए इससे ज़्यादा पैसे दिए जा चुके हैं। हमसे बात करें।',
  'unreadable-file': ({ rows, columns }) =>
    `यह फ़ाइल पढ़ी नहीं जा सकी। इसे Excel या CSV में सेव करके फिर से चुनें। फ़ाइल में ज़्यादा से ज़्यादा ${rows} लाइनें और ${columns} कॉलम हो सकते हैं।`,
};

function left(units: number): string {
  if (units === 0) return 'एक भी पीस नहीं बचा।';
  return units === 1 ? 'सिर्फ़ 1 पीस बचा है।' : `सिर्फ़ ${units} पीस बचे हैं।`;
}

function named({ name }: RefusalParams, text: string): string {
  return name === undefined ? text : `${name}: ${text}`;
}

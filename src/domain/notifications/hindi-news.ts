import { hindiPackName } from '#domain/catalogue/hindi-pack-name.ts';
import { formatPaise } from '#domain/money/money.ts';
import { missingWords } from '#domain/orders/missing-words.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { DecidedState } from '#domain/returns/return-state.ts';
import { mostMissing, type NewsOf, type NewsTexts } from './news.ts';

const endings: Record<OrderStatus, string> = {
  active: 'दर्ज हो गया है। मंज़ूर होते ही बताएँगे।',
  accepted: 'मंज़ूर हो गया है।',
  processing: 'पैक हो रहा है।',
  out_for_delivery: 'रास्ते में है।',
  delivered: 'पहुँच गया है।',
  completed: 'पूरा हुआ। आपके ऑर्डर के लिए धन्यवाद।',
  cancelled: 'कैंसिल हो गया है।',
};

/** Of an order that its buyer fetches. */
const pickupEndings: Partial<Record<OrderStatus, string>> = {
  out_for_delivery: 'तैयार है, आप ले जा सकते हैं।',
  delivered: 'आपको मिल गया है।',
};

const decisions: Record<DecidedState, string> = {
  accepted: 'आपकी वापसी मंज़ूर हो गई है',
  'in-part': 'आपकी वापसी का कुछ हिस्सा मंज़ूर हुआ है',
  declined: 'आपकी वापसी मंज़ूर नहीं हुई',
};

/** Nothing here agrees with a product's name, whose gender nobody knows. */
export const hindiNews: NewsTexts = {
  'order-status': ({ orderId, status, reason = '', reasonHi, isPickup = false }) => {
    const ending = (isPickup && pickupEndings[status]) || endings[status];
    return `आपका ऑर्डर #${orderId} ${ending} ${reasonHi || reason}`.trim();
  },
  'order-edited': ({ orderId, totalToPayPaise }) =>
    `आपका ऑर्डर #${orderId} बदला गया है। अब कुल देना है: ${formatPaise(totalToPayPaise)}।`,
  'order-missing': ({ orderId, missing, totalToPayPaise }) => {
    const total = `अब कुल देना है: ${formatPaise(totalToPayPaise)}।`;
    if (missing.length === 0) return `आपके ऑर्डर #${orderId} में अब कुछ कम नहीं है। ${total}`;
    const what = missing
      .slice(0, mostMissing)
      .map(
        ({ name, nameHi, packs, reason, reasonHi }) =>
          `${nameHi || name} ${packs === 1 ? 'का' : 'के'} ${packs} पैक (${missingWords(reason, 'hi', reasonHi)})`,
      );
    const more = missing.length - mostMissing;
    const rest = more > 0 ? ` और ${more} आइटम` : '';
    return `आपके ऑर्डर #${orderId} में कम आएगा: ${what.join(', ')}${rest}। ${total}`;
  },
  payment: ({ orderId, amountPaise, duePaise }) => {
    if (amountPaise < 0) return `ऑर्डर #${orderId} के ${formatPaise(-amountPaise)} आपको लौटाए गए।`;
    const rest = duePaise === 0 ? 'पूरा पेमेंट हो गया।' : `${formatPaise(duePaise)} अभी बाकी हैं।`;
    return `आपके ऑर्डर #${orderId} के लिए ${formatPaise(amountPaise)} मिल गए। ${rest}`;
  },
  'credit-note': ({ orderId, number, totalPaise, duePaise, toRefundPaise, replacementId }) => {
    if (replacementId !== undefined) {
      return `ऑर्डर #${orderId} का सामान बदला जा रहा है। नया सामान ऑर्डर #${replacementId} में आएगा, उसके पैसे नहीं देने हैं (क्रेडिट नोट ${number})।`;
    }
    const note = `ऑर्डर #${orderId} पर ${formatPaise(totalPaise)} का क्रेडिट मिला: क्रेडिट नोट ${number}।`;
    if (toRefundPaise > 0) return `${note} इसमें से ${formatPaise(toRefundPaise)} आपके जमा हैं।`;
    return duePaise > 0 ? `${note} ${formatPaise(duePaise)} अभी बाकी हैं।` : note;
  },
  receipt: ({ number, amountPaise, balancePaise }) => {
    const amount = formatPaise(Math.abs(amountPaise));
    const what =
      amountPaise < 0 ? `आपको ${amount} लौटाए गए।` : `आपके ${amount} मिल गए: रसीद ${number}।`;
    return `${what} ${balanceWords(balancePaise)}`;
  },
  'cheque-bounced': ({ reference, amountPaise, chargePaise, balancePaise }) => {
    const cheque = `आपका ${formatPaise(amountPaise)} का चेक${reference && ` ${reference}`} बाउंस हो गया।`;
    const charge = chargePaise > 0 ? ` ${formatPaise(chargePaise)} का चार्ज लगा है।` : '';
    return `${cheque}${charge} ${balanceWords(balancePaise)}`;
  },
  'past-due': ({ pastDuePaise, textHi }) =>
    `${formatPaise(pastDuePaise)} चुकाने की तारीख निकल चुकी है। ${textHi || 'कृपया इसे जल्दी चुका दें।'}`,
  'return-decided': ({ orderId, state, answer, answerHi }) =>
    `${decisions[state]} (ऑर्डर #${orderId})। ${answerHi || answer}`.trim(),
  'delivery-tried': ({ orderId, reason, reasonHi }) =>
    `आपका ऑर्डर #${orderId} हम पहुँचा नहीं सके: ${reasonHi || reason} हम फिर कोशिश करेंगे।`,
  'price-changed': priceChanged,
  'prices-changed': ({ items }) => `आपके कार्ट में ${items} आइटम के दाम बदल गए हैं।`,
  'sold-out': ({ name, nameHi, stock }) =>
    stock === 0
      ? `आपके कार्ट में: ${nameHi || name}। स्टॉक खत्म हो गया है, वापस आते ही हम बताएँगे।`
      : `आपके कार्ट में: ${nameHi || name}। सिर्फ़ ${stock} पीस ${stock === 1 ? 'बचा है' : 'बचे हैं'}।`,
  'back-in-stock': ({ name, nameHi }) =>
    `फिर से स्टॉक में: ${nameHi || name} आपके कार्ट में है, अब ऑर्डर कर सकते हैं।`,
  'cart-left': ({ firstName, firstNameHi, items }) => {
    const more = items === 1 ? '' : ` और ${items - 1} आइटम`;
    return `आपके कार्ट में: ${firstNameHi || firstName}${more}। स्टॉक रहते ऑर्डर कर लें।`;
  },
  'contact-changed': ({ phone }) =>
    `आपके अकाउंट का ईमेल या फ़ोन नंबर बदला गया है। आपने नहीं बदलवाया? दुकान को फ़ोन करें${phone && `: ${phone}`}।`,
  'registration-approved': ({ shopName }) =>
    `${shopName} में आपका स्वागत है! रजिस्ट्रेशन मंज़ूर हो गया है, अब ऑर्डर करें।`,
};

function balanceWords(balancePaise: number): string {
  if (balancePaise === 0) return 'अब कुछ बाकी नहीं है।';
  return balancePaise > 0
    ? `कुल ${formatPaise(balancePaise)} बाकी हैं।`
    : `आपके ${formatPaise(-balancePaise)} जमा हैं।`;
}

function priceChanged(news: NewsOf<'price-changed'>): string {
  const { name, nameHi, packaging, packSize, fromPaise, toPaise } = news;
  const way = toPaise < fromPaise ? 'दाम घटा' : 'दाम बदला';
  const prices = `अब ${formatPaise(toPaise)}/पीस, पहले ${formatPaise(fromPaise)}`;
  return `आपके कार्ट में ${way}: ${nameHi || name}, ${hindiPackName(packaging, packSize)}, ${prices}।`;
}

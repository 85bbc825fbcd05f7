import { packCount } from '#domain/catalogue/pack-texts.ts';
import type { Language } from '#domain/india/language.ts';
import { formatPaise } from '#domain/money/money.ts';
import { missingWords } from '#domain/orders/missing-words.ts';
import type { MailedStep } from '#domain/orders/order-status.ts';

type MailText = { subject: string; lines: string[] };
type Link = { name: string; shopName: string; link: string };
type Changed = {
  name: string;
  shopName: string;
  emailChanged: boolean;
  mobileChanged: boolean;
  /** The shop's; '': it has none. */
  phone: string;
};
type Called = { name: string; shopName: string; phone: string };
type OrderStep = {
  name: string;
  shopName: string;
  orderId: number;
  status: MailedStep;
  deliveryType: 'pickup' | 'delivery';
  items: number;
  /** Packs that were ordered and do not come. */
  missing: readonly {
    name: string;
    nameHi: string;
    packs: number;
    reason: string;
    reasonHi: string;
  }[];
  duePaise: number;
  toRefundPaise: number;
  /** To the order, and to where these mails are switched off. */
  link: string;
  account: string;
};
/** `said`: what the bell says too. */
type Returned = {
  name: string;
  shopName: string;
  orderId: number;
  said: string;
  link: string;
  account: string;
};
type PastDue = {
  name: string;
  shopName: string;
  /** The shop's; '': it has none. */
  phone: string;
  /** The shop's words. */
  text: string;
  bills: readonly { number: string; dueDay: string; paise: number }[];
  link: string;
};
type Answer = { name: string; shopName: string; answer: string; message: string };

const english = {
  resetPin: ({ name, shopName, link }: Link): MailText => ({
    subject: `Set a new PIN at ${shopName}`,
    lines: [
      `Hello ${name},`,
      `here is your link to set a new PIN at ${shopName}:`,
      link,
      'It works once, within 60 minutes. If you did not ask for it, you can ignore this mail.',
      shopName,
    ],
  }),
  welcome: ({ name, shopName, link }: Link): MailText => ({
    subject: `Set your PIN at ${shopName}`,
    lines: [
      `Hello ${name},`,
      `welcome to ${shopName}: your registration has been approved. Set your PIN with this link:`,
      link,
      'It works once, within 7 days. Later, "Forgot Pin?" on the sign-in page mails a new one.',
      shopName,
    ],
  }),
  registered: ({ name, shopName, phone }: Called): MailText => ({
    subject: `${shopName} has your request`,
    lines: [
      `Hello ${name},`,
      `thank you for registering with ${shopName}. We look at your request and will connect you within 2 business days.`,
      'Then a link comes to this address: with it you make your PIN and can order.',
      `Questions? Please call us${phone && `: ${phone}`}.`,
      shopName,
    ],
  }),
  /** For WhatsApp or paper: one text. */
  welcomeMessage: ({ name, shopName, link }: Link): string =>
    `Hello ${name}, welcome to ${shopName}! Make your PIN with this link: ${link} It works once, within 7 days.`,
  declined: ({ name, shopName, reason }: Omit<Link, 'link'> & { reason: string }): MailText => ({
    subject: `Your registration at ${shopName}`,
    lines: [
      `Hello ${name},`,
      `thank you for your interest in ${shopName}. We cannot open an account for you at present:`,
      reason,
      shopName,
    ],
  }),
  contactChanged: ({ name, shopName, phone, ...changed }: Changed): MailText => ({
    subject: `Your account at ${shopName} was changed`,
    lines: [
      `Hello ${name},`,
      `the ${changedInWords(changed)} of your account at ${shopName} was changed.`,
      `Was it not you? Please call us${phone && `: ${phone}`}. For 24 hours nobody but the owner of the shop can send a link to set a PIN.`,
      shopName,
    ],
  }),
  noLinkYet: ({ name, shopName, phone }: Called): MailText => ({
    subject: `No PIN link yet from ${shopName}`,
    lines: [
      `Hello ${name},`,
      `the e-mail address or phone number of your account at ${shopName} was changed less than 24 hours ago. To keep it safe we send no link to set a PIN before tomorrow.`,
      `In a hurry? Please call us${phone && `: ${phone}`}.`,
      shopName,
    ],
  }),
  /** undefined: a step that is not mailed. */
  orderStep: (step: OrderStep): MailText | undefined => {
    const [what, then] = stepInWords(step);
    if (what === undefined) return undefined;
    return {
      subject: `Order #${step.orderId} ${what}`,
      lines: [
        `Hello ${step.name},`,
        `your order #${step.orderId} at ${step.shopName} ${what}. ${then}`.trim(),
        ...step.missing.map(
          ({ name, packs, reason }) =>
            `Missing: ${packCount(packs)} of ${name} (${missingWords(reason)})`,
        ),
        `${step.items} ${step.items === 1 ? 'item' : 'items'}, to pay: ${formatPaise(step.duePaise)}`,
        ...(step.toRefundPaise > 0
          ? [`${formatPaise(step.toRefundPaise)} of what you paid will be given back.`]
          : []),
        step.link,
        `No more of these mails? Switch them off in your account: ${step.account}`,
        step.shopName,
      ],
    };
  },
  returnDecided: ({ name, shopName, orderId, said, link, account }: Returned): MailText => ({
    subject: `Your return, order #${orderId}`,
    lines: [
      `Hello ${name},`,
      said,
      link,
      `No more of these mails? Switch them off in your account: ${account}`,
      shopName,
    ],
  }),
  pastDue: ({ name, shopName, phone, text, bills, link }: PastDue): MailText => ({
    subject: `${formatPaise(sumOf(bills))} is due at ${shopName}`,
    lines: [
      `Hello ${name},`,
      `${formatPaise(sumOf(bills))} is past its due date. ${text}`,
      bills
        .map(({ number, dueDay, paise }) => `${number}, due ${dueDay}: ${formatPaise(paise)}`)
        .join('\n'),
      link,
      `A question, or no more of these mails? Please call us${phone && `: ${phone}`}.`,
      shopName,
    ],
  }),
  answer: ({ name, shopName, answer, message }: Answer): MailText => ({
    subject: 'Your message',
    lines: [`Hello ${name},`, answer, shopName, message],
  }),
};

const hindi: typeof english = {
  resetPin: ({ name, shopName, link }) => ({
    subject: `${shopName} में नया पिन बनाएँ`,
    lines: [
      `नमस्ते ${name} जी,`,
      `${shopName} में नया पिन बनाने के लिए आपका लिंक:`,
      link,
      'यह लिंक एक बार, 60 मिनट तक काम करता है। आपने नहीं मँगाया? तो कुछ न करें।',
      shopName,
    ],
  }),
  welcome: ({ name, shopName, link }) => ({
    subject: `${shopName} में अपना पिन बनाएँ`,
    lines: [
      `नमस्ते ${name} जी,`,
      `${shopName} में आपका स्वागत है: आपका रजिस्ट्रेशन मंज़ूर हो गया है। इस लिंक से अपना पिन बनाएँ:`,
      link,
      'यह लिंक एक बार, 7 दिन तक काम करता है। बाद में लॉगिन पेज पर “पिन भूल गए?” से नया लिंक मिलेगा।',
      shopName,
    ],
  }),
  registered: ({ name, shopName, phone }) => ({
    subject: `${shopName} को आपकी जानकारी मिल गई`,
    lines: [
      `नमस्ते ${name} जी,`,
      `${shopName} में रजिस्टर करने के लिए धन्यवाद। हम आपकी जानकारी देख रहे हैं।`,
      '2 कामकाजी दिनों में इसी ईमेल पर लिंक आएगा; उससे पिन बनाएँ और ऑर्डर करें।',
      `कुछ पूछना है? हमें फ़ोन करें${phone && `: ${phone}`}।`,
      shopName,
    ],
  }),
  welcomeMessage: ({ name, shopName, link }) =>
    `नमस्ते ${name} जी, ${shopName} में आपका स्वागत है! इस लिंक से अपना पिन बनाएँ: ${link} यह एक बार, 7 दिन तक काम करता है।`,
  declined: ({ name, shopName, reason }) => ({
    subject: `${shopName} में आपका रजिस्ट्रेशन`,
    lines: [
      `नमस्ते ${name} जी,`,
      `${shopName} में रजिस्टर करने के लिए धन्यवाद। अभी हम आपका अकाउंट नहीं खोल पाएँगे:`,
      reason,
      shopName,
    ],
  }),
  contactChanged: ({ name, shopName, phone, ...changed }) => ({
    subject: `${shopName} में आपका अकाउंट बदला गया है`,
    lines: [
      `नमस्ते ${name} जी,`,
      `${shopName} में आपके अकाउंट का ${changedInHindi(changed)} बदला गया है।`,
      `आपने नहीं बदलवाया? हमें फ़ोन करें${phone && `: ${phone}`}। 24 घंटे तक पिन बनाने का लिंक सिर्फ़ दुकान के मालिक भेज सकते हैं।`,
      shopName,
    ],
  }),
  noLinkYet: ({ name, shopName, phone }) => ({
    subject: `${shopName} से पिन का लिंक अभी नहीं`,
    lines: [
      `नमस्ते ${name} जी,`,
      `${shopName} में आपके अकाउंट का ईमेल या फ़ोन नंबर 24 घंटे के अंदर बदला गया है। आपके अकाउंट की सुरक्षा के लिए पिन बनाने का लिंक कल ही भेजा जाएगा।`,
      `जल्दी है? हमें फ़ोन करें${phone && `: ${phone}`}।`,
      shopName,
    ],
  }),
  orderStep: (step) => {
    const [what, then] = stepInHindi(step);
    if (what === undefined) return undefined;
    return {
      subject: `ऑर्डर #${step.orderId} ${what}`,
      lines: [
        `नमस्ते ${step.name} जी,`,
        `${step.shopName} में आपका ऑर्डर #${step.orderId} ${what}। ${then}`.trim(),
        ...step.missing.map(
          ({ name, nameHi, packs, reason, reasonHi }) =>
            `कम आएगा: ${nameHi || name} ${packs === 1 ? 'का' : 'के'} ${packs} पैक (${missingWords(reason, 'hi', reasonHi)})`,
        ),
        `${step.items} आइटम, देना है: ${formatPaise(step.duePaise)}`,
        ...(step.toRefundPaise > 0
          ? [`आपके दिए हुए ${formatPaise(step.toRefundPaise)} आपको लौटाए जाएँगे।`]
          : []),
        step.link,
        `ये मेल नहीं चाहिए? अपने अकाउंट में बंद करें: ${step.account}`,
        step.shopName,
      ],
    };
  },
  returnDecided: ({ name, shopName, orderId, said, link, account }) => ({
    subject: `आपकी वापसी, ऑर्डर #${orderId}`,
    lines: [
      `नमस्ते ${name} जी,`,
      said,
      link,
      `ये मेल नहीं चाहिए? अपने अकाउंट में बंद करें: ${account}`,
      shopName,
    ],
  }),
  pastDue: ({ name, shopName, phone, text, bills, link }) => ({
    subject: `${shopName}: ${formatPaise(sumOf(bills))} बाकी हैं`,
    lines: [
      `नमस्ते ${name} जी,`,
      `${formatPaise(sumOf(bills))} चुकाने की तारीख निकल चुकी है। ${text}`,
      bills
        .map(({ number, dueDay, paise }) => `${number}, तारीख ${dueDay}: ${formatPaise(paise)}`)
        .join('\n'),
      link,
      `कोई सवाल है, या ये मेल नहीं चाहिए? हमें फ़ोन करें${phone && `: ${phone}`}।`,
      shopName,
    ],
  }),
  answer: ({ name, shopName, answer, message }) => ({
    subject: 'आपका मैसेज',
    lines: [`नमस्ते ${name} जी,`, answer, shopName, message],
  }),
};

function sumOf(bills: PastDue['bills']): number {
  return bills.reduce((sum, { paise }) => sum + paise, 0);
}

type Step = Pick<OrderStep, 'status' | 'deliveryType'>;
type StepWords = [what: string | undefined, then: string];

function stepInWords({ status, deliveryType }: Step): StepWords {
  const isPickup = deliveryType === 'pickup';
  if (status === 'active') return ['has been placed', 'We tell you when it is on its way.'];
  if (status === 'out_for_delivery') {
    return [isPickup ? 'is ready to be fetched' : 'is on its way', ''];
  }
  if (status === 'missing') return ['comes without some packs', ''];
  if (status !== 'delivered') return [undefined, ''];
  return [isPickup ? 'has been fetched' : 'has been delivered', 'Thank you for your order.'];
}

function stepInHindi({ status, deliveryType }: Step): StepWords {
  const isPickup = deliveryType === 'pickup';
  if (status === 'active') return ['दर्ज हो गया है', 'तैयार होते ही बताएँगे।'];
  if (status === 'out_for_delivery') return [isPickup ? 'तैयार है, ले जाएँ' : 'रास्ते में है', ''];
  if (status === 'missing') return ['थोड़ा कम आएगा', ''];
  if (status !== 'delivered') return [undefined, ''];
  return [isPickup ? 'आपने ले लिया है' : 'पहुँच गया है', 'आपके ऑर्डर के लिए धन्यवाद।'];
}

type ChangedParts = Pick<Changed, 'emailChanged' | 'mobileChanged'>;

function changedInWords({ emailChanged, mobileChanged }: ChangedParts): string {
  if (emailChanged && mobileChanged) return 'e-mail address and phone number';
  return emailChanged ? 'e-mail address' : 'phone number';
}

function changedInHindi({ emailChanged, mobileChanged }: ChangedParts): string {
  if (emailChanged && mobileChanged) return 'ईमेल और फ़ोन नंबर';
  return emailChanged ? 'ईमेल' : 'फ़ोन नंबर';
}

/** The shop's mails in the language of whom they go to; who never chose one gets English. */
export function mailTexts(language: Language | null): typeof english {
  return language === 'hi' ? hindi : english;
}

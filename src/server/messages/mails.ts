import type { Language } from '#domain/india/language.ts';

type MailText = { subject: string; lines: string[] };
type Link = { name: string; shopName: string; link: string };
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
      'It works once, within 60 minutes. Later, "Forgot Pin?" on the sign-in page mails a new one.',
      shopName,
    ],
  }),
  declined: ({ name, shopName, reason }: Omit<Link, 'link'> & { reason: string }): MailText => ({
    subject: `Your registration at ${shopName}`,
    lines: [
      `Hello ${name},`,
      `thank you for your interest in ${shopName}. We cannot open an account for you at present:`,
      reason,
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
      'यह लिंक एक बार, 60 मिनट तक काम करता है। अगर आपने यह नहीं मँगाया, तो इस मेल को छोड़ दें।',
      shopName,
    ],
  }),
  welcome: ({ name, shopName, link }) => ({
    subject: `${shopName} में अपना पिन बनाएँ`,
    lines: [
      `नमस्ते ${name} जी,`,
      `${shopName} में आपका स्वागत है: आपका रजिस्ट्रेशन मंज़ूर हो गया है। इस लिंक से अपना पिन बनाएँ:`,
      link,
      'यह लिंक एक बार, 60 मिनट तक काम करता है। बाद में लॉगिन पेज पर “पिन भूल गए?” से नया लिंक मिलेगा।',
      shopName,
    ],
  }),
  declined: ({ name, shopName, reason }) => ({
    subject: `${shopName} में आपका रजिस्ट्रेशन`,
    lines: [
      `नमस्ते ${name} जी,`,
      `${shopName} में रजिस्टर करने के लिए धन्यवाद। अभी हम आपका अकाउंट नहीं खोल पाएँगे:`,
      reason,
      shopName,
    ],
  }),
  answer: ({ name, shopName, answer, message }) => ({
    subject: 'आपका मैसेज',
    lines: [`नमस्ते ${name} जी,`, answer, shopName, message],
  }),
};

/** The shop's mails in the language of whom they go to; who never chose one gets English. */
export function mailTexts(language: Language | null): typeof english {
  return language === 'hi' ? hindi : english;
}

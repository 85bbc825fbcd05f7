import type * as en from '#web/messages/en/content.ts';
import type { Translated } from '#web/messages/translated.ts';

/** What a search engine shows below the title, by address. */
const descriptions: Translated<typeof en.content.descriptions> = {
  '/about': (shop) => `${shop} कौन है, क्या बेचता है और दुकानदारों के लिए क्या करता है।`,
  '/faqs': (shop) =>
    `${shop} से ऑर्डर करने के बारे में जवाब: कौन खरीद सकता है, पैक, मार्जिन, डिलीवरी, पेमेंट और वापसी।`,
  '/shipping-policy': (shop) =>
    `${shop} कब और कैसे डिलीवरी करता है: स्टैंडर्ड और एक्सप्रेस डिलीवरी, चार्ज और खुद ले जाना।`,
  '/term-condition': (shop) => `${shop} की बिक्री की शर्तें: दाम, पैक, टैक्स और ऑर्डर।`,
  '/privacy-policy': (shop) =>
    `${shop} अपने ग्राहकों की कौन सी जानकारी रखता है, क्यों रखता है, और आपके हक।`,
  '/refund-policy': (shop) => `${shop} क्या वापस लेता है, सामान कैसे लौटाएँ और पैसे कब वापस मिलते हैं।`,
  '/contact-us': (shop) => `${shop} का पता, फ़ोन और ईमेल, और हमें लिखने का फ़ॉर्म।`,
};

export const content: Translated<typeof en.content> = {
  descriptions,
  pages: 'स्टोर की जानकारी',
  about: 'हमारे बारे में',
  faqs: 'आम सवाल',
  shipping: 'डिलीवरी के नियम',
  terms: 'नियम और शर्तें',
  privacy: 'प्राइवेसी पॉलिसी',
  refund: 'वापसी के नियम',
  contactUs: 'हमसे संपर्क करें',
  noFaqs: 'अभी यहाँ कोई सवाल-जवाब नहीं है।',
  linkTo: 'इस जवाब का लिंक',
  moreQuestions: 'अपना जवाब नहीं मिला?',
};

export const contact: Translated<typeof en.contact> = {
  title: 'हमसे संपर्क करें',
  lead: 'ऑर्डर, प्रोडक्ट या रजिस्ट्रेशन के बारे में पूछें। हम ईमेल पर जवाब देंगे।',
  name: 'आपका नाम',
  email: 'आपका ईमेल',
  subject: 'किस बारे में',
  optional: 'ज़रूरी नहीं',
  message: 'आपका मैसेज',
  trap: 'इसे खाली छोड़ें',
  nameMissing: 'अपना नाम भरें।',
  emailMissing: 'अपना ईमेल भरें।',
  emailWrong: 'name@example.com जैसा सही ईमेल भरें।',
  messageMissing: 'अपना मैसेज लिखें।',
  submit: 'मैसेज भेजें',
  submitting: 'भेज रहे हैं...',
  sent: 'मैसेज मिल गया!',
  thanks: 'हमें लिखने के लिए धन्यवाद।',
  ok: 'ठीक है',
  oops: 'माफ़ कीजिए...',
  failed: 'कुछ गड़बड़ हो गई। थोड़ी देर बाद फिर कोशिश करें।',
  reach: 'हमारा पता और फ़ोन',
  address: 'पता',
  phone: 'फ़ोन',
  hours: 'खुलने का समय',
  mail: 'ईमेल',
};

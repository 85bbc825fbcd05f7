import type { shell as english } from '#web/messages/en/shell.ts';
import type { Translated } from '#web/messages/translated.ts';
import { notifications } from './notifications.ts';

export const shell: Translated<typeof english> = {
  productName: 'Thok',
  somethingWentWrong: 'कुछ गड़बड़ हो गई!',
  unreachable: 'कनेक्शन नहीं हो पाया। अपना इंटरनेट चेक करें और फिर कोशिश करें।',

  skipToContent: 'सीधे पेज पर जाएँ',
  offline: 'आप ऑफ़लाइन हैं। दाम पुराने हो सकते हैं।',
  offlineAsOf: (time) => `नेटवर्क नहीं है: दाम ${time} के हैं।`,
  notOffline: 'ऑफ़लाइन नहीं खुलेगा',
  loadingPage: 'पेज लोड हो रहा है',
  needsScripts: 'इस पेज के लिए JavaScript चाहिए। अपने ब्राउज़र में इसे चालू करें।',
  tryAgain: 'फिर कोशिश करें',
  close: 'बंद करें',
  readFailed: 'यह लोड नहीं हो पाया।',
  backToHome: 'होम पर जाएँ',
  seeAllProducts: 'सभी प्रोडक्ट देखें',
  breadcrumb: 'आप यहाँ हैं',

  searchLabel: 'प्रोडक्ट खोजें',
  searchButton: 'खोजें',
  // The catalogue's own names, as they have to be typed to be found.
  searchPlaceholders: ['बेबी केयर खोजें', 'सेहत', 'पालतू जानवर', 'स्किन केयर'],
  search: {
    empty: 'लिखा हुआ मिटाएँ',
    resultCount: (count) => (count === 1 ? '1 नतीजा' : `${count} नतीजे`),
    nothing: (words) => `“${words}” के लिए कुछ नहीं मिला`,
  },

  home: 'होम',
  wallet: 'वॉलेट',
  notification: 'नोटिफ़िकेशन',
  cart: 'कार्ट',
  profile: 'प्रोफ़ाइल',
  unreadCount: (count) => (count === 1 ? '1 बिना पढ़ा' : `${count} बिना पढ़े`),
  cartCount: (count) => `${count} आइटम`,
  account: 'अकाउंट',
  myAccount: 'मेरा अकाउंट',
  signIn: 'लॉगिन करें',
  myOrder: 'मेरे ऑर्डर',
  logout: 'लॉगआउट',
  // In English: its reader looks for the way back.
  otherLanguage: { code: 'en', name: 'English' },
  mainNavigation: 'मुख्य मेन्यू',
  quickNavigation: 'ज़रूरी लिंक',

  categories: 'कैटेगरी',
  loadingCategories: 'कैटेगरी लोड हो रही हैं',
  noCategories: 'कोई कैटेगरी नहीं मिली।',
  nothingYet: 'अभी सामान लग रहा है। कुछ दिन में फिर देखें।',
  noSubcategories: 'इसमें कोई सब-कैटेगरी नहीं है।',

  banners: 'ऑफ़र',
  offer: 'ऑफ़र',
  moreOffers: 'और ऑफ़र',
  bottomOffers: 'हमारे ऑफ़र',
  buyAgain: 'फिर से खरीदें',
  seeAll: 'सभी देखें',
  quickOrder: 'झटपट ऑर्डर',
  bestSelling: 'सबसे ज़्यादा बिकने वाले',
  popularCategory: 'पॉपुलर कैटेगरी',
  featured: 'खास प्रोडक्ट',
  popularBrands: 'पॉपुलर ब्रांड',

  percentOff: (percent) => `${percent} छूट`,
  youSave: (amount) => `${amount} की बचत`,
  mrp: 'MRP',
  // Hindi says it behind the price: “₹9.10 /पीस से”.
  from: 'से',
  perUnit: '/पीस',
  packSizes: (sizes) => (sizes.length === 1 ? `${sizes[0]} का पैक` : `${sizes.join(', ')} के पैक`),
  starCount: '(4)',
  add: 'जोड़ें',
  addProduct: (name) => `${name} जोड़ें`,
  inStock: 'स्टॉक में है',
  onlyLeft: (units) => (units === 1 ? 'सिर्फ़ 1 पीस बचा है' : `सिर्फ़ ${units} पीस बचे हैं`),
  outOfStock: 'स्टॉक खत्म',
  similar: 'मिलते-जुलते प्रोडक्ट',
  similarTo: (name) => `${name} से मिलते-जुलते प्रोडक्ट`,

  notifications,

  carousel: {
    role: 'स्लाइड शो',
    slideRole: 'स्लाइड',
    slide: (index, count) => `${count} में से ${index}`,
    previous: 'पिछला',
    next: 'अगला',
    pause: 'रोकें',
    play: 'चलाएँ',
  },

  footer: {
    fold: 'संपर्क, मदद और पॉलिसी',
    contact: 'संपर्क',
    shop: 'स्टोर',
    policies: 'पॉलिसी',
    about: 'हमारे बारे में',
    allProducts: 'सभी प्रोडक्ट',
    contactUs: 'हमसे संपर्क करें',
    faqs: 'आम सवाल',
    shippingPolicy: 'डिलीवरी पॉलिसी',
    terms: 'नियम और शर्तें',
    privacyPolicy: 'प्राइवेसी पॉलिसी',
    refundPolicy: 'रिफ़ंड पॉलिसी',
    promise: 'दुकानदारों के लिए थोक पैक।',
  },
  social: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
    youtube: 'YouTube',
  },

  notFound: {
    title: 'पेज नहीं मिला',
    search: 'सभी प्रोडक्ट में खोजें',
    text: 'यह पेज नहीं मिला। कोई प्रोडक्ट खोजें या होम पर जाएँ।',
  },
  busy: {
    title: 'एक मिनट रुकें',
    text: 'अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',
  },
  failed: {
    title: 'कुछ गड़बड़ हो गई!',
    text: 'पेज नहीं खुल पाया। फिर कोशिश करें।',
  },
};

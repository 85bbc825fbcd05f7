import type { OrderItemWire } from '#contract/order.ts';
import { hindiPackName } from '#domain/catalogue/hindi-pack-name.ts';
import { packName } from '#domain/catalogue/pack-texts.ts';
import { englishDates, hindiDates } from '#domain/india/date-words.ts';
import type { Language } from '#domain/india/language.ts';
import { amountInHindiWords } from '#domain/money/amount-in-hindi-words.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';

type ItemNames = Pick<OrderItemWire, 'product_name' | 'product_name_hi'>;

/** The words of an order on paper; it is no invoice. */
const english = {
  fileTitle: (orderId: number) => `Order ${orderId}`,
  title: 'Order, not a tax invoice',
  /** Delivered before the shop kept invoices. */
  oldTitle: 'Invoice',
  beforeInvoices: 'From before tax invoices',
  order: (id: number) => `Order #${id}`,
  cancelled: 'CANCELLED',
  billTo: 'Bill to',
  number: 'No.',
  item: 'Item',
  pack: 'Pack',
  packs: 'Packs',
  units: 'Units',
  mrp: 'MRP',
  price: 'Price/unit',
  amount: 'Amount',
  amountInWords: 'Amount in words',
  inWords: amountInWords,
  mrpTotal: 'MRP total',
  discount: 'Discount',
  coupon: 'Coupon',
  deliveryCharge: 'Delivery charge',
  expressCharge: 'Express charge',
  payable: 'Payable',
  paid: 'Paid',
  due: 'Due',
  givenBack: 'To be given back',
  paymentMethod: 'Payment method',
  cash: 'Cash on delivery (UPI accepted)',
  cashAtPickup: 'Cash when you pick it up (UPI accepted)',
  delivery: 'Delivery',
  collected: 'How you get it',
  pickup: 'Pickup',
  standard: 'Standard delivery',
  express: 'Express delivery',
  note: 'Note',
  drugLicence: 'DL No.',
  payByUpi: 'Pay by UPI',
  upiCode: (amount: string) => `UPI QR code for ${amount}`,
  scan: (amount: string) => `Scan with any UPI app to pay ${amount}, or pay on delivery.`,
  scanPickup: (amount: string) =>
    `Scan with any UPI app to pay ${amount}, or pay when you pick it up.`,
  foot: 'The invoice comes with the goods.',
  oldFoot: 'This invoice was made by computer and needs no signature.',
  page: (page: number, pages: number) => `page ${page} of ${pages}`,
  packName: (packaging: string | null | undefined, size: number) => packName(packaging, size),
  nameOf: (item: ItemNames) => item.product_name,
  dates: englishDates,
};

const hindi: typeof english = {
  fileTitle: (orderId) => `ऑर्डर ${orderId}`,
  title: 'ऑर्डर, टैक्स इनवॉइस नहीं',
  oldTitle: 'बिल',
  beforeInvoices: 'टैक्स इनवॉइस शुरू होने से पहले का',
  order: (id) => `ऑर्डर #${id}`,
  cancelled: 'कैंसिल',
  billTo: 'बिल किसके नाम',
  number: 'क्र.',
  item: 'आइटम',
  pack: 'पैक',
  packs: 'कितने पैक',
  units: 'पीस',
  mrp: 'MRP',
  price: 'दाम/पीस',
  amount: 'रकम',
  amountInWords: 'रकम शब्दों में',
  inWords: amountInHindiWords,
  mrpTotal: 'कुल MRP',
  discount: 'छूट',
  coupon: 'कूपन',
  deliveryCharge: 'डिलीवरी चार्ज',
  expressCharge: 'एक्सप्रेस चार्ज',
  payable: 'कुल देना है',
  paid: 'दे दिए',
  due: 'बाकी',
  givenBack: 'वापस मिलेंगे',
  paymentMethod: 'पेमेंट',
  cash: 'कैश ऑन डिलीवरी (UPI भी चलेगा)',
  cashAtPickup: 'सामान लेते समय कैश (UPI भी चलेगा)',
  delivery: 'डिलीवरी',
  collected: 'कैसे लेंगे',
  pickup: 'दुकान से खुद ले जाएँ',
  standard: 'स्टैंडर्ड डिलीवरी',
  express: 'एक्सप्रेस डिलीवरी',
  note: 'नोट',
  drugLicence: 'ड्रग लाइसेंस नं.',
  payByUpi: 'UPI से पैसे दें',
  upiCode: (amount) => `${amount} के लिए UPI QR कोड`,
  scan: (amount) => `${amount} देने के लिए किसी भी UPI ऐप से स्कैन करें, या डिलीवरी पर दें।`,
  scanPickup: (amount) => `${amount} देने के लिए किसी भी UPI ऐप से स्कैन करें, या सामान लेते समय दें।`,
  foot: 'बिल सामान के साथ आएगा।',
  oldFoot: 'यह बिल कंप्यूटर से बना है, इस पर दस्तखत की ज़रूरत नहीं है।',
  page: (page, pages) => `पेज ${page} / ${pages}`,
  packName: hindiPackName,
  nameOf: (item) => item.product_name_hi || item.product_name,
  dates: hindiDates,
};

export function orderTexts(language: Language): typeof english {
  return language === 'hi' ? hindi : english;
}

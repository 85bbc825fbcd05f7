import { englishDates, hindiDates } from '#domain/india/date-words.ts';
import type { Language } from '#domain/india/language.ts';
import type { ReturnCondition } from '#domain/invoices/credit-value.ts';
import type { InvoiceCopy, InvoiceKind } from '#domain/invoices/invoice-kind.ts';
import { amountInHindiWords } from '#domain/money/amount-in-hindi-words.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';

/** Rule 48: whose copy it is stands on it. */
const copies: Record<InvoiceCopy, string> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR TRANSPORTER',
  triplicate: 'TRIPLICATE FOR SUPPLIER',
};

const titles: Record<InvoiceKind, string> = {
  'tax-invoice': 'Tax invoice',
  'bill-of-supply': 'Bill of supply',
  bill: 'Bill',
};

const english = {
  titles,
  copies,
  /** Of a tax invoice and of a bill. */
  numberOf: { 'tax-invoice': 'Invoice No.', 'bill-of-supply': 'Bill No.', bill: 'Bill No.' },
  date: 'Date',
  order: (id: number) => `Order #${id}`,
  cancelled: 'CANCELLED',
  eInvoice: 'e-Invoice',
  ackNo: 'Acknowledgement No.',
  ackAt: 'Acknowledged on',
  signedCode: 'Signed QR code of the e-invoice',
  billTo: 'Bill to',
  place: 'Place of supply',
  stateOf: (state: string, code: string) => (code === '' ? state : `${state} (${code})`),
  state: 'State',
  reverseCharge: 'Reverse charge: No',
  drugLicence: 'DL No.',
  /** Rule 5 (1) (f) of the CGST Rules. */
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
  number: 'No.',
  item: 'Item',
  hsn: 'HSN',
  packs: 'Packs',
  units: 'Units',
  mrp: 'MRP',
  price: 'Price/unit',
  discount: 'Discount',
  delivery: 'Delivery',
  taxable: 'Taxable',
  taxAndRate: 'Taxable\u00a0/\u00a0GST',
  rate: 'GST',
  tax: 'Tax',
  amount: 'Amount',
  /** Prices have GST in them. */
  goods: 'Goods, with GST',
  goodsUntaxed: 'Goods',
  coupon: 'Coupon',
  charges: 'Delivery charges',
  taxableValue: 'Taxable value',
  total: 'Total',
  creditNote: (number: string) => `Credit note ${number}`,
  paid: 'Paid',
  due: 'Due',
  inWordsLabel: 'Amount in words',
  inWords: amountInWords,
  payByUpi: 'Pay by UPI',
  upiCode: (amount: string) => `UPI QR code for ${amount}`,
  scan: (amount: string) => `Scan with any UPI app to pay ${amount}.`,
  signed: (shop: string) => `For ${shop}`,
  signatory: 'Authorised signatory',
  page: (page: number, pages: number) => `page ${page} of ${pages}`,
  creditNoteTitle: 'Credit note',
  against: (invoice: string, day: string) => `for ${invoice} of ${day}`,
  batch: 'Batch',
  conditions: {
    saleable: 'Returned',
    expired: 'Expired',
    broken: 'Broken',
    wrong: 'Wrong item',
    price: 'Price difference',
  } satisfies Record<ReturnCondition, string>,
  reason: 'Reason',
  replacedBy: (orderId: number) => `Pays for the replacement, order #${orderId}.`,
  creditTotal: 'Credit',
  dates: englishDates,
};

const hindi: typeof english = {
  ...english,
  titles: { 'tax-invoice': 'टैक्स इनवॉइस', 'bill-of-supply': 'बिल ऑफ़ सप्लाई', bill: 'बिल' },
  numberOf: { 'tax-invoice': 'इनवॉइस नं.', 'bill-of-supply': 'बिल नं.', bill: 'बिल नं.' },
  date: 'तारीख',
  order: (id) => `ऑर्डर #${id}`,
  cancelled: 'कैंसिल',
  eInvoice: 'ई-इनवॉइस',
  ackNo: 'पावती नं.',
  ackAt: 'पावती की तारीख',
  signedCode: 'ई-इनवॉइस का QR कोड',
  billTo: 'बिल किसके नाम',
  place: 'सप्लाई की जगह',
  state: 'राज्य',
  reverseCharge: 'रिवर्स चार्ज: नहीं',
  drugLicence: 'ड्रग लाइसेंस नं.',
  number: 'क्र.',
  item: 'आइटम',
  packs: 'पैक',
  units: 'पीस',
  price: 'दाम/पीस',
  discount: 'छूट',
  delivery: 'डिलीवरी',
  taxable: 'टैक्स से पहले',
  taxAndRate: 'टैक्स\u00a0से\u00a0पहले\u00a0/\u00a0GST',
  tax: 'टैक्स',
  amount: 'रकम',
  goods: 'सामान, GST समेत',
  goodsUntaxed: 'सामान',
  coupon: 'कूपन',
  charges: 'डिलीवरी चार्ज',
  taxableValue: 'टैक्स से पहले',
  total: 'कुल',
  creditNote: (number) => `क्रेडिट नोट ${number}`,
  paid: 'दे दिए',
  due: 'बाकी',
  inWordsLabel: 'रकम शब्दों में',
  inWords: amountInHindiWords,
  payByUpi: 'UPI से पैसे दें',
  upiCode: (amount) => `${amount} के लिए UPI QR कोड`,
  scan: (amount) => `${amount} देने के लिए किसी भी UPI ऐप से स्कैन करें।`,
  signed: (shop) => `${shop} की ओर से`,
  signatory: 'अधिकृत हस्ताक्षर',
  page: (page, pages) => `पेज ${page} / ${pages}`,
  creditNoteTitle: 'क्रेडिट नोट',
  against: (invoice, day) => `${invoice}, ${day}`,
  batch: 'बैच',
  conditions: {
    saleable: 'वापस आया',
    expired: 'एक्सपायर',
    broken: 'टूटा हुआ',
    wrong: 'गलत सामान',
    price: 'दाम का फ़र्क',
  },
  reason: 'वजह',
  replacedBy: (orderId) => `बदले का सामान ऑर्डर #${orderId} में आएगा, उसके पैसे नहीं देने हैं।`,
  creditTotal: 'क्रेडिट',
  dates: hindiDates,
};

export type InvoiceTexts = typeof english;

export function invoiceTexts(language: Language): InvoiceTexts {
  return language === 'hi' ? hindi : english;
}

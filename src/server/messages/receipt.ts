import { englishDates, hindiDates } from '#domain/india/date-words.ts';
import type { Language } from '#domain/india/language.ts';
import { amountInHindiWords } from '#domain/money/amount-in-hindi-words.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import type { PaymentMethod } from '#domain/payments/payments.ts';
import type { ReceiptKind } from '#domain/payments/receipts.ts';

const english = {
  titles: {
    receipt: 'Receipt',
    refund: 'Money given back',
    bounce: 'Cheque returned unpaid',
    'write-off': 'Written off',
    opening: 'Credit from before',
  } satisfies Record<ReceiptKind, string>,
  number: 'No.',
  date: 'Date',
  from: 'Received from',
  to: 'Given to',
  of: 'Of',
  inWords: amountInWords,
  methods: {
    cash: 'In cash',
    upi: 'By UPI',
    cheque: 'By cheque',
    bank: 'By bank transfer',
  } satisfies Record<PaymentMethod, string>,
  chequeDate: (day: string) => `dated ${day}`,
  uncleared: 'Counts once the bank has paid the cheque.',
  bounced: 'The bank returned this cheque unpaid.',
  pays: 'What it pays',
  bill: 'Bill',
  amount: 'Amount',
  order: (id: number) => `Order #${id}`,
  advance: 'Kept as an advance',
  due: 'Due after it, in all',
  credit: 'In credit after it',
  by: (name: string) => `Received by ${name}`,
  signed: (shop: string) => `For ${shop}`,
  page: (page: number, pages: number) => `page ${page} of ${pages}`,
  dates: englishDates,
};

export type ReceiptTexts = typeof english;

const hindi: ReceiptTexts = {
  titles: {
    receipt: 'रसीद',
    refund: 'पैसे वापस दिए',
    bounce: 'चेक वापस आया',
    'write-off': 'माफ़ किया',
    opening: 'पहले का जमा',
  },
  number: 'क्र.',
  date: 'तारीख',
  from: 'किससे मिला',
  to: 'किसे दिया',
  of: 'किसका',
  inWords: amountInHindiWords,
  methods: {
    cash: 'नकद',
    upi: 'UPI से',
    cheque: 'चेक से',
    bank: 'बैंक ट्रांसफ़र से',
  },
  chequeDate: (day) => `तारीख ${day}`,
  uncleared: 'चेक पास होने पर ही माना जाएगा।',
  bounced: 'बैंक ने यह चेक बिना पैसे दिए लौटा दिया।',
  pays: 'किस बिल में लगा',
  bill: 'बिल',
  amount: 'रकम',
  order: (id) => `ऑर्डर #${id}`,
  advance: 'एडवांस में जमा',
  due: 'इसके बाद कुल बाकी',
  credit: 'इसके बाद जमा',
  by: (name) => `लेने वाले: ${name}`,
  signed: (shop) => `${shop} की ओर से`,
  page: (page, pages) => `पेज ${page} / ${pages}`,
  dates: hindiDates,
};

export function receiptTexts(language: Language): ReceiptTexts {
  return language === 'hi' ? hindi : english;
}

import type { ActionInput, ActionName } from '#contract/index.ts';
import type { Language } from '#domain/india/language.ts';

/** An action without input has any text for a key. */
type FieldOf<N extends ActionName> = keyof {
  [F in keyof ActionInput<N> as string extends F ? never : F]: true;
};
type LineField = keyof ActionInput<'addManyToCart'>['lines'][number] | 'variant_qty';
type InputField = { [N in ActionName]: FieldOf<N> }[ActionName] | LineField;

/** What no person fills in. */
type HiddenField =
  | 'billing_info'
  | 'brand'
  | 'brand_id'
  | 'cards'
  | 'cart_id'
  | 'cart_items'
  | 'coupon_discount'
  | 'cursor'
  | 'delivery_charges'
  | 'discount'
  | 'express_delivery_charges'
  | 'facets'
  | 'id'
  | 'idempotency_key'
  | 'in_stock'
  | 'item_total'
  | 'limit'
  | 'mode'
  | 'mrp'
  | 'on'
  | 'page'
  | 'product_id'
  | 'quantity'
  | 'review_id'
  | 'selling_price'
  | 'slug'
  | 'status'
  | 'token'
  | 'total_to_pay'
  | 'updatedStockMap'
  | 'userId'
  | 'user_id'
  | 'version'
  | 'vote'
  | 'website';

type LabelledField = Exclude<InputField, HiddenField>;

/** As the storefront's forms name them. */
const names: Record<Language, Record<LabelledField, string>> = {
  en: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    email_or_phone: 'Email or phone',
    pin: 'PIN',
    wanted: 'Product',
    subject: 'Subject',
    message: 'Message',
    rating: 'Rating',
    review: 'Review',
    q: 'Search',
    sort: 'Sort order',
    margin_min: 'Least margin',
    price_min: 'Lowest price',
    price_max: 'Highest price',
    min_total: 'Lowest total',
    max_total: 'Highest total',
    order_id: 'Order number',
    coupon_code: 'Coupon code',
    discount_code_applied: 'Coupon code',
    note: 'Note',
    delivery_type: 'Pickup or delivery',
    express_delivery: 'Express delivery',
    paymentMethod: 'Payment',
    packs: 'Number of packs',
    variant_qty: 'Number of packs',
    type: 'Pack',
    variant: 'Pack',
    set_qty: 'Pack size',
    lines: 'List',
    updatedCart: 'Order',
    file: 'File',
    invoice_id: 'Invoice',
    reason: 'Reason',
    photo: 'Photograph',
    from: 'From',
    to: 'To',
  },
  hi: {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    address: 'पता',
    email_or_phone: 'ईमेल या फ़ोन',
    pin: 'पिन',
    wanted: 'प्रोडक्ट',
    subject: 'किस बारे में',
    message: 'मैसेज',
    rating: 'रेटिंग',
    review: 'रिव्यू',
    q: 'खोज',
    sort: 'क्रम',
    margin_min: 'कम से कम मार्जिन',
    price_min: 'कम से कम दाम',
    price_max: 'ज़्यादा से ज़्यादा दाम',
    min_total: 'कम से कम रकम',
    max_total: 'ज़्यादा से ज़्यादा रकम',
    order_id: 'ऑर्डर नंबर',
    coupon_code: 'कूपन कोड',
    discount_code_applied: 'कूपन कोड',
    note: 'नोट',
    delivery_type: 'खुद ले जाएँ या डिलीवरी',
    express_delivery: 'एक्सप्रेस डिलीवरी',
    paymentMethod: 'पेमेंट का तरीका',
    packs: 'पैक',
    variant_qty: 'पैक',
    type: 'पैक',
    variant: 'पैक',
    set_qty: 'पैक',
    lines: 'लिस्ट',
    updatedCart: 'ऑर्डर',
    file: 'फ़ाइल',
    invoice_id: 'बिल',
    reason: 'क्या हुआ',
    photo: 'फ़ोटो',
    from: 'कब से',
    to: 'कब तक',
  },
};

/** undefined for what no person fills in. */
export function fieldName(language: Language, field: string): string | undefined {
  const known = names[language];
  return Object.hasOwn(known, field) ? known[field as LabelledField] : undefined; // `as`: a key of that very table
}

const abbreviations = /\b(dl|faq|gst|gstin|hsn|id|mrp|pin|sku|ssi|totp|upi|uqc|url)(s?)\b/gi;

/** Names of the contract that are no words, and the word for each. */
const inWords: readonly (readonly [RegExp, string])[] = [
  [/^maxqty$/, 'most_units_in_a_cart'],
  [/^set_qty/, 'pack_size'],
  [/^google$/, 'google_link'],
  [/^image_name$/, 'picture'],
  [/^logo_dark$/, 'logo_for_dark_screens'],
  [/^totp$/, 'code_of_the_app'],
  [/^current$/, 'current_password'],
  [/^(send|run)_at$/, 'time'],
  [/^(start|end)s_at$/, '$1'],
  [/_hi$/, '_in_hindi'],
  [/_no$/, '_number'],
];

/** A wire name as words, for fields of the console and of programs: 'gst_number' is "GST number". */
export function nameInWords(field: string): string {
  const named = inWords.reduce((name, [form, word]) => name.replace(form, word), field);
  const words = named
    .replace(/(\p{Ll})(?=[\p{Lu}\d])/gu, '$1 ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace('sub subcategory', 'sub-subcategory')
    .replace(/\bhindi\b/, 'Hindi')
    .replace(abbreviations, (_all, short: string, s: string) => short.toUpperCase() + s);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

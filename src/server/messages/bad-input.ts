import type { ActionInput, ActionName } from '#contract/index.ts';
import type { InputProblem } from '#contract/input-problem.ts';
import type { RefusalParams } from '#contract/refusal.ts';

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

/** Names the field and its problem as far as both have words here: English ones are left out. */
export function badInputInHindi(params: RefusalParams): string {
  const label = labelOf(String(params.field ?? ''));
  const line = params.line === undefined ? null : `लाइन ${params.line}`;
  const place = [line, label].filter((part) => part !== null).join(', ');
  if (place === '') return 'यह जानकारी सही नहीं है।';
  const problem = problemOf(params);
  return `यह जानकारी सही नहीं है: ${place}।${problem === '' ? '' : ` ${problem}`}`;
}

function labelOf(field: string): string | null {
  return Object.hasOwn(labels, field) ? labels[field as LabelledField] : null; // `as`: a key of that very table
}

function problemOf(params: RefusalParams): string {
  const reason = String(params.reason);
  if (!Object.hasOwn(problems, reason)) return '';
  const text = problems[reason as InputProblem['reason']]; // `as`: a key of that very table
  return typeof text === 'string' ? text : text(params);
}

const problems: Record<InputProblem['reason'], string | ((params: RefusalParams) => string)> = {
  missing: 'इसे भरें।',
  unstorable: 'इसमें ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से लिखें।',
  'too-long': ({ max }) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखें।`,
  'no-lines': 'कम से कम एक लाइन दें।',
  'too-many-lines': ({ max }) => `ज़्यादा से ज़्यादा ${max} लाइनें दें।`,
  'no-choice': 'दिए गए विकल्पों में से चुनें।',
  'no-number': 'नंबर भरें।',
  'out-of-range': ({ min, max }) => `${min} से ${max} तक का पूरा नंबर भरें।`,
  'no-amount': 'रकम रुपये में भरें।',
  'amount-too-high': ({ most }) => `${most} तक की रकम भरें।`,
  'no-packs': 'पूरे पैक में भरें।',
  'no-such-pack': 'यह पैक अब नहीं मिलता।',
  'other-pack-size': ({ size }) => `इस पैक में ${size} पीस होते हैं।`,
  'no-email': 'name@example.com जैसा सही ईमेल भरें।',
  'no-phone': '10 अंकों का मोबाइल नंबर भरें।',
  'no-pin': 'पिन 6 अंकों का होता है।',
  'no-file': 'फ़ाइल फिर से चुनें।',
  'only-with-delivery': 'यह सिर्फ़ डिलीवरी के साथ मिलती है।',
};

/** As the storefront's forms name them. */
const labels: Record<LabelledField, string> = {
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  address: 'पता',
  email_or_phone: 'ईमेल या फ़ोन',
  pin: 'पिन',
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
  delivery_type: 'पिकअप या डिलीवरी',
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
};

import { Refusal } from './refusal.ts';

/**
 * Spec §7, "response read", by the names of the actions, so that browsers need no list of all of
 * them: which calls tell success by `success`, and which name no value for it. All others tell it by
 * `status`. The table in read-answer.test.ts holds this against the definitions.
 */
const bySuccess =
  /^(?:get(?:HomeSettings|\w+Data|AllFaqs|ProductStock|ReviewsByProductId|OwnReview|OrderById|Price\w+)|submit\w+|voteOnReview|insertOrder|cancelOrderById|markPrice\w+|register\w+)$/;
const byNothing =
  /^(?:getAllBanners\w+|getAllProductsWith\w+|searchProducts|getProductBySlug|getSubSub\w+|getCart\w+|removeFromCart|updateOrder\w+|contactUsForm)$/;

/** The number without which nobody can go on after a success. */
const neededNumber: Record<string, string> = {
  loginUserdata: 'user_id',
  getCouponDataByUserId: 'discount_applied',
  countCartVariants: 'count',
  getPriceUpdateNotificationCount: 'count',
  getProductStock: 'stock',
};

type Body = Record<string, unknown>;

/** Whether an answer without an error is the success that the specification names for this call. */
export function isSuccess(name: string, body: Body): boolean {
  const needed = neededNumber[name];
  if (needed !== undefined && !Number.isFinite(body[needed])) return false;
  if (byNothing.test(name)) return true;
  return bySuccess.test(name) ? body.success === true : body.status === 'success';
}

/** The fields that are numbers in every answer that has them, also where another server writes text. */
const numbers =
  /^(?:(?:(?!upi)[a-z]+_)?ids?|(?:mrp|selling_price|set_qty|sp_percentage)[123]?|(?:variant_)?qty|maxqty|(?:in_)?stock|count|(?:item_)?total|total_(?:reviews|to_pay)|unread|(?:average_)?rating|(?:dis)?likes|(?:coupon_)?discount|discount_applied|amount_needed|distance|(?:cost_per|delivery)_km|(?:express_)?delivery_charges|express_delivery|paid|due|credited|to_refund|missing|version|added|at_least|price_m(?:in|ax)|(?:last|previous)_price|times_ordered)$/;
const flags = /^(?:is_\w+|bought_here|order_mails)$/;
const decimal = /^-?\d+(?:\.\d+)?$/;

/**
 * PHP and others answer numbers as text. Changes the parsed answer in place, numbers only: what is a
 * text in the contract stays as it came.
 */
export function parseNumbers(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) {
    value.forEach((item, at) => {
      value[at] = parseNumbers(item, field);
    });
  } else if (typeof value === 'object' && value !== null) {
    const fields = value as Body; // `as`: an object that is no array
    for (const key of Object.keys(fields)) fields[key] = parseNumbers(fields[key], key);
  } else if (typeof value === 'string') {
    if (numbers.test(field)) {
      if (decimal.test(value)) return Number(value);
      return value === '' ? null : value;
    }
    if (flags.test(field)) return value === '1' || value === 'true';
  }
  return value;
}

/** What the storefront makes of an answer of any server of the contract, before anyone looks at it. */
export function readAnswer(body: Body): Body {
  parseNumbers(body);
  // There is no such product or order: other servers say so with a success and nothing in it.
  if (body.product === null || body.order === null) throw new Refusal('not-found', '');
  return body;
}

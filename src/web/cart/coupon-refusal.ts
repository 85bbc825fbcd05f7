import { isRefusal } from '#contract/refusal.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { cartPage, coupon } from '#web/messages/en/cart-page.ts';

/** Spec §8: the words by which any server tells it. */
const minimumMessage = 'Minimum order not met';

export type AlertText = { title: string; text: string; mayRetry?: boolean };

/** Spec §8: the alert for a coupon that was not applied. */
export function refusalOf(error: unknown): AlertText {
  if (!isRefusal(error) || error.code === 'unreachable' || error.code === 'server-fault') {
    return { title: cartPage.failed, text: coupon.failed, mayRetry: true };
  }
  const needed = error.extra.amount_needed;
  const belowMinimum = error.code === 'below-coupon-minimum' || error.message === minimumMessage;
  if (belowMinimum && typeof needed === 'number') {
    const amount = formatPaise(rupeesToPaise(needed));
    return { title: coupon.minimumTitle, text: coupon.needMore(amount) };
  }
  return {
    title: coupon.invalidTitle,
    text: error.message || coupon.invalidText,
  };
}

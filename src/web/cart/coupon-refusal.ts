import { isRefusal } from '#contract/refusal.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { cartPage, coupon } from '#web/messages/en/cart-page.ts';

/** Spec §8: the words by which any server tells it. */
const minimumMessage = 'Minimum order not met';

export type AlertText = { title: string; text: string; mayRetry?: boolean };

/** By how much a cart was too small for a coupon, if that was the reason against it. */
export function neededPaise(error: unknown): number | undefined {
  if (!isRefusal(error)) return undefined;
  const needed = error.extra.amount_needed;
  const belowMinimum = error.code === 'below-coupon-minimum' || error.message === minimumMessage;
  return belowMinimum && typeof needed === 'number' ? rupeesToPaise(needed) : undefined;
}

/** Spec §8: the alert for a coupon that was not applied. */
export function refusalOf(error: unknown): AlertText {
  if (!isRefusal(error) || error.code === 'unreachable' || error.code === 'server-fault') {
    return { title: cartPage.failed, text: coupon.failed, mayRetry: true };
  }
  const needed = neededPaise(error);
  if (needed !== undefined) {
    return { title: coupon.minimumTitle, text: coupon.needMore(formatPaise(needed)) };
  }
  return {
    title: coupon.invalidTitle,
    text: error.message || coupon.invalidText,
  };
}

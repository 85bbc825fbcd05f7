import { isRefusal } from '#contract/refusal.ts';
import { formatPaise, rupeesToPaise } from '#domain/money.ts';
import type { Messages } from '#web/messages/use-messages.ts';

export type Told = { title: string; text: string };

/** Spec §8: how a coupon that was not applied is told. */
export function refusalOf(error: unknown, t: Messages): Told {
  if (!isRefusal(error) || error.code === 'unreachable' || error.code === 'server-fault') {
    return { title: t.cartPage.failed, text: t.coupon.failed };
  }
  const needed = error.extra.amount_needed;
  if (error.message === t.coupon.minimumMessage && typeof needed === 'number') {
    const amount = formatPaise(rupeesToPaise(needed));
    return { title: t.coupon.minimumTitle, text: t.coupon.needMore(amount) };
  }
  // An answer without a message was given the general one on its way in.
  const silent = error.message === t.somethingWentWrong;
  return { title: t.coupon.invalidTitle, text: silent ? t.coupon.invalidText : error.message };
}

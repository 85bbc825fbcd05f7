import { formatPaise } from '#domain/money/money.ts';
import type { JobHandlers } from './queue.ts';
import { shopNameOf } from './sender.ts';
import { type MailNeeds, mailFromShop } from './shop-mail.ts';

/** Tells one of the two that cash was handed over, what was counted and what is missing. */
export function handoverMail(needs: MailNeeds): JobHandlers['handover-mail'] {
  return async ({ email, name, from, to, expectedPaise, countedPaise, note }) => {
    const shopName = shopNameOf(needs.catalogue.current().shop.settings);
    const told = `${from} handed ${formatPaise(countedPaise)} in cash over to ${to}.`;
    const lines = [`Hello ${name},`, `${told} ${differenceText(countedPaise - expectedPaise)}`];
    if (note) lines.push(`Note: ${note}`);
    lines.push(shopName);
    const subject = `Cash handed over: ${formatPaise(countedPaise)}`;
    await mailFromShop(needs, { to: email, subject, lines });
    return `Told of ${formatPaise(countedPaise)}`;
  };
}

function differenceText(paise: number): string {
  if (paise === 0) return 'Nothing is missing.';
  const amount = formatPaise(Math.abs(paise));
  return paise < 0 ? `${amount} less than expected.` : `${amount} more than expected.`;
}

import type { JobHandlers } from './queue.ts';
import { shopNameOf } from './sender.ts';
import { type MailNeeds, mailFromShop } from './shop-mail.ts';

/** Tells an operator, at the address of before, that somebody changed how they sign in. */
export function operatorChangedMail(needs: MailNeeds): JobHandlers['operator-changed-mail'] {
  return async ({ email, name, changed, by }) => {
    const shop = needs.catalogue.current().shop.settings;
    const shopName = shopNameOf(shop);
    const phone = shop?.phone ? `: ${shop.phone}` : '.';
    const lines = [
      `Hello ${name},`,
      `your access to the console of ${shopName} was changed by ${by}: ${changed.join(', ')}.`,
      `If you did not expect this, call an owner of the shop at once${phone}`,
      shopName,
    ];
    const subject = `Your access to ${shopName} was changed`;
    await mailFromShop(needs, { to: email, subject, lines });
    return `Told: ${changed.join(', ')}`;
  };
}

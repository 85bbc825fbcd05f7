import { mailTexts } from '#server/messages/mails.ts';
import { endOrderMail, type OrderMail, takeOrderMail } from '#server/queries/orders/order-mails.ts';
import { shopNameOf } from './sender.ts';
import { type LinkMailNeeds, mailFromShop } from './shop-mail.ts';

/** Of one run, so that a busy day does not hold up the next one. */
const most = 200;

/** Mails what happened to orders to their customers, who can switch it off in their account. */
export async function mailOrderSteps(needs: LinkMailNeeds): Promise<string> {
  let [mailed, unwanted] = [0, 0];
  for (let taken = 0; taken < most; taken += 1) {
    const due = await takeOrderMail(needs.db);
    if (!due) break;
    const isMoot = due.status === 'missing' && due.missing.length === 0; // found after all
    if (due.wanted && due.email !== '' && !isMoot) {
      await mailStep(needs, due);
      mailed += 1;
    } else unwanted += 1;
    // A kill before this mails it once more: better than never.
    await endOrderMail(needs.db, due);
  }
  return `${mailed} mailed, ${unwanted} not wanted`;
}

async function mailStep(needs: LinkMailNeeds, due: OrderMail): Promise<void> {
  const origin = needs.publicOrigin();
  const shopName = shopNameOf(needs.catalogue.current().shop.settings);
  const link = `${origin}/order/${due.orderId}`;
  const given = { ...due, shopName, link, account: `${origin}/my-account` };
  const mail = mailTexts(due.language).orderStep(given);
  if (mail) await mailFromShop(needs, { to: due.email, ...mail, link });
}

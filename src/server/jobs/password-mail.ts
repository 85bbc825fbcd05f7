import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/auth/session.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAudit } from '#server/queries/operators/audit.ts';
import {
  findOperatorByEmail,
  hasYoungToken,
  replaceOperatorToken,
} from '#server/queries/operators/operators.ts';
import { linkMail } from './link-mail.ts';
import type { Mailer } from './mailer.ts';
import type { JobHandlers } from './queue.ts';
import { senderOf, shopNameOf } from './sender.ts';

type Needs = { db: Db; catalogue: CatalogueStore; mailer: Mailer; publicOrigin(): string };

const lifeMinutes = 60;

/** Mails an operator the link to a new password; a retry makes a new link. */
export function passwordMail(needs: Needs): JobHandlers['password-mail'] {
  // A job queued before an upgrade has no address.
  return async ({ email, address = '' }, { isRetry }) => {
    const { db, catalogue, mailer, publicOrigin } = needs;
    const operator = await findOperatorByEmail(db, email);
    if (!operator?.active) return 'No operator has this address';
    if (!isRetry && (await hasYoungToken(db, operator.id))) {
      return 'A link was mailed less than 2 minutes ago';
    }
    const token = randomBytes(32).toString('base64url');
    await replaceOperatorToken(db, {
      tokenHash: hashToken(token),
      purpose: 'reset',
      operatorId: operator.id,
      lifeMinutes,
    });
    const shop = catalogue.current().shop.settings;
    const shopName = shopNameOf(shop);
    const link = `${publicOrigin()}/console/set-password?token=${token}`;
    const lines = [
      `Hello ${operator.name},`,
      `here is your link to set a password for the console of ${shopName}:`,
      link,
      `It works once, within ${lifeMinutes} minutes. If you did not ask for it, you can ignore this mail.`,
      shopName,
    ];
    const subject = `Set your password for ${shopName}`;
    await mailer.send(linkMail(operator.email, subject, lines, link), senderOf(shop));
    await insertAudit(db, {
      operatorId: undefined,
      action: 'sendPasswordLink',
      subject: `operator ${operator.id}`,
      address,
      details: { after: { password_link: 'mailed' } },
    });
    return 'Link mailed';
  };
}

import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/auth/session.ts';
import { insertAudit } from '#server/queries/operators/audit.ts';
import {
  findOperatorByEmail,
  hasYoungToken,
  replaceOperatorToken,
} from '#server/queries/operators/operators.ts';
import type { JobHandlers } from './queue.ts';
import { shopNameOf } from './sender.ts';
import { type LinkMailNeeds, mailFromShop } from './shop-mail.ts';

const lifeMinutes = 60;

/** Mails an operator the link to a new password; a retry makes a new link. */
export function passwordMail(needs: LinkMailNeeds): JobHandlers['password-mail'] {
  // A job queued before an upgrade has no address.
  return async ({ email, address = '' }, { isRetry }) => {
    const { db, catalogue, publicOrigin } = needs;
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
    const shopName = shopNameOf(catalogue.current().shop.settings);
    const link = `${publicOrigin()}/console/set-password?token=${token}`;
    const lines = [
      `Hello ${operator.name},`,
      `here is your link to set a password for the console of ${shopName}:`,
      link,
      `It works once, within ${lifeMinutes} minutes. If you did not ask for it, you can ignore this mail.`,
      shopName,
    ];
    const subject = `Set your password for ${shopName}`;
    await mailFromShop(needs, { to: operator.email, subject, lines, link });
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

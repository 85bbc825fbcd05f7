import { refusalsOf } from '#contract/refuse.ts';
import type { Handler } from '#server/actions/context.ts';
import { hashToken } from '#server/auth/session.ts';
import { findResetToken, findWanted } from '#server/queries/account/reset-tokens.ts';
import { badToken } from './bad-token.ts';

const refuse = refusalsOf('openPinLink');

/** Says of a link that is used up before anyone types a PIN twice. */
export const openPinLink: Handler<'openPinLink'> = async ({ db }, { token }) => {
  const found = await findResetToken(db, hashToken(token));
  if (!found) throw badToken(refuse);
  const isFirst = found.pinHash === null;
  return { is_first: isFirst, wanted: isFirst ? await findWanted(db, found.customerId) : '' };
};

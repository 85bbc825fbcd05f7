import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { hashToken } from '#server/auth/session.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { isUsableToken } from '#server/queries/operators/operators.ts';

const refuse = consoleRefusalsOf('checkSetUpLink');

export const setUpLinkOver =
  'This link is no longer valid. The log of the newest start has another, unless the shop is open already.';

export const checkSetUpLink: ConsoleHandler<'checkSetUpLink'> = async ({ db }, { code }) => {
  if (await isUsableToken(db, hashToken(code), 'set-up')) return {};
  throw refuse('bad-token', setUpLinkOver);
};

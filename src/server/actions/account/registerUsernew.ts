import { refusalsOf } from '#contract/refuse.ts';
import { mobileFrom } from '#domain/india/mobile.ts';
import type { Handler } from '#server/actions/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import { insertRegistrationRequest } from '#server/queries/customers/customers.ts';

/** A request, not an account: the operator decides. */
const refuse = refusalsOf('registerUsernew');

export const registerUsernew: Handler<'registerUsernew'> = async ({ db, jobs, caller }, input) => {
  const phone = mobileFrom(input.phone);
  if (!phone) {
    throw badField('phone', 'must be a mobile number of 10 digits', { reason: 'no-phone' });
  }
  await jobs.ready();
  await db.transaction(async (tx) => {
    const given = { ...input, phone, language: caller.language };
    const requestId = await insertRegistrationRequest(tx, given);
    if (requestId === undefined) {
      throw refuse(
        'already-requested',
        'We already have a request with this phone number or e-mail and are looking at it. We will connect you within 2 business days.',
      );
    }
    const sent = await jobs.send(tx, 'registered-mail', { requestId }, `registered ${requestId}`);
    if (!sent) throw new Error(`The mail to request ${requestId} could not be queued.`);
  });
  return { message: 'We will connect you within 2 business days.' };
};

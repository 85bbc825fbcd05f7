import { refusalsOf } from '#contract/refuse.ts';
import { mobileFrom } from '#domain/india/mobile.ts';
import type { Handler } from '#server/actions/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import { insertRegistrationRequest } from '#server/queries/customers/customers.ts';

/** A request, not an account: the operator decides. */
const refuse = refusalsOf('registerUsernew');

export const registerUsernew: Handler<'registerUsernew'> = async ({ db, caller }, input) => {
  const phone = mobileFrom(input.phone);
  if (!phone) {
    throw badField('phone', 'must be an Indian mobile number', { reason: 'no-phone' });
  }
  if (!(await insertRegistrationRequest(db, { ...input, phone, language: caller.language }))) {
    throw refuse(
      'already-requested',
      'We already have a request with this phone number or e-mail. We will connect you within 2 business days.',
    );
  }
  return { message: 'We will connect you within 2 business days.' };
};

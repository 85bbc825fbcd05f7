import { problemParams } from '#contract/input-problem.ts';
import { refusalsOf } from '#contract/refuse.ts';
import { mobileFrom } from '#domain/india/indian-formats.ts';
import type { Handler } from '#server/actions/context.ts';
import { insertRegistrationRequest } from '#server/queries/customers/customers.ts';

/** A request, not an account: the operator decides. */
const refuse = refusalsOf('registerUsernew');

export const registerUsernew: Handler<'registerUsernew'> = async ({ db, caller }, input) => {
  const phone = mobileFrom(input.phone);
  if (!phone) {
    const params = problemParams('phone', { reason: 'no-phone' });
    throw refuse('bad-input', 'phone: must be an Indian mobile number', {}, params);
  }
  if (!(await insertRegistrationRequest(db, { ...input, phone, language: caller.language }))) {
    throw refuse(
      'already-requested',
      'We already have a request with this phone number or e-mail. We will connect you within 2 business days.',
    );
  }
  return { message: 'We will connect you within 2 business days.' };
};

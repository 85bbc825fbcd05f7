import { refusalsOf } from '#contract/refuse.ts';
import { mobileFrom } from '#domain/indian-formats.ts';
import { waitInWords } from '#domain/login-lock.ts';
import type { Handler } from '#server/actions/context.ts';
import { limitLogins } from '#server/auth/rate-limit.ts';
import { hashOfNothing, isSecret } from '#server/auth/secret-hash.ts';
import { startSession } from '#server/auth/session.ts';
import { findCustomerByLogin } from '#server/queries/customers.ts';
import { accountKey, countTry, forgetTries } from '#server/queries/login-attempts.ts';

/** Checked where there is no account, so that an unknown one takes as long as a known one. */
const nobodysPin = hashOfNothing();

const refuse = refusalsOf('loginUserdata');

export const loginUserdata: Handler<'loginUserdata'> = async ({ db, caller }, input) => {
  await limitLogins(db, caller.address);
  const mobile = mobileFrom(input.email_or_phone);
  const customer = await findCustomerByLogin(
    db,
    mobile ? { mobile } : { email: input.email_or_phone },
  );
  const key = customer
    ? accountKey(customer.id)
    : `login ${mobile ?? input.email_or_phone.toLowerCase()}`;
  const counted = await countTry(db, key, new Date());
  if (!counted.allowed) {
    const wait = waitInWords(counted.waitSeconds);
    throw refuse('locked', `Too many wrong tries. Please try again in ${wait}.`, {
      retry_after: counted.waitSeconds,
    });
  }
  const right = await isSecret(input.pin, customer?.pinHash ?? nobodysPin);
  if (!customer?.pinHash || !right) {
    throw refuse('wrong-pin', 'The e-mail, phone number or PIN is not right.');
  }
  await forgetTries(db, key);
  caller.startSession(await startSession(db, customer.id, caller.userAgent));
  return { user_id: customer.id, user_name: customer.ownerName, message: 'Welcome back!' };
};

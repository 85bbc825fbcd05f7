import type { ActionOutput, ParsedInput } from '#contract/index.ts';
import { refusalsOf } from '#contract/refuse.ts';
import { waitInWords } from '#domain/account/login-lock.ts';
import { mobileFrom } from '#domain/india/mobile.ts';
import type { Handler, PublicContext } from '#server/actions/context.ts';
import { knownDeviceId, makeKnown } from '#server/auth/known-device.ts';
import { limitLogins, wideNetworkOf } from '#server/auth/rate-limit.ts';
import { hashOfNothing, isSecret } from '#server/auth/secret-hash.ts';
import { startSession } from '#server/auth/session.ts';
import { deviceKey } from '#server/queries/account/known-devices.ts';
import {
  accountKey,
  countTry,
  forgetTries,
  nameKey,
  nobodyKey,
} from '#server/queries/account/login-attempts.ts';
import { lockCustomer } from '#server/queries/customers/console-customers.ts';
import { findCustomerByLogin, saveLanguage } from '#server/queries/customers/customers.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';

const refuse = refusalsOf('loginUserdata');

const queue = new BoundedQueue(queueLimits.signIns);

/** Checked where there is no account, so that an unknown one takes as long as a known one. */
const nobodysPin = hashOfNothing();

/**
 * Every try is counted twice. The sheet of the name as typed alone decides whether the answer is
 * `locked`, so it depends on nothing but the tries on that name. The sheet of the account keeps
 * someone who alternates between phone number and e-mail address at five tries in all; while it is
 * locked the PIN is not looked at, and the answer is that of a wrong one, in the same time. So no
 * answer tells whether an account exists, or whether two names belong to the same one. A device that
 * has signed in to the account before has tries of its own, which are all that count for it: those of strangers
 * at its address do not.
 */
export const loginUserdata: Handler<'loginUserdata'> = (context, input) =>
  queue.run(
    () => signIn(context, input),
    context.caller.left?.(),
    wideNetworkOf(context.caller.address),
  );

async function signIn(
  { db, caller }: PublicContext,
  input: ParsedInput<'loginUserdata'>,
): Promise<ActionOutput<'loginUserdata'>> {
  const mobile = mobileFrom(input.email_or_phone);
  const name = mobile ?? input.email_or_phone;
  const customer = await findCustomerByLogin(db, mobile ? { mobile } : { email: name });
  const device = await knownDeviceId(db, caller.device, { customerId: customer?.id ?? 0 });
  if (device === undefined) await limitLogins(db, caller.address);
  const counted = await countTries(db, { name, customerId: customer?.id, device });
  const pinHash = counted.allowed ? customer?.pinHash : undefined;
  const right = await isSecret('customer', input.pin, pinHash ?? nobodysPin);
  if (!customer || !pinHash || !right) throw wrongPin();
  const [token, deviceToken] = await db.transaction(async (tx) => {
    // Checking takes a while: the PIN may have been replaced, or the customer blocked.
    const now = await lockCustomer(tx, customer.id);
    if (now?.pinHash !== pinHash) throw wrongPin();
    // Only whoever has the PIN is told.
    if (now.blockedAt) {
      throw refuse('blocked', 'This account is blocked. Please contact the shop.');
    }
    await forgetTries(tx, counted.keys);
    // Chosen as a visitor: from now on mails and other phones know it too.
    if (!customer.language && caller.language === 'hi') await saveLanguage(tx, customer.id, 'hi');
    return [
      await startSession(tx, customer.id, caller.userAgent),
      await makeKnown(tx, caller.device, { customerId: customer.id }),
    ];
  });
  caller.startSession(token);
  caller.device.keep(deviceToken);
  const { id, ownerName, language } = customer;
  const message = 'Welcome back!';
  return { user_id: id, user_name: ownerName, message, ...(language && { language }) };
}

type Tried = { name: string; customerId: number | undefined; device: number | undefined };

/** Whether the PIN is looked at, and which counts a right one sets back. */
async function countTries(db: PublicContext['db'], { name, customerId, device }: Tried) {
  const own = device === undefined ? nameKey(name) : deviceKey(device);
  const tried = await countTry(db, own);
  if (!tried.allowed) throw locked(tried.waitSeconds);
  if (device !== undefined) return { allowed: true, keys: [own] };
  const ofAccount = customerId === undefined ? nobodyKey(name) : accountKey(customerId);
  const { allowed } = await countTry(db, ofAccount);
  return { allowed, keys: [ofAccount, own] };
}

function wrongPin(): Error {
  return refuse('wrong-pin', 'The e-mail, phone number or PIN is not right.');
}

function locked(waitSeconds: number): Error {
  const wait = waitInWords(waitSeconds);
  const message = `Too many wrong tries. Please try again in ${wait}.`;
  return refuse('locked', message, { retry_after: waitSeconds }, { waitSeconds });
}

import { Refusal, type RefusalParams } from '#contract/refusal.ts';
import type { Db } from '#server/db/connect.ts';
import { countCall } from '#server/queries/account/sessions.ts';

/** Writes open to anyone, per address. Shopkeepers share addresses, so these are generous. */
const publicWrites = { calls: 60, windowSeconds: 600 };

/** Sign-ins are guessed at, so an address gets fewer. */
const logins = { calls: 30, windowSeconds: 900 };

/** Messages to the shop end in someone's mailbox. */
const messages = { calls: 10, windowSeconds: 600 };

/** A shopkeeper tells of what sells; nobody tries more products in a day. */
const newReviews = { calls: 20, windowSeconds: 24 * 60 * 60 };

export function limitPublicWrite(db: Db, action: string, address: string): Promise<void> {
  return limit(db, `${action} ${networkOf(address)}`, publicWrites);
}

/** Customers and operators each have their own, so that neither can shut the others out. */
export function limitLogins(
  db: Db,
  address: string,
  whose: 'customers' | 'operators' = 'customers',
): Promise<void> {
  return limit(db, `logins ${whose} ${networkOf(address)}`, logins);
}

export function limitMessages(db: Db, address: string): Promise<void> {
  return limit(db, `messages ${networkOf(address)}`, messages);
}

export function limitNewReviews(db: Db, customerId: number): Promise<void> {
  const message = `You can review ${newReviews.calls} products a day. Please go on tomorrow.`;
  return limit(db, `reviews of ${customerId}`, newReviews, message, { reviews: newReviews.calls });
}

async function limit(
  db: Db,
  key: string,
  allowed: { calls: number; windowSeconds: number },
  message = 'Too many tries. Please wait a little and try again.',
  params: RefusalParams = {},
): Promise<void> {
  const { calls, secondsLeft } = await countCall(db, key, allowed.windowSeconds);
  if (calls <= allowed.calls) return;
  throw new Refusal('too-many-tries', message, { retry_after: secondsLeft }, params);
}

/** One household has a whole /64 of IPv6 addresses; IPv4 counts the same in IPv6's form. */
export function networkOf(address: string): string {
  return ipv4Of(address) ?? ipv6Groups(address).slice(0, 4).join(':');
}

/** What one stranger can easily get hold of: a /48 of IPv6 addresses, or a /24 of IPv4. */
export function wideNetworkOf(address: string): string {
  const ipv4 = ipv4Of(address);
  return ipv4 ? ipv4.slice(0, ipv4.lastIndexOf('.')) : ipv6Groups(address).slice(0, 3).join(':');
}

function ipv4Of(address: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? (address.includes(':') ? undefined : address);
}

function ipv6Groups(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const missing = Math.max(0, 8 - head.split(':').length - tail.split(':').length);
  return [...head.split(':'), ...Array<string>(missing).fill('0'), ...tail.split(':')];
}

import type { CustomerWire, DeviceWire } from '#contract/account.ts';
import type { Call } from '#contract/index.ts';
import { isRefusal } from '#contract/refusal.ts';
import type { Log } from '#web/context.ts';
import { optional } from '#web/log.ts';
import { loginPathTo } from '#web/paths.ts';
import { redirectAway } from '#web/redirect-away.ts';
import { throwRouteError } from '#web/route-errors.ts';

export type AccountData = {
  customer: CustomerWire;
  /** undefined: the read failed. */
  devices: DeviceWire[] | undefined;
};

/** Built for another server's API, only the browser has the session: it reads private data itself. */
export const onlyInBrowser = URL.canParse(__BASE_URL__);

/** A signed-in customer's data; anyone else is redirected to /login, and back afterwards. */
export async function privateData<T>(
  userId: number | undefined,
  url: URL,
  read: (userId: number) => Promise<T>,
): Promise<T> {
  const login = () => redirectAway(url, loginPathTo(url.pathname + url.search));
  if (userId === undefined) throw login();
  try {
    return await read(userId);
  } catch (error) {
    if (isRefusal(error) && error.code === 'not-signed-in') throw login();
    throwRouteError(error);
  }
}

export async function readAccount(call: Call, userId: number, log: Log): Promise<AccountData> {
  const [customer, devices] = await Promise.all([
    readCustomer(call, userId),
    optional(log, 'devices', call('getSignedInDevices', { user_id: userId })),
  ]);
  return { customer, devices: devices?.data };
}

export async function readCustomer(call: Call, userId: number): Promise<CustomerWire> {
  return (await call('getCustomerById', { id: userId })).data;
}

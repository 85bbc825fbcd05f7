import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { CustomerWire, DeviceWire } from '#contract/account.ts';
import type { Call } from '#contract/index.ts';

export type AccountData = {
  customer: CustomerWire;
  /** undefined: the read failed. */
  devices: DeviceWire[] | undefined;
};

export async function readAccount(
  call: Call,
  userId: number,
  _url: URL,
  log: Log,
): Promise<AccountData> {
  const [customer, devices] = await Promise.all([
    readCustomer(call, userId),
    optional(log, 'devices', call('getSignedInDevices', { user_id: userId })),
  ]);
  return { customer, devices: devices?.data };
}

export async function readCustomer(call: Call, userId: number): Promise<CustomerWire> {
  return (await call('getCustomerById', { id: userId })).data;
}

import { useRouteLoaderData } from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { consoleCall } from '#console/data/api.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';

export const doorId = 'door';

type Shop = ConsoleOutput<'getShopName'> | undefined;

/** One can sign in without knowing where. */
export function loadShopName({ request }: { request: Request }): Promise<Shop> {
  return optional(browserLog, 'shop name', consoleCall('getShopName', {}, request.signal));
}

export function useShopName(): Shop {
  return useRouteLoaderData<Shop>(doorId);
}

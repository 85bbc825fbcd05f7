import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { consoleCall } from '#console/data/api.ts';

/** Whether the shop has nothing to sell yet, so that Today, too, leads to the set-up. */
export async function needsSetUp(signal: AbortSignal): Promise<boolean> {
  const has = await optional(browserLog, 'set-up', consoleCall('getSetUp', {}, signal));
  return has?.products === false;
}

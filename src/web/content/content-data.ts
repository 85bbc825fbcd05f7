import type { Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { type FailedRead, orFailed } from '#web/data/failed-read.ts';
import { orNotFound } from '#web/data/route-errors.ts';

type PageAction =
  | 'getManageWebsiteData'
  | 'getTermsData'
  | 'getPrivacyData'
  | 'getRefundData'
  | 'getShippingData';

/** The HTML of one page of the shop; one that was never written is a 404. */
export function pageHtml(call: Call, log: Log, action: PageAction): Promise<string | FailedRead> {
  const read = async () => (await orNotFound(call(action, {}))).data.value;
  return orFailed(log, action, read());
}

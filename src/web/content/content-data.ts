import type { Call } from '#contract/index.ts';
import { orNotFound } from '#web/route-errors.ts';

type PageAction =
  | 'getManageWebsiteData'
  | 'getTermsData'
  | 'getPrivacyData'
  | 'getRefundData'
  | 'getShippingData';

/** The HTML of one page of the shop; one that was never written is a 404. */
export async function pageHtml(call: Call, action: PageAction): Promise<string> {
  return (await orNotFound(call(action, {}))).data.value;
}

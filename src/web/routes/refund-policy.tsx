import { browserLog } from '#client/log.ts';
import { pageHtml } from '#web/content/content-data.ts';
import { HtmlPage } from '#web/content/HtmlPage.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext } from '#web/data/context.ts';
import { withStatus } from '#web/data/failed-read.ts';
import { content } from '#web/messages/en/content.ts';
import type { Route } from './+types/refund-policy.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const [call, log] = [context.get(callContext), context.get(logContext)];
  return withStatus(await pageHtml(call, log, 'getRefundData'));
}

export function clientLoader() {
  return pageHtml(browserCall, browserLog, 'getRefundData');
}

export default function RefundPolicy({ loaderData }: Route.ComponentProps) {
  return <HtmlPage title={content.refund} html={loaderData} />;
}

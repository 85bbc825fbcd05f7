import { browserLog } from '#client/log.ts';
import { pageHtml } from '#web/content/content-data.ts';
import { HtmlPage } from '#web/content/HtmlPage.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext } from '#web/data/context.ts';
import { withStatus } from '#web/data/failed-read.ts';
import { content } from '#web/messages/en/content.ts';
import type { Route } from './+types/term-condition.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const [call, log] = [context.get(callContext), context.get(logContext)];
  return withStatus(await pageHtml(call, log, 'getTermsData'));
}

export function clientLoader() {
  return pageHtml(browserCall, browserLog, 'getTermsData');
}

export default function TermCondition({ loaderData }: Route.ComponentProps) {
  return <HtmlPage title={content.terms} html={loaderData} />;
}

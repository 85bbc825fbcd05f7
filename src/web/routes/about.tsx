import { browserLog } from '#client/log.ts';
import { pageHtml } from '#web/content/content-data.ts';
import { HtmlPage } from '#web/content/HtmlPage.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext } from '#web/data/context.ts';
import { withStatus } from '#web/data/failed-read.ts';
import { content } from '#web/messages/en/content.ts';
import type { Route } from './+types/about.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const [call, log] = [context.get(callContext), context.get(logContext)];
  return withStatus(await pageHtml(call, log, 'getManageWebsiteData'));
}

export function clientLoader() {
  return pageHtml(browserCall, browserLog, 'getManageWebsiteData');
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <HtmlPage title={content.about} html={loaderData} />;
}

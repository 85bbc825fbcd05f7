import { browserLog, type Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { ContentPage } from '#web/content/ContentPage.tsx';
import { Html } from '#web/content/Html.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext } from '#web/data/context.ts';
import { isFailedRead, orFailed, withStatus } from '#web/data/failed-read.ts';
import { notFound, orNotFound } from '#web/data/route-errors.ts';
import { content as t } from '#web/messages/en/content.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import type { Route } from './+types/written-page.ts';

/** What the shop writes itself, by the route that it has. */
const pages = [
  { path: 'about', action: 'getManageWebsiteData', title: t.about },
  { path: 'shipping-policy', action: 'getShippingData', title: t.shipping },
  { path: 'term-condition', action: 'getTermsData', title: t.terms },
  { path: 'privacy-policy', action: 'getPrivacyData', title: t.privacy },
  { path: 'refund-policy', action: 'getRefundData', title: t.refund },
] as const;

/** Its HTML; a page that was never written is a 404. */
async function readPage(call: Call, log: Log, pattern: string) {
  const { action, title } = pages.find(({ path }) => pattern.endsWith(path)) ?? notFound();
  const read = async () => {
    const { value, value_hi } = (await orNotFound(call(action, {}))).data;
    return (inHindi && value_hi) || value;
  };
  return { title, html: await orFailed(log, action, read()) };
}

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const page = await readPage(context.get(callContext), context.get(logContext), pattern);
  return withStatus(page, page.html);
}

export function clientLoader({ pattern }: Route.ClientLoaderArgs) {
  return readPage(browserCall, browserLog, pattern);
}

export default function WrittenPage({ loaderData: { title, html } }: Route.ComponentProps) {
  return (
    <ContentPage title={title}>
      {isFailedRead(html) ? <ReadFailed read={html} /> : <Html html={html} />}
    </ContentPage>
  );
}

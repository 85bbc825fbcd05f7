import type { Log } from '#client/log.ts';
import { browserLog } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { ContentPage } from '#web/content/ContentPage.tsx';
import { Faqs } from '#web/content/Faqs.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext } from '#web/data/context.ts';
import { isFailedRead, orFailed, withStatus } from '#web/data/failed-read.ts';
import { content as t } from '#web/messages/en/content.ts';
import type { Route } from './+types/faqs.ts';

function readFaqs(call: Call, log: Log) {
  const read = async () => (await call('getAllFaqs', {})).data;
  return orFailed(log, 'faqs', read());
}

export async function loader({ context }: Route.LoaderArgs) {
  return withStatus(await readFaqs(context.get(callContext), context.get(logContext)));
}

export function clientLoader() {
  return readFaqs(browserCall, browserLog);
}

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage title={t.faqs}>
      {isFailedRead(loaderData) ? <ReadFailed read={loaderData} /> : <Faqs faqs={loaderData} />}
    </ContentPage>
  );
}

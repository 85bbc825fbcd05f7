import type { Call } from '#contract/index.ts';
import { browserCall } from '#web/api.ts';
import { ContentPage } from '#web/content/ContentPage.tsx';
import { Faqs } from '#web/content/Faqs.tsx';
import { callContext } from '#web/context.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Route } from './+types/faqs.ts';

async function readFaqs(call: Call) {
  return (await call('getAllFaqs', {})).data;
}

export function loader({ context }: Route.LoaderArgs) {
  return readFaqs(context.get(callContext));
}

export function clientLoader() {
  return readFaqs(browserCall);
}

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages().content;
  return (
    <ContentPage title={t.faqs}>
      <Faqs faqs={loaderData} />
    </ContentPage>
  );
}

import { browserCall } from '#web/api.ts';
import { ContentPage } from '#web/content/ContentPage.tsx';
import { pageHtml } from '#web/content/content-data.ts';
import { Html } from '#web/content/Html.tsx';
import { callContext } from '#web/context.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Route } from './+types/term-condition.ts';

export function loader({ context }: Route.LoaderArgs) {
  return pageHtml(context.get(callContext), 'getTermsData');
}

export function clientLoader() {
  return pageHtml(browserCall, 'getTermsData');
}

export default function TermCondition({ loaderData }: Route.ComponentProps) {
  const t = useMessages().content;
  return (
    <ContentPage title={t.terms}>
      <Html html={loaderData} />
    </ContentPage>
  );
}

import { browserCall } from '#web/api.ts';
import { ContentPage } from '#web/content/ContentPage.tsx';
import { pageHtml } from '#web/content/content-data.ts';
import { Html } from '#web/content/Html.tsx';
import { callContext } from '#web/context.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Route } from './+types/privacy-policy.ts';

export function loader({ context }: Route.LoaderArgs) {
  return pageHtml(context.get(callContext), 'getPrivacyData');
}

export function clientLoader() {
  return pageHtml(browserCall, 'getPrivacyData');
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const t = useMessages().content;
  return (
    <ContentPage title={t.privacy}>
      <Html html={loaderData} />
    </ContentPage>
  );
}

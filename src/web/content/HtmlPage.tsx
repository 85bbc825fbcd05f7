import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { ContentPage } from './ContentPage.tsx';
import { Html } from './Html.tsx';

type HtmlPageProps = { title: string; html: string | FailedRead };

/** About and the policies: text that the shop wrote. */
export function HtmlPage({ title, html }: HtmlPageProps) {
  return (
    <ContentPage title={title}>
      {isFailedRead(html) ? <ReadFailed read={html} /> : <Html html={html} />}
    </ContentPage>
  );
}

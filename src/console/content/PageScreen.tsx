import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { DraftForm } from '#console/components/DraftForm.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { pageTexts as t } from '#console/messages/content.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { RichText } from '#console/rich-text/RichText.tsx';
import type { ConsolePageWire } from '#contract/console/content.ts';
import type { PageKey } from '#domain/limits.ts';
import { buttonClass } from '#ui/Button.tsx';

/** Spec §2: their addresses in the shop. */
const paths: Record<PageKey, string> = {
  about: '/about',
  terms: '/term-condition',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  shipping: '/shipping-policy',
};

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { pages } = await consoleCall('listPages', {}, request.signal);
  const page = pages.find(({ key }) => key === params.key);
  if (!page) throw new Response('', { status: 404 });
  return { page };
}

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const { key } = page;
  const draft = useDraft({
    labels: t.fields,
    read: page,
    noun: 'page',
    valuesOf: (wire: ConsolePageWire | undefined) => ({
      value: wire?.value ?? '',
      value_hi: wire?.value_hi ?? '',
    }),
    async save(changes, version) {
      return (await consoleCall('savePage', { key, version, ...changes })).page;
    },
  });
  return (
    <>
      <BackLink to="/content/pages">{t.back}</BackLink>
      <ScreenHead title={t.names[key]}>
        <a className={buttonClass('quiet')} href={paths[key]}>
          {t.inShop}
        </a>
      </ScreenHead>
      <DraftForm draft={draft}>
        <Panel title={t.fields.value}>
          <RichText
            {...draft.field('value')}
            onChange={(html) => draft.change({ value: html })}
            isTall
            hasHiddenLabel
          />
        </Panel>
        <Panel title={t.fields.value_hi}>
          <p className="muted">{t.hindiHint}</p>
          <RichText
            {...draft.field('value_hi')}
            onChange={(html) => draft.change({ value_hi: html })}
            isTall
            hasHiddenLabel
          />
        </Panel>
      </DraftForm>
    </>
  );
}

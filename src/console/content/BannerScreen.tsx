import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { DeleteQuestion } from '#console/components/DeleteQuestion.tsx';
import form from '#console/components/DraftForm.module.css';
import { DraftForm } from '#console/components/DraftForm.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { type DraftOf, useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { partTexts } from '#console/messages/components.ts';
import { bannerTexts as t } from '#console/messages/content.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { PictureInput } from '#console/pictures/PictureInput.tsx';
import type { ConsoleBannerWire } from '#contract/console/content.ts';
import { bannerGrounds, bannerTypes } from '#domain/limits.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { type BannerTexts, bannerInput, bannerName, bannerTextsOf } from './banner-draft.ts';
import { bannerState } from './banner-state.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  if (params.id === undefined) return { banner: undefined };
  const { banners } = await consoleCall('listBanners', {}, request.signal);
  const banner = banners.find(({ id }) => id === Number(params.id));
  if (!banner) throw new Response('', { status: 404 });
  return { banner };
}

export function Component() {
  const { banner } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const type = bannerTypes.find((one) => one === search.get('type')) ?? 'main';
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState(false);
  const draft = useDraft({
    labels: t.fields,
    read: banner,
    noun: 'banner',
    valuesOf: (wire: ConsoleBannerWire | undefined) => bannerTextsOf(wire, type),
    async save(changes, version) {
      const begins = banner ? { id: banner.id, version } : { banner_type: type };
      const input = { ...begins, ...bannerInput(changes) };
      return (await consoleCall('saveBanner', input)).banner;
    },
    onSaved: () => (banner ? revalidate() : navigate('/content/banners')),
  });
  const state = banner && bannerState(banner, Date.now());

  return (
    <>
      <BackLink to="/content/banners">{t.back}</BackLink>
      <ScreenHead title={banner ? bannerName(banner) : t.addTitle}>
        {state && <Badge tone={state.tone}>{state.text}</Badge>}
        {banner && (
          <Button look="quietDanger" onClick={() => setDeleting(true)}>
            {partTexts.delete}
          </Button>
        )}
      </ScreenHead>
      <DraftForm draft={draft} side={<BannerPreview values={draft.values} />}>
        <BannerFields draft={draft} />
      </DraftForm>
      {deleting && banner && (
        <DeleteQuestion
          name={t.name(bannerName(banner))}
          text={t.deleteText}
          next="/content/banners"
          onClose={() => setDeleting(false)}
          onDelete={() => consoleCall('deleteBanner', { id: banner.id, version: banner.version })}
        />
      )}
    </>
  );
}

function BannerFields({ draft }: { draft: DraftOf<BannerTexts> }) {
  const { values, errors, change, field } = draft;
  const type = bannerTypes.find((one) => one === values.banner_type) ?? 'main';
  const picture = (name: 'banner_image' | 'banner_image_wide') => ({
    ...{ label: t.fields[name], error: errors[name], folder: 'banners' as const },
    ...{ name: values[name], onChange: (image: string) => change({ [name]: image }) },
    size: [240, 90] as const,
  });
  const words = (name: 'title' | 'line' | 'link_label', maxLength: number) => (
    <>
      <Field {...field(name)} maxLength={maxLength} />
      <Field {...field(`${name}_hi`)} lang="hi" maxLength={maxLength} />
    </>
  );
  return (
    <>
      <Panel title={t.words}>
        <p className="muted">{t.wordsLead}</p>
        <div className={`stack ${form.fields}`}>
          {words('title', 60)}
          {words('line', 80)}
          {words('link_label', 30)}
          <Select
            {...field('ground')}
            options={bannerGrounds.map((id) => ({ id, name: t.grounds[id] }))}
          />
        </div>
      </Panel>
      <Panel title={t.picture}>
        <div className={`stack ${form.fields}`}>
          <PictureInput {...picture('banner_image')} hint={t.sizes[type]} />
          <PictureInput {...picture('banner_image_wide')} hint={t.wideHint} />
          <Field
            {...field('alt_text')}
            className={form.wide}
            required={values.title === ''}
            maxLength={200}
            hint={t.altHint}
          />
        </div>
      </Panel>
      <Panel title={t.leads}>
        <div className={`stack ${form.fields}`}>
          <Select
            {...field('banner_type')}
            options={bannerTypes.map((id) => ({ id, name: t.types[id] }))}
          />
          <Field {...field('link')} required maxLength={500} hint={t.linkHint} inputMode="url" />
          <Field {...field('starts_at')} type="datetime-local" hint={t.timeHint} />
          <Field {...field('ends_at')} type="datetime-local" hint={t.timeHint} />
        </div>
      </Panel>
    </>
  );
}

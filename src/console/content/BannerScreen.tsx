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
import { shopPicture } from '#console/pictures/shop-picture.ts';
import type { ConsoleBannerWire } from '#contract/console/content.ts';
import { bannerTypes } from '#domain/limits.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Field } from '#ui/Field.tsx';
import { type BannerTexts, bannerInput, bannerTextsOf } from './banner-draft.ts';
import { bannerState } from './banner-state.ts';
import styles from './Content.module.css';

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
      <ScreenHead title={banner?.alt_text ?? t.addTitle}>
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
          name={t.name(banner.alt_text)}
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
  return (
    <>
      <Panel title={t.picture}>
        <div className={`stack ${form.fields}`}>
          <PictureInput {...picture('banner_image')} hint={t.sizes[type]} />
          <PictureInput {...picture('banner_image_wide')} hint={t.wideHint} />
          <Field
            {...field('alt_text')}
            className={form.wide}
            required
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

/** Width and height as the shop's style sheet has them. */
const shapes = {
  main: { phone: [8, 3], wide: [16, 5] },
  last: { phone: [2, 1], wide: [2, 1] },
  bottom: { phone: [336, 250], wide: [588, 250] },
} as const;

/** The banner as a phone and a wide screen show it. */
function BannerPreview({ values }: { values: BannerTexts }) {
  const { banner_image, banner_image_wide, alt_text } = values;
  const { phone, wide } = shapes[values.banner_type as keyof typeof shapes]; // `as`: the form offers no others
  if (banner_image === '') {
    return (
      <Panel title={t.preview}>
        <p className="muted">{t.noPicture}</p>
      </Panel>
    );
  }
  const frame = (name: string, [width, height]: readonly [number, number], isPhone: boolean) => (
    <img
      className={classes(styles.frame, isPhone && styles.phone)}
      style={{ aspectRatio: `${width} / ${height}` }}
      src={shopPicture('banners', name, 640)}
      width={width * 40}
      height={height * 40}
      alt={alt_text}
    />
  );
  return (
    <Panel title={t.preview}>
      <div className="stack gap-2">
        <p className="muted">{t.onPhone}</p>
        {frame(banner_image, phone, true)}
        <p className="muted">{t.onDesktop}</p>
        {frame(banner_image_wide || banner_image, wide, false)}
      </div>
    </Panel>
  );
}

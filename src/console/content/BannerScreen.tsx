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
import { DraftForm } from '#console/components/DraftForm.tsx';
import { useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { partTexts } from '#console/messages/components.ts';
import { bannerTexts as t } from '#console/messages/content.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { ConsoleBannerWire } from '#contract/console/content.ts';
import { bannerTypes } from '#domain/limits.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { BannerFields } from './BannerFields.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { bannerInput, bannerTextsOf } from './banner-draft.ts';
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

import form from '#console/components/DraftForm.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import type { DraftOf } from '#console/components/use-draft.ts';
import { bannerTexts as t } from '#console/messages/content.ts';
import { PictureInput } from '#console/pictures/PictureInput.tsx';
import { bannerTypes } from '#domain/limits.ts';
import { Field } from '#ui/Field.tsx';
import type { BannerTexts } from './banner-draft.ts';

export function BannerFields({ draft }: { draft: DraftOf<BannerTexts> }) {
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

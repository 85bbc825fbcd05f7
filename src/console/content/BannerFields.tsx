import form from '#console/components/DraftForm.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { bannerTexts as t } from '#console/messages/content.ts';
import { PictureInput } from '#console/pictures/PictureInput.tsx';
import { bannerTypes } from '#domain/limits.ts';
import { Field } from '#ui/Field.tsx';
import type { BannerTexts } from './banner-draft.ts';

type Name = keyof typeof t.fields;

type BannerFieldsProps = {
  values: BannerTexts;
  errors: Partial<Record<Name, string>>;
  set: (name: Name, text: string) => void;
  field: (name: Name) => {
    name: Name;
    label: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
};

export function BannerFields({ values, errors, set, field }: BannerFieldsProps) {
  const type = bannerTypes.find((one) => one === values.banner_type) ?? 'main';
  const picture = (name: 'banner_image' | 'banner_image_wide') => ({
    ...{ label: t.fields[name], error: errors[name], folder: 'banners' as const },
    ...{ name: values[name], onChange: (image: string) => set(name, image) },
    size: [240, 90] as const,
  });
  return (
    <>
      <Panel title={t.picture}>
        <div className={form.fields}>
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
        <div className={form.fields}>
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

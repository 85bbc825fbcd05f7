import type { ComponentProps } from 'react';
import form from '#console/components/DraftForm.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import type { DraftOf } from '#console/components/use-draft.ts';
import { settingsTexts as t } from '#console/messages/settings.ts';
import { PictureInput } from '#console/pictures/PictureInput.tsx';
import { indianStates } from '#domain/india/indian-states.ts';
import { gstModes } from '#domain/tax/place-of-supply.ts';
import { Field } from '#ui/Field.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { SettingName, SettingsTexts } from './settings-draft.ts';

const gstModeOptions = gstModes.map((mode) => ({ id: mode, name: t.gstModes[mode] }));
const stateOptions = indianStates.map((state) => ({ id: state, name: state }));
const digitOptions = [4, 6, 8].map((count) => ({ id: count, name: t.digits(count) }));
const eInvoiceOptions = (['false', 'true'] as const).map((id) => ({ id, name: t.eInvoice[id] }));
const networks = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;

export function SettingsFields({ draft }: { draft: DraftOf<SettingsTexts> }) {
  const { values, errors, change, field } = draft;
  const hints: Readonly<Partial<Record<SettingName, string>>> = t.hints;
  const line = (name: SettingName, more: Partial<ComponentProps<typeof Field>> = {}) => (
    <Field {...field(name)} hint={hints[name]} {...more} />
  );
  const area = (name: SettingName, rows: number, maxLength: number) => (
    <TextArea
      {...field(name)}
      className={form.wide}
      lang={name.endsWith('_hi') ? 'hi' : undefined}
      hint={hints[name]}
      {...{ rows, maxLength }}
    />
  );
  const picture = (name: 'logo' | 'logo_dark') => ({
    ...{ label: t.fields[name], hint: t.hints[name], error: errors[name], folder: 'shop' as const },
    ...{ name: values[name], onChange: (image: string) => change({ [name]: image }) },
    ...{ size: [120, 36] as const, whole: true, onDark: name === 'logo_dark' },
  });
  return (
    <>
      <Panel title={t.shop}>
        <div className={`stack ${form.fields}`}>
          {line('shop_name', { className: form.wide, required: true, maxLength: 100 })}
          <PictureInput {...picture('logo')} />
          <PictureInput {...picture('logo_dark')} />
        </div>
      </Panel>
      <Panel title={t.contact}>
        <div className={`stack ${form.fields}`}>
          {area('address', 3, 500)}
          {area('address_hi', 3, 500)}
          {line('phone', { type: 'tel', maxLength: 30 })}
          {line('store_phone', { type: 'tel', maxLength: 30 })}
          {line('email', { inputMode: 'email', maxLength: 254 })}
          {area('opening_hours', 3, 500)}
          {area('opening_hours_hi', 3, 500)}
        </div>
      </Panel>
      <Panel title={t.selling}>
        <div className={`stack ${form.fields}`}>
          {line('cost_per_km', { inputMode: 'decimal', required: true })}
          {line('express_delivery', { inputMode: 'decimal', required: true })}
          {line('delivery_km', { inputMode: 'numeric', required: true })}
          {line('upi_id', { maxLength: 100, autoCapitalize: 'none' })}
          {line('low_stock_units', { inputMode: 'numeric' })}
          {line('cover_days', { inputMode: 'numeric', required: true })}
          {line('return_days', { inputMode: 'numeric', required: true })}
        </div>
      </Panel>
      <Panel title={t.tax}>
        <div className={`stack ${form.fields}`}>
          <Select {...field('gst_mode')} hint={hints.gst_mode} options={gstModeOptions} />
          {line('gstin', { maxLength: 15, autoCapitalize: 'characters' })}
          <Select {...field('state')} none={t.noState} options={stateOptions} />
          {line('city', { maxLength: 50 })}
          {line('pincode', { inputMode: 'numeric', maxLength: 6 })}
          <Select {...field('hsn_digits')} hint={hints.hsn_digits} options={digitOptions} />
          <Select {...field('e_invoice')} hint={hints.e_invoice} options={eInvoiceOptions} />
          {line('invoice_prefix', { maxLength: 3, autoCapitalize: 'characters', required: true })}
          {line('credit_note_prefix', {
            ...{ maxLength: 3, autoCapitalize: 'characters', required: true },
          })}
          {line('receipt_prefix', { maxLength: 3, autoCapitalize: 'characters', required: true })}
        </div>
      </Panel>
      <Panel title={t.dues}>
        <div className={`stack ${form.fields}`}>
          {line('bounce_charge', { inputMode: 'decimal', required: true })}
          {area('dues_text', 4, 1_000)}
          {area('dues_text_hi', 4, 1_000)}
        </div>
      </Panel>
      <Panel title={t.search}>
        <div className={`stack ${form.fields}`}>
          {line('page_title', { className: form.wide, required: true, maxLength: 120 })}
          {line('page_title_hi', { className: form.wide, maxLength: 120, lang: 'hi' })}
          {area('meta_description', 3, 320)}
          {area('meta_description_hi', 3, 320)}
          {line('meta_keywords', { className: form.wide, maxLength: 500 })}
          {area('header_tags', 4, 5_000)}
          {area('schema_code', 4, 10_000)}
        </div>
      </Panel>
      <Panel title={t.social}>
        <div className={`stack ${form.fields}`}>
          {networks.map((name) => (
            <Field
              key={name}
              {...field(name)}
              hint={t.hints.social}
              inputMode="url"
              maxLength={300}
            />
          ))}
        </div>
      </Panel>
    </>
  );
}

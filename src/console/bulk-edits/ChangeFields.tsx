import type { ChangeEvent } from 'react';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { useMay } from '#console/data/use-me.ts';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import { priceRoundings } from '#domain/catalogue/price-change.ts';
import { isHsn } from '#domain/tax/tax-rates.ts';
import { Field } from '#ui/Field.tsx';
import type { Places } from './change-words.ts';
import styles from './EditProducts.module.css';
import { type EditDraft, newDraft, typedNumber, waysOf } from './edit-draft.ts';

type ChangeFieldsProps = {
  draft: EditDraft;
  change: (part: Partial<EditDraft>) => void;
  places: Places;
  /** What the server says of the number. */
  valueError: string | undefined;
};

const kinds = Object.keys(t.fields) as EditDraft['field'][]; // `as`: keys of that very object

/** Which change it is, and the fields that it needs. */
export function ChangeFields(props: ChangeFieldsProps) {
  const { draft, change } = props;
  const mayAll = useMay()('products');
  const offered = mayAll ? kinds : kinds.filter((kind) => kind === 'price' || kind === 'mrp');
  return (
    <Panel title={t.what}>
      <div className={styles.fields}>
        <Select
          label={t.field}
          value={draft.field}
          options={offered.map((id) => ({ id, name: t.fields[id] }))}
          onChange={({ target }) => {
            const field = kinds.find((kind) => kind === target.value) ?? 'price';
            change({ ...newDraft, field });
          }}
        />
        {draft.field === 'price' || draft.field === 'mrp' ? (
          <AmountFields {...props} field={draft.field} />
        ) : (
          <PlaceFields {...props} />
        )}
      </div>
    </Panel>
  );
}

type AmountFieldsProps = ChangeFieldsProps & { field: 'price' | 'mrp' };

function AmountFields({ draft, field, change, valueError }: AmountFieldsProps) {
  const { by, value, rounding } = draft;
  const ways = waysOf(field);
  const isWrong = value.trim() !== '' && value.trim() !== '-' && typedNumber(value) === undefined;
  const mayLower = by === 'percent' || by === 'rupees';
  return (
    <>
      <Select
        label={t.by}
        value={by}
        options={ways.map((id) => ({ id, name: t.ways[id] }))}
        onChange={({ target }) => {
          change({ by: ways.find((way) => way === target.value) ?? 'percent', value: '' });
        }}
      />
      <Field
        name="value"
        label={t.values[by]}
        hint={mayLower ? t.lowersHint : undefined}
        error={isWrong ? t.valueWrong : valueError}
        autoComplete="off"
        autoFocus
        value={value}
        onChange={({ target }) => change({ value: target.value })}
      />
      <Select
        label={t.rounding}
        value={rounding}
        options={priceRoundings.map((id) => ({ id, name: t.roundings[id] }))}
        onChange={({ target }) => {
          change({ rounding: priceRoundings.find((one) => one === target.value) ?? 'none' });
        }}
      />
    </>
  );
}

function PlaceFields({ draft, change, places }: ChangeFieldsProps) {
  const { field, brand_id, subcategory_id, sub_subcategory_id, flag } = draft;
  const { categories, brands } = places;
  if (field === 'brand') {
    const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) =>
      change({ brand_id: target.value });
    const choice = { value: brand_id, options: brands, none: t.choose, onChange };
    return <Select label={t.brand} {...choice} />;
  }
  if (field === 'hsn') {
    const isWrong = draft.hsn.length >= 4 && !isHsn(draft.hsn);
    return (
      <Field
        name="hsn"
        label={t.fields.hsn}
        hint={t.hsnHint}
        error={isWrong ? t.hsnWrong : undefined}
        inputMode="numeric"
        maxLength={8}
        autoComplete="off"
        value={draft.hsn}
        onChange={({ target }) => change({ hsn: target.value.trim() })}
      />
    );
  }
  if (field === 'hidden' || field === 'best_pick') {
    const { label, true: on, false: off } = t.flags[field];
    return (
      <Select
        label={label}
        value={String(flag)}
        options={[
          { id: 'true', name: on },
          { id: 'false', name: off },
        ]}
        onChange={({ target }) => change({ flag: target.value === 'true' })}
      />
    );
  }
  const chosen = categories
    .flatMap((category) => category.subcategories)
    .find((one) => String(one.id) === subcategory_id);
  return (
    <>
      <Select
        label={t.subcategory}
        value={subcategory_id}
        none={t.choose}
        groups={categories.map(({ name, subcategories }) => ({ name, options: subcategories }))}
        onChange={({ target }) => change({ subcategory_id: target.value, sub_subcategory_id: '' })}
      />
      <Select
        label={t.subSubcategory}
        value={sub_subcategory_id}
        none={t.none}
        options={chosen?.sub_subcategories ?? []}
        onChange={({ target }) => change({ sub_subcategory_id: target.value })}
      />
    </>
  );
}

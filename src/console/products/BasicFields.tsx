import { Link, useRevalidator } from 'react-router';
import { NewBrand } from '#console/brands/NewBrand.tsx';
import formStyles from '#console/components/form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { partTexts } from '#console/messages/components.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { RichText } from '#console/rich-text/RichText.tsx';
import { ScanButton } from '#console/scan/ScanButton.tsx';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Field } from '#ui/Field.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './ProductForm.module.css';
import type { DraftName, ProductDraft, SetDraft } from './product-draft.ts';

export type DraftFieldsProps = {
  draft: ProductDraft;
  change: SetDraft;
  errors: Partial<Record<string, string>>;
  readOnly: boolean;
};

/** The attributes of a field of the draft. */
export function draftField({ draft, change, errors, readOnly }: DraftFieldsProps, name: DraftName) {
  return {
    name,
    label: t.fields[name],
    value: draft[name],
    error: errors[name],
    readOnly,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  };
}

type BasicFieldsProps = DraftFieldsProps & { places: ConsoleOutput<'listCategories'> };

export function BasicFields({ places, ...props }: BasicFieldsProps) {
  const { draft, change } = props;
  const { categories, brands } = places;
  const { revalidate } = useRevalidator();
  const field = (name: DraftName) => draftField(props, name);
  const select = (name: DraftName) => ({ ...field(name), disabled: props.readOnly });
  const chosen = categories
    .flatMap((category) => category.subcategories)
    .find((one) => String(one.id) === draft.subcategory_id);
  async function takeBrand(id: number) {
    await revalidate(); // it can be chosen only once it is in the list
    change({ brand_id: String(id) });
  }
  return (
    <Panel title={t.basics}>
      <div className={styles.fields}>
        <Field {...field('product_name')} className={styles.wide} required />
        <Field
          {...field('product_name_hi')}
          className={styles.wide}
          lang="hi"
          hint={partTexts.hindiHint}
        />
        <Field {...field('sku')} required />
        <div className={styles.withButton}>
          <Field {...field('barcode')} inputMode="numeric" />
          {!props.readOnly && <ScanButton onCode={(barcode) => change({ barcode })} />}
        </div>
        <div className={styles.withButton}>
          <Select {...select('brand_id')} required options={brands} none={t.choose} />
          {!props.readOnly && <NewBrand onAdded={takeBrand} />}
        </div>
        <Select
          {...select('subcategory_id')}
          required
          none={t.choose}
          groups={categories.map(({ name, subcategories }) => ({ name, options: subcategories }))}
          onChange={({ target }) =>
            change({ subcategory_id: target.value, sub_subcategory_id: '' })
          }
        />
        {!props.readOnly && categories.every((one) => one.subcategories.length === 0) && (
          <p className={formStyles.note}>
            {t.noPlaces} <Link to="/products/categories">{t.addPlaces}</Link>
          </p>
        )}
        <Select
          {...select('sub_subcategory_id')}
          options={chosen?.sub_subcategories ?? []}
          none={t.none}
        />
        <Field {...field('slug')} hint={t.slugHint} />
        <div className={styles.wide}>
          {props.readOnly ? (
            <TextArea {...field('product_description')} rows={5} />
          ) : (
            <RichText
              {...field('product_description')}
              onChange={(product_description) => change({ product_description })}
            />
          )}
        </div>
      </div>
    </Panel>
  );
}

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
import type { ProductFieldsProps } from './ProductForm.tsx';
import type { DraftName } from './product-draft.ts';

type BasicFieldsProps = ProductFieldsProps & { places: ConsoleOutput<'listCategories'> };

export function BasicFields({ places, draft, readOnly }: BasicFieldsProps) {
  const { change, values } = draft;
  const { categories, brands } = places;
  const { revalidate } = useRevalidator();
  const field = (name: DraftName) => ({ ...draft.field(name), readOnly });
  const select = (name: DraftName) => ({ ...field(name), disabled: readOnly });
  const chosen = categories
    .flatMap((category) => category.subcategories)
    .find((one) => String(one.id) === values.subcategory_id);
  async function takeBrand(id: number) {
    await revalidate(); // it can be chosen only once it is in the list
    change({ brand_id: String(id) });
  }
  return (
    <Panel title={t.basics}>
      <div className={`stack ${styles.fields}`}>
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
          {!readOnly && <ScanButton onCode={(barcode) => change({ barcode })} />}
        </div>
        <div className={styles.withButton}>
          <Select {...select('brand_id')} required options={brands} none={t.choose} />
          {!readOnly && <NewBrand onAdded={takeBrand} />}
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
        {!readOnly && categories.every((one) => one.subcategories.length === 0) && (
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
        {(['product_description', 'product_description_hi'] as const).map((name) => (
          <div key={name} className={styles.wide}>
            {readOnly ? (
              <TextArea {...field(name)} rows={5} />
            ) : (
              <RichText {...field(name)} onChange={(html) => change({ [name]: html })} />
            )}
          </div>
        ))}
      </div>
    </Panel>
  );
}

import { type ReactNode, useId } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { DraftBar } from '#console/components/DraftBar.tsx';
import { DraftFields } from '#console/components/DraftFields.tsx';
import formStyles from '#console/components/form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { type DraftOf, useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { useMay } from '#console/data/use-me.ts';
import { partTexts } from '#console/messages/components.ts';
import { productTexts as t } from '#console/messages/products.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import { classes } from '#ui/classes.ts';
import { Fold } from '#ui/Fold.tsx';
import { Notice } from '#ui/Notice.tsx';
import { BasicFields } from './BasicFields.tsx';
import { PackFields } from './PackFields.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PictureField } from './PictureField.tsx';
import styles from './ProductForm.module.css';
import { ProductPreview } from './ProductPreview.tsx';
import {
  draftErrors,
  draftOf,
  type ProductDraft,
  productInput,
  productShown,
} from './product-draft.ts';
import { SellingFields } from './SellingFields.tsx';

export type ProductFieldsProps = { draft: DraftOf<ProductDraft>; readOnly: boolean };

type ProductFormProps = {
  /** undefined: a new one. */
  product: ProductDetailWire | undefined;
  /** What a new one is called. */
  name?: string;
  places: ConsoleOutput<'listCategories'>;
  /** What is needed daily: first beside the form, below it on a phone. */
  daily?: ReactNode;
  /** The last beside the form. */
  children?: ReactNode;
};

/** Every field of a product. What is not the operator's to change is shown and cannot be typed into. */
export function ProductForm({ product, name = '', places, daily, children }: ProductFormProps) {
  const mayAll = useMay()('products');
  const formId = useId();
  const draft = useProductDraft(product, name);
  const { values } = draft;
  const brand = places.brands.find(({ id }) => String(id) === values.brand_id);
  const shared = { draft, readOnly: !mayAll };
  const basics = <BasicFields {...shared} places={places} />;
  return (
    <>
      <div className={classes('stack', 'gap-4', styles.columns, !product && styles.new)}>
        <DraftFields
          draft={draft}
          id={formId}
          className={classes('stack', 'gap-4', styles.form, formStyles.marksRequired)}
          says={t.draft}
        >
          {!mayAll && <Notice tone="info">{t.staffOnly}</Notice>}
          <p className={formStyles.note}>{partTexts.requiredHint}</p>
          {/* Prices change daily, the rest of a known product hardly ever. */}
          {!product && basics}
          <PackFields {...shared} />
          {product && basics}
          <SellingFields {...shared} product={product} />
        </DraftFields>
        {daily && <div className={styles.daily}>{daily}</div>}
        <div className={`stack gap-4 ${styles.side}`}>
          {mayAll && (
            <div className={styles.picture}>
              <PictureField
                name={values.image_name}
                onChange={(image_name) => draft.change({ image_name })}
              />
            </div>
          )}
          <Panel title={t.preview}>
            <ProductPreview draft={values} />
            <Fold summary={t.previewPage}>
              <PagePreview draft={values} brand={brand?.name ?? ''} />
            </Fold>
          </Panel>
          {children}
        </div>
      </div>
      {/* Of the whole screen, so that it stays in sight beside the picture and the stock too. */}
      <DraftBar draft={draft} formId={formId} says={t.draft} />
    </>
  );
}

function useProductDraft(product: ProductDetailWire | undefined, name: string) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useDraft({
    labels: t.fields,
    read: product,
    noun: 'product',
    valuesOf: draftOf,
    shownOf: productShown,
    typed: name === '' ? {} : { product_name: name },
    refusals: { 'sku-taken': 'sku', 'barcode-taken': 'barcode' },
    problems: draftErrors,
    async save(changes, version) {
      const { stock, ...fields } = productInput(changes);
      const opening = stock === undefined || stock === null ? {} : { stock };
      // Of a new one the server requires what is missing, naming the field.
      const own = product ? { id: product.id, version } : { maxqty: 240, ...opening };
      return (await consoleCall('saveProduct', { ...own, ...fields })).product;
    },
    onSaved: ({ id }) => (product ? revalidate() : navigate(`/products/${id}`, { replace: true })),
  });
}

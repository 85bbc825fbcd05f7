import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { productTexts as t } from '#console/messages/products.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import { unitCodes } from '#domain/tax/unit-codes.ts';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './ProductForm.module.css';
import type { ProductFieldsProps } from './ProductForm.tsx';
import type { DraftName } from './product-draft.ts';

const units = unitCodes.map((code) => ({ id: code, name: code }));

type SellingFieldsProps = ProductFieldsProps & { product: ProductDetailWire | undefined };

export function SellingFields({ product, draft, readOnly }: SellingFieldsProps) {
  const field = (name: DraftName) => ({
    ...draft.field(name),
    readOnly,
    inputMode: 'numeric' as const,
  });
  return (
    <Panel title={t.selling}>
      <div className={`stack ${styles.fields}`}>
        {!product && <Field {...field('stock')} />}
        <Field {...field('maxqty')} required />
        <Field {...field('low_stock_units')} hint={t.lowHint} />
        <Field {...field('hsn')} hint={t.hsnHint} maxLength={8} />
        <Select {...field('uqc')} disabled={readOnly} options={units} />
      </div>
      <div>
        {(['hidden', 'best_pick'] as const).map((name) => (
          <label key={name} className={`row ${styles.check}`}>
            <input {...draft.box(name)} disabled={readOnly} />
            {t.fields[name]}
          </label>
        ))}
      </div>
      {product && draft.values.hidden && !product.hidden && (
        <Notice tone="info">{t.hiding(product.cart_count)}</Notice>
      )}
    </Panel>
  );
}

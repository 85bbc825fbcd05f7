import { Panel } from '#console/components/Panel.tsx';
import { productTexts as t } from '#console/messages/products.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type DraftFieldsProps, draftField } from './BasicFields.tsx';
import styles from './ProductForm.module.css';

type SellingFieldsProps = DraftFieldsProps & { known: ProductDetailWire | undefined };

export function SellingFields({ known, ...props }: SellingFieldsProps) {
  const { draft, change, readOnly } = props;
  return (
    <Panel title={t.selling}>
      <div className={styles.fields}>
        {!known && <Field {...draftField(props, 'stock')} inputMode="numeric" />}
        <Field {...draftField(props, 'maxqty')} required inputMode="numeric" />
        <Field {...draftField(props, 'low_stock_units')} inputMode="numeric" hint={t.lowHint} />
      </div>
      <div>
        {(['hidden', 'best_pick'] as const).map((name) => (
          <label key={name} className={styles.check}>
            <input
              type="checkbox"
              name={name}
              disabled={readOnly}
              checked={draft[name]}
              onChange={({ target }) => change({ [name]: target.checked })}
            />
            {t.fields[name]}
          </label>
        ))}
      </div>
      {known && draft.hidden && !known.hidden && (
        <Notice tone="info">{t.hiding(known.cart_count)}</Notice>
      )}
    </Panel>
  );
}

import { useState } from 'react';
import { Panel } from '#console/components/Panel.tsx';
import { productTexts as t } from '#console/messages/products.ts';
import { marginPercent } from '#domain/catalogue/pricing.ts';
import { priceForMargin } from '#domain/catalogue/product-rules.ts';
import { packSlots } from '#domain/limits.ts';
import { Field } from '#ui/Field.tsx';
import { type DraftFieldsProps, draftField } from './BasicFields.tsx';
import styles from './ProductForm.module.css';
import { paiseIn } from './product-draft.ts';

/** Three packs; the prices are anyone's to change who may change prices. */
export function PackFields(props: DraftFieldsProps) {
  const prices = { ...props, readOnly: false };
  return (
    <Panel title={t.packs}>
      <Field {...draftField(prices, 'mrp')} required inputMode="decimal" />
      {packSlots.map((slot) => (
        <fieldset key={slot} className={styles.pack}>
          <legend className={styles.legend}>{t.pack(slot)}</legend>
          <div className={styles.packFields}>
            <Field {...draftField(props, `set_qty${slot}`)} inputMode="numeric" />
            <Field {...draftField(prices, `mrp${slot}`)} inputMode="decimal" />
            <Field {...draftField(prices, `selling_price${slot}`)} inputMode="decimal" />
            <MarginField {...prices} slot={slot} />
            <Field {...draftField(props, `packaging${slot}`)} />
          </div>
        </fieldset>
      ))}
    </Panel>
  );
}

/** Shows what the price earns; typed into, it sets the price. */
function MarginField({ slot, draft, change }: DraftFieldsProps & { slot: 1 | 2 | 3 }) {
  const [typed, setTyped] = useState<string>();
  const mrp = paiseIn(draft[`mrp${slot}`]) ?? paiseIn(draft.mrp) ?? 0;
  const price = paiseIn(draft[`selling_price${slot}`]);
  const margin = price === undefined || mrp === 0 ? '' : marginPercent(mrp, price).toFixed(2);

  function onChange(text: string) {
    setTyped(text);
    const percent = Number(text);
    if (text.trim() === '' || !(percent >= 0 && percent < 100) || mrp === 0) return;
    change({ [`selling_price${slot}`]: (priceForMargin(mrp, percent) / 100).toFixed(2) });
  }

  return (
    <Field
      name={`margin${slot}`}
      label={t.margin(slot)}
      inputMode="decimal"
      disabled={mrp === 0}
      value={typed ?? margin}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

import { useState } from 'react';
import { Panel } from '#console/components/Panel.tsx';
import { productTexts as t } from '#console/messages/products.ts';
import { marginPercent } from '#domain/catalogue/pricing.ts';
import { priceForMargin } from '#domain/catalogue/product-rules.ts';
import { packSlots } from '#domain/limits.ts';
import { Field } from '#ui/Field.tsx';
import styles from './ProductForm.module.css';
import type { ProductFieldsProps } from './ProductForm.tsx';
import { paiseIn } from './product-draft.ts';

/** Three packs; the prices are anyone's to change who may change prices. */
export function PackFields({ draft, readOnly }: ProductFieldsProps) {
  const packField = (name: PackFieldName) => {
    const field = draft.field(name);
    return { ...field, label: <PackLabel text={field.label} /> };
  };
  return (
    <Panel title={t.packs}>
      <Field {...draft.field('mrp')} required inputMode="decimal" />
      {packSlots.map((slot) => (
        <fieldset key={slot} className={`stack gap-2 ${styles.pack}`}>
          <legend className={`muted ${styles.legend}`}>{t.pack(slot)}</legend>
          <div className={`stack ${styles.packFields}`}>
            <Field {...packField(`set_qty${slot}`)} readOnly={readOnly} inputMode="numeric" />
            <Field {...packField(`mrp${slot}`)} inputMode="decimal" />
            <Field {...packField(`selling_price${slot}`)} inputMode="decimal" />
            <MarginField draft={draft} slot={slot} />
            <Field {...packField(`packaging${slot}`)} readOnly={readOnly} />
          </div>
        </fieldset>
      ))}
    </Panel>
  );
}

type PackFieldName = `${'set_qty' | 'mrp' | 'selling_price' | 'packaging'}${1 | 2 | 3}`;

/** "Price of pack 2" beneath "Pack 2" says "Price"; the rest is for who does not see where it stands. */
function PackLabel({ text }: { text: string }) {
  const [before, after] = text.split(ofPack);
  return (
    <>
      {before}
      <span className="visually-hidden">{ofPack.exec(text)?.[0]}</span>
      {after}
    </>
  );
}

const ofPack = /(?: of pack)? [123]/;

/** Shows what the price earns; typed into, it sets the price. */
function MarginField({ slot, draft }: Pick<ProductFieldsProps, 'draft'> & { slot: 1 | 2 | 3 }) {
  const { change, values } = draft;
  const [typed, setTyped] = useState<string>();
  const mrp = paiseIn(values[`mrp${slot}`]) ?? paiseIn(values.mrp) ?? 0;
  const price = paiseIn(values[`selling_price${slot}`]);
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
      label={<PackLabel text={t.margin(slot)} />}
      inputMode="decimal"
      disabled={mrp === 0}
      value={typed ?? margin}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

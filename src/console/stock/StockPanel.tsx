import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import formStyles from '#console/components/form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { reasonNames, stockTexts as t } from '#console/messages/stock.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import { salesDays } from '#domain/stock/low-stock.ts';
import { type CountedReason, countedReasons, onShelf } from '#domain/stock/stock.ts';
import { Field } from '#ui/Field.tsx';

const kinds = countedReasons.map((id) => ({ id, name: reasonNames[id] }));

/** How fast it sells, and how long the stock lasts. */
function rateText({ sold_units, days_of_cover }: ProductDetailWire): string {
  if (days_of_cover === null) return t.notSold;
  const perDay = Number((sold_units / salesDays).toFixed(2));
  return t.rate(sold_units, perDay, days_of_cover);
}

/** The stock of one product, and one movement of it. */
export function StockPanel({ product }: { product: ProductDetailWire }) {
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState<CountedReason>('restock');
  const form = useCallForm({
    texts: { units: { missing: t.unitsWrong } },
    async onSend(element) {
      await consoleCall('changeStock', {
        product_id: product.id,
        units: textOf(element, 'units'),
        reason,
        note: textOf(element, 'note'),
      });
      element.reset();
      await revalidate();
    },
  });
  return (
    <Panel title={t.panel} action={<strong>{t.unitsNow(product.stock)}</strong>}>
      <p className={formStyles.note}>{t.shelf(onShelf(product), product.promised)}</p>
      <p className={formStyles.note}>{rateText(product)}</p>
      <CallForm form={form} label={t.save} look="secondary" autoComplete="off" wide>
        <div className={formStyles.pair}>
          <Select
            label={t.kind}
            options={kinds}
            value={reason}
            onChange={({ target }) => setReason(target.value as CountedReason)} // `as`: one of the options
          />
          <Field
            name="units"
            label={reason === 'count' ? t.counted : t.units}
            required
            inputMode="numeric"
            pattern="\d{1,7}"
            error={form.errors.units}
          />
        </div>
        <Field name="note" label={t.note} hint={t.noteHint} maxLength={200} />
      </CallForm>
    </Panel>
  );
}

import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { reasonNames, stockTexts as t } from '#console/messages/stock.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import { salesDays } from '#domain/stock/low-stock.ts';
import { type CountedReason, countedReasons } from '#domain/stock/stock.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';

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
  const { pending, failure, submit } = useSubmit();
  const { errors, check, clear } = useFieldErrors({ units: { missing: t.unitsWrong } });
  const [reason, setReason] = useState<CountedReason>('restock');

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!check(form)) return;
    submit(async () => {
      await consoleCall('changeStock', {
        product_id: product.id,
        units: textOf(form, 'units'),
        reason,
        note: textOf(form, 'note'),
      });
      form.reset();
      await revalidate();
    });
  }

  return (
    <Panel title={t.panel} action={<strong>{t.unitsNow(product.stock)}</strong>}>
      <p className={formStyles.note}>{rateText(product)}</p>
      <form
        className={formStyles.form}
        noValidate
        method="post"
        autoComplete="off"
        onSubmit={onSubmit}
        onChange={clear}
      >
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
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
            error={errors.units}
          />
        </div>
        <Field name="note" label={t.note} hint={t.noteHint} maxLength={200} />
        <Button type="submit" look="secondary" aria-disabled={pending}>
          {t.save}
        </Button>
      </form>
    </Panel>
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { consoleCall } from '#console/api.ts';
import { stockTexts as t } from '#console/messages/stock.ts';
import table from '#console/parts/table.module.css';
import { useSubmit } from '#console/use-submit.ts';
import type { ProductRowWire } from '#contract/console/product.ts';
import { isRefusal } from '#contract/refusal.ts';
import type { CountedReason } from '#domain/stock.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './StockSheet.module.css';
import type { SheetLine } from './sheet-line.ts';

type LineEntryProps = { reason: CountedReason; onAdd: (line: SheetLine) => void };

/** One line: the code finds the product, its units add it, and the next code can be typed. */
export function LineEntry({ reason, onAdd }: LineEntryProps) {
  const [code, setCode] = useState('');
  const [units, setUnits] = useState('');
  const [product, setProduct] = useState<ProductRowWire>();
  const [choices, setChoices] = useState<ProductRowWire[]>([]);
  const [error, setError] = useState<'code' | 'units'>();
  const codeField = useRef<HTMLInputElement>(null);
  const unitsField = useRef<HTMLInputElement>(null);
  const { failure, submit } = useSubmit();

  function take(found: ProductRowWire): void {
    setProduct(found);
    setChoices([]);
    setCode(found.sku);
    unitsField.current?.focus();
  }

  function findProduct(): void {
    submit(async () => {
      const found = await findByCode(code.trim());
      setError(Array.isArray(found) && found.length === 0 ? 'code' : undefined);
      if (Array.isArray(found)) setChoices(found);
      else take(found);
    });
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!product) {
      if (code.trim() !== '') findProduct();
      return;
    }
    const isUnits = /^\d{1,7}$/.test(units.trim()) && (reason === 'count' || Number(units) > 0);
    setError(isUnits ? undefined : 'units');
    if (!isUnits) {
      unitsField.current?.focus();
      return;
    }
    onAdd({ product, units: Number(units) });
    setProduct(undefined);
    setCode('');
    setUnits('');
    codeField.current?.focus();
  }

  return (
    <form className={styles.entry} method="post" autoComplete="off" noValidate onSubmit={onSubmit}>
      <p className={styles.intro}>{t.intro[reason]}</p>
      <div className={styles.entryFields}>
        <Field
          ref={codeField}
          name="code"
          label={t.code}
          hint={product?.product_name ?? t.codeHint}
          error={error === 'code' ? t.notFound : undefined}
          maxLength={60}
          autoFocus
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setProduct(undefined);
            setError(undefined);
          }}
        />
        <Field
          ref={unitsField}
          name="units"
          label={reason === 'count' ? t.counted : t.units}
          error={error === 'units' ? t.unitsWrong : undefined}
          inputMode="numeric"
          maxLength={7}
          value={units}
          onChange={({ target }) => setUnits(target.value)}
        />
        <Button type="submit" look="secondary" className={styles.add}>
          {t.addLine}
        </Button>
      </div>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {choices.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={styles.intro}>{t.choices}</legend>
          {choices.map((choice) => (
            <button
              key={choice.id}
              type="button"
              className={styles.choice}
              onClick={() => take(choice)}
            >
              {choice.product_name} <span className={table.muted}>{choice.sku}</span>
            </button>
          ))}
        </fieldset>
      )}
    </form>
  );
}

/** The product with this code, or those whose names have these words. */
async function findByCode(code: string): Promise<ProductRowWire | ProductRowWire[]> {
  try {
    return (await consoleCall('findProduct', { code })).product;
  } catch (error) {
    // No such code: perhaps words of a name. Anything else is told where it was asked for.
    if (!isRefusal(error) || error.code !== 'not-found') throw error;
    return (await consoleCall('listProducts', { q: code, limit: 6 })).products;
  }
}

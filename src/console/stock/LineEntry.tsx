import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Combobox } from '#console/components/Combobox.tsx';
import table from '#console/components/table.module.css';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { stockTexts as t } from '#console/messages/stock.ts';
import { ScanButton } from '#console/scan/ScanButton.tsx';
import type { ProductRowWire } from '#contract/console/product.ts';
import { isRefusal } from '#contract/refusal.ts';
import { maxUnitsTyped } from '#domain/limits.ts';
import { type CountedReason, onShelf } from '#domain/stock/stock.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { SheetLine } from './SheetTable.tsx';
import styles from './StockSheet.module.css';

type LineEntryProps = {
  reason: CountedReason;
  /** Where the next line begins, also after booking. */
  codeField: RefObject<HTMLInputElement | null>;
  onAdd: (line: SheetLine) => void;
};

/** One line: the code finds the product, its units add it, and the next code can be typed. */
export function LineEntry({ reason, codeField, onAdd }: LineEntryProps) {
  const [units, setUnits] = useState('');
  const [product, setProduct] = useState<ProductRowWire>();
  const [error, setError] = useState<string>();
  const unitsField = useRef<HTMLInputElement>(null);
  useEffect(() => codeField.current?.focus(), [codeField]);
  const { failure, submit } = useSubmit();

  function choose(found: ProductRowWire): void {
    setProduct(found);
    unitsField.current?.focus();
  }

  const scan = (code: string) =>
    submit(async () => choose((await consoleCall('findProduct', { code })).product));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!product) return codeField.current?.focus();
    const wrong = unitsError(units.trim(), reason);
    setError(wrong);
    if (wrong !== undefined) return unitsField.current?.focus();
    onAdd({ product, units: Number(units) });
    setProduct(undefined);
    setUnits('');
    codeField.current?.focus();
  }

  return (
    <form
      className={`card stack ${styles.entry}`}
      method="post"
      autoComplete="off"
      noValidate
      onSubmit={onSubmit}
    >
      <p className={`muted ${styles.intro}`}>{t.intro[reason]}</p>
      <div className={styles.entryFields}>
        <div>
          <Combobox
            label={t.code}
            placeholder={t.codeHint}
            input={codeField}
            find={findProducts}
            keyOf={({ id }) => id}
            onChoose={choose}
          >
            {nameAndSku}
          </Combobox>
          <p className={styles.found} role="status">
            {product && nameAndSku(product)}
            {product && reason === 'count' && ` ${t.shelf(onShelf(product), product.promised)}`}
          </p>
        </div>
        <Field
          ref={unitsField}
          name="units"
          label={reason === 'count' ? t.counted : t.units}
          error={error}
          inputMode="numeric"
          value={units}
          onChange={({ target }) => setUnits(target.value)}
        />
        <div className={styles.add}>
          <ScanButton onCode={scan} />
          <Button type="submit" look="secondary">
            {t.addLine}
          </Button>
        </div>
      </div>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </form>
  );
}

/** Longer than any number of units, and still a number: too many, not mistyped. */
function unitsError(typed: string, reason: CountedReason): string | undefined {
  if (!/^\d+$/.test(typed) || (reason !== 'count' && Number(typed) === 0)) return t.unitsWrong;
  return Number(typed) > maxUnitsTyped ? t.unitsTooMany(maxUnitsTyped) : undefined;
}

function nameAndSku({ product_name, sku }: ProductRowWire) {
  return (
    <>
      {product_name} <span className={table.muted}>{sku}</span>
    </>
  );
}

const mostFound = 20;

/** Products with these words, the one with this very SKU or barcode first. */
async function findProducts(words: string, signal: AbortSignal): Promise<ProductRowWire[]> {
  const asked = { q: words, limit: mostFound };
  const { products } = await consoleCall('listProducts', asked, signal);
  const isExact = ({ sku, barcode }: ProductRowWire) =>
    sku.toLowerCase() === words.toLowerCase() || barcode === words;
  const exact = products.find(isExact) ?? (await findBeyond(products.length, words, signal));
  return exact ? [exact, ...products.filter(({ id }) => id !== exact.id)] : products;
}

/** Where there are more products than were listed, the one with this code may be among them. */
async function findBeyond(listed: number, code: string, signal: AbortSignal) {
  if (listed < mostFound || /\s/.test(code)) return;
  try {
    return (await consoleCall('findProduct', { code }, signal)).product;
  } catch (error) {
    // No such code: they were words of names.
    if (!isRefusal(error) || error.code !== 'not-found') throw error;
  }
}

import { type Change, ChangeTable } from '#console/components/ChangeTable.tsx';
import { productTexts as t } from '#console/messages/products.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import { Notice } from '#ui/Notice.tsx';

/** What someone else has saved while this was being typed. */
export function ChangedProduct(props: { before: ProductDetailWire; now: ProductDetailWire }) {
  return (
    <>
      <Notice tone="info" title={t.changedTitle}>
        {t.changedText}
      </Notice>
      <ChangeTable changes={changesOf(props.before, props.now)} />
    </>
  );
}

const byName = {
  brand_id: 'brand_name',
  subcategory_id: 'subcategory_name',
  sub_subcategory_id: 'sub_subcategory_name',
} as const;

function changesOf(before: ProductDetailWire, now: ProductDetailWire): Change[] {
  const names = Object.keys(t.fields) as (keyof typeof t.fields)[]; // `as`: keys of that very object
  return names
    .filter((name) => name !== 'stock')
    .map((name) => {
      const shown = name in byName ? byName[name as keyof typeof byName] : name; // `as`: it is one of them
      return { field: t.fields[name], before: textOf(before[shown]), after: textOf(now[shown]) };
    })
    .filter((change) => change.before !== change.after);
}

function textOf(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  return String(value ?? '');
}

import { formatRupees } from '#console/components/money.ts';
import { fileTexts as t } from '#console/messages/files.ts';
import { productTexts } from '#console/messages/products.ts';
import type { FileRowWire } from '#contract/console/files.ts';
import { isPriceField } from '#domain/catalogue/product-rules.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { formatDay } from '#domain/india/indian-time.ts';

type Value = NonNullable<FileRowWire['after']>[string] | undefined;

const longest = 120;

/** A field's value as people read it. */
export function fieldValue(name: string, value: Value): string {
  if (value === null || value === undefined || value === '') return t.empty;
  if (typeof value === 'boolean') return value ? productTexts.yes : productTexts.no;
  if (typeof value === 'number') {
    return isPriceField(name) || name === 'amount' ? formatRupees(value) : groupDigits(value);
  }
  if (name === 'date' || name === 'due_date') return formatDay(value);
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}

const labels: Readonly<Record<string, string>> = { ...productTexts.fields, ...t.fields };

/** "Price of pack 1", or of a field without words of its own "Shop no". */
export function fieldLabel(name: string): string {
  const words = name.replaceAll('_', ' ');
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

import { formatRupees } from '#console/components/money.ts';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import type { EditChange } from '#contract/console/bulk-edit.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';

export type Places = ConsoleOutput<'listCategories'>;

export function brandName({ brands }: Places, id: number): string {
  return brands.find((brand) => brand.id === id)?.name ?? `${id}`;
}

/** Skin Care › Face Care › Face Wash */
export function placeName(places: Places, subId: number, subSubId: number | null): string {
  for (const category of places.categories) {
    const sub = category.subcategories.find((one) => one.id === subId);
    if (!sub) continue;
    const last = sub.sub_subcategories.find((one) => one.id === subSubId);
    return [category.name, sub.name, ...(last ? [last.name] : [])].join(' › ');
  }
  return `${subId}`;
}

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);

/** "Price +5%, rounded to 10 paise" */
export function changeWords(change: EditChange, places: Places): string {
  const { field } = change;
  const name = t.fields[field];
  if (field === 'hsn') return `${name} → ${change.hsn || t.none}`;
  if (field === 'brand') return `${name} → ${brandName(places, change.brand_id)}`;
  if (field === 'category') {
    return `${name} → ${placeName(places, change.subcategory_id, change.sub_subcategory_id)}`;
  }
  if (field === 'hidden' || field === 'best_pick') {
    return `${name}: ${t.flags[field][`${change.value}`]}`;
  }
  return `${name} ${amountWords(change)}${roundingWords(change.rounding)}`;
}

function amountWords({ by, value }: Extract<EditChange, { field: 'price' | 'mrp' }>): string {
  if (by === 'percent') return signed(value, `${value}%`).replace('-', '−');
  if (by === 'rupees') return signed(value, formatRupees(value));
  return by === 'margin' ? `→ ${value}% margin` : `→ ${formatRupees(value)}`;
}

function roundingWords(rounding: keyof typeof t.roundings): string {
  return rounding === 'none' ? '' : `, rounded to ${t.roundings[rounding].toLowerCase()}`;
}

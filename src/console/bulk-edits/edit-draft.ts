import type { EditChange } from '#contract/console/bulk-edit.ts';
import type { PriceRounding } from '#domain/catalogue/price-change.ts';
import { isHsn } from '#domain/tax/tax-rates.ts';

/** What is chosen and typed; each kind of change keeps its own. */
export type EditDraft = {
  field: EditChange['field'];
  by: 'percent' | 'rupees' | 'margin' | 'amount';
  value: string;
  rounding: PriceRounding;
  subcategory_id: string;
  sub_subcategory_id: string;
  brand_id: string;
  flag: boolean;
  hsn: string;
};

export const newDraft: EditDraft = {
  ...{ field: 'price', by: 'percent', value: '', rounding: '10-paise' },
  ...{ subcategory_id: '', sub_subcategory_id: '', brand_id: '', flag: true, hsn: '' },
};

const ways = {
  price: ['percent', 'rupees', 'margin'],
  mrp: ['percent', 'rupees', 'amount'],
} as const;

export function waysOf(field: 'price' | 'mrp'): readonly EditDraft['by'][] {
  return ways[field];
}

/** −5 as people type it: with a minus sign, too. */
export function typedNumber(text: string): number | undefined {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '');
  return /^-?\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** The change as the contract has it; undefined: not yet complete. */
export function changeOf(draft: EditDraft): EditChange | undefined {
  const { field, by, rounding } = draft;
  if (field === 'hidden' || field === 'best_pick') return { field, value: draft.flag };
  if (field === 'hsn') return isHsn(draft.hsn) ? { field, hsn: draft.hsn } : undefined;
  if (field === 'brand') {
    return draft.brand_id === '' ? undefined : { field, brand_id: Number(draft.brand_id) };
  }
  if (field === 'category') {
    if (draft.subcategory_id === '') return undefined;
    const sub = draft.sub_subcategory_id;
    const sub_subcategory_id = sub === '' ? null : Number(sub);
    return { field, subcategory_id: Number(draft.subcategory_id), sub_subcategory_id };
  }
  const value = typedNumber(draft.value);
  if (value === undefined) return undefined;
  if (field === 'price') return by === 'amount' ? undefined : { field, by, value, rounding };
  return by === 'margin' ? undefined : { field, by, value, rounding };
}

import { isGstinOfState } from '#domain/india/indian-states.ts';
import type { GstMode } from './place-of-supply.ts';

type ShopTax = { gstMode: GstMode; gstin: string; state: string };

/** What a shop that is registered for GST has not said yet, in words that follow the field's name. */
export function shopTaxFault({
  gstMode,
  gstin,
  state,
}: ShopTax): { field: 'gstin' | 'state'; words: string } | undefined {
  if (gstMode === 'unregistered') return undefined;
  const words = 'is required of a shop that is registered for GST';
  if (gstin === '') return { field: 'gstin', words };
  if (state === '') return { field: 'state', words };
  if (isGstinOfState(gstin, state)) return undefined;
  return { field: 'gstin', words: `does not begin with the code of ${state}` };
}

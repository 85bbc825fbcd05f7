import { stateCode } from '#domain/india/indian-states.ts';
import type { TaxKind } from './invoice-tax.ts';

export const gstModes = ['regular', 'composition', 'unregistered'] as const;
export type GstMode = (typeof gstModes)[number];

/** Where the movement of the goods ends (IGST Act s. 10): picked up, that is the shop. */
export function placeOfSupply(order: {
  isPickup: boolean;
  shopState: string;
  buyerState: string;
}): string {
  return order.isPickup ? order.shopState : order.buyerState;
}

/** Only a regular taxpayer charges GST; CGST and SGST within one State, IGST between two. */
export function taxKind(mode: GstMode, shopState: string, place: string): TaxKind {
  if (mode !== 'regular') return 'none';
  return shopState === place ? 'within-state' : 'between-states';
}

/** There UTGST stands in the place of SGST (UTGST Act s. 1); Delhi, Puducherry and Jammu have legislatures. */
const withoutLegislature = new Set(['04', '26', '31', '35', '38']);

export function stateTaxName(place: string): 'SGST' | 'UTGST' {
  return withoutLegislature.has(stateCode(place) ?? '') ? 'UTGST' : 'SGST';
}

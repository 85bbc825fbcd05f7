import { stateFrom } from '#domain/india/indian-states.ts';
import type { GstMode } from '#domain/tax/place-of-supply.ts';
import { lacksBuyerDetails } from './invoice-kind.ts';

/** Who buys, and where he is, as the order or the customer's own page says it. */
export type BuyerPlace = {
  firmName: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
};

type OrderToInvoice = {
  isPickup: boolean;
  totalPaise: number;
  buyer: BuyerPlace & { gst: string };
};
type Shop = { gstMode: GstMode; state: string };

export type BuyerFault = { message: string; isCustomers: boolean };

/**
 * Why no invoice can be written to a buyer, and whether the customer's page is where that is put right. Where goods go
 * is asked, never guessed: GST goes by it, and a shop under composition may not sell into another State at all.
 */
export function buyerFault(
  { isPickup, totalPaise, buyer }: OrderToInvoice,
  shop: Shop,
): BuyerFault | undefined {
  const place = stateFrom(buyer.state);
  const goesByState = shop.gstMode !== 'unregistered' && !isPickup;
  if (goesByState && place === undefined) {
    const message = `No invoice yet: ${buyer.firmName || 'the buyer'} has no State of India, and GST goes by it.`;
    return { message, isCustomers: true };
  }
  if (goesByState && shop.gstMode === 'composition' && place !== shop.state) {
    const message = `No invoice: under composition nothing may be sold into another State (CGST Act s. 10 (2) (c)), and this order goes to ${place}.`;
    return { message, isCustomers: false };
  }
  const { gst: gstin, firmName: name, address, state } = buyer;
  if (lacksBuyerDetails(totalPaise, { gstin, name, address, state })) {
    const message =
      'No invoice yet: from ₹50,000 on it names buyer, address and State, and the customer lacks one of them.';
    return { message, isCustomers: true };
  }
  return undefined;
}

/** The buyer as the order keeps him; what that leaves out, as the customer's page says it by now. */
export function completedBuyer<B extends BuyerPlace>(kept: B, now: BuyerPlace): B {
  const given = (name: keyof BuyerPlace) => (kept[name].trim() === '' ? now[name] : kept[name]);
  return {
    ...kept,
    ...{ firmName: given('firmName'), address: given('address') },
    ...{ city: given('city'), pincode: given('pincode') },
    state: stateFrom(kept.state) ? kept.state : now.state || kept.state,
  };
}

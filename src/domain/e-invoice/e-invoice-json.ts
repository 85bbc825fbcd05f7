import { stateCode } from '#domain/india/indian-states.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { divideRounded } from '#domain/money/rounding.ts';
import { sumTaxes, taxOf } from '#domain/tax/invoice-tax.ts';
import type { EInvoiceLine, EInvoicePaper, EInvoiceParty } from './e-invoice-paper.ts';

/** INV-01 1.1: what the portal reads of one paper. Its names are the portal's; amounts are rupees. */
export type EInvoice = ReturnType<typeof eInvoiceOf>;

export function eInvoiceOf(paper: EInvoicePaper) {
  const { type, number, day, seller, buyer, placeOfSupply, lines, totalPaise, original } = paper;
  const sums = sumTaxes(lines);
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: type, No: number, Dt: portalDay(day) },
    SellerDtls: partyOf(seller),
    BuyerDtls: { ...partyOf(buyer), Pos: stateCode(placeOfSupply) ?? '' },
    ItemList: lines.map(itemOf),
    ValDtls: {
      AssVal: paiseToRupees(sums.taxablePaise),
      CgstVal: paiseToRupees(sums.cgstPaise),
      SgstVal: paiseToRupees(sums.sgstPaise),
      IgstVal: paiseToRupees(sums.igstPaise),
      TotInvVal: paiseToRupees(totalPaise),
    },
    ...(original
      ? { RefDtls: { PrecDocDtls: [{ InvNo: original.number, InvDt: portalDay(original.day) }] } }
      : {}),
  };
}

/** 2026-10-04 → 04/10/2026 */
export function portalDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** Texts without quotes, backslashes and breaks, which the portal refuses; no longer than it takes. */
export function portalText(text: string, most: number): string {
  return text
    .replaceAll('"', "'")
    .replaceAll('\\', '/')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trimEnd();
}

function partyOf({ gstin, name, address, city, pincode, state, phone, email }: EInvoiceParty) {
  const digits = phone.replace(/\D/g, '');
  const whole = portalText(address, 200);
  const [first, second] = [portalText(whole.slice(0, 100), 100), portalText(whole.slice(100), 100)];
  return {
    Gstin: gstin,
    LglNm: portalText(name, 100),
    Addr1: first,
    ...(second.length < 3 ? {} : { Addr2: second }),
    Loc: portalText(city, 50),
    Pin: Number(pincode),
    Stcd: stateCode(state) ?? '',
    ...(/^\d{6,12}$/.test(digits) ? { Ph: digits } : {}),
    ...(/^[^@\s"\\]+@[^@\s"\\]+\.[^@\s"\\]+$/.test(email) && email.length <= 100
      ? { Em: email }
      : {}),
  };
}

function itemOf(given: EInvoiceLine, index: number) {
  // A price difference has no units, and the portal no line without.
  const line = { ...given, units: Math.max(given.units, 1) };
  const description = portalText(line.name, 300);
  const price = priceOf(line);
  return {
    SlNo: String(index + 1),
    ...(description.length < 3 ? {} : { PrdDesc: description }),
    IsServc: 'N',
    HsnCd: line.hsn,
    Qty: line.units,
    Unit: line.uqc,
    UnitPrice: price.unitMills / 1000,
    TotAmt: paiseToRupees(price.totalPaise),
    Discount: paiseToRupees(price.totalPaise - line.taxablePaise),
    AssAmt: paiseToRupees(line.taxablePaise),
    GstRt: line.rate / 100,
    CgstAmt: paiseToRupees(line.cgstPaise),
    SgstAmt: paiseToRupees(line.sgstPaise),
    IgstAmt: paiseToRupees(line.igstPaise),
    TotItemVal: paiseToRupees(line.taxablePaise + taxOf(line)),
  };
}

/**
 * Our prices have GST inside and the portal's have not. A unit's price has thousandths of a rupee there: of thousands
 * of units that is rupees, of which it forgives one. Such a price is rounded up, and what it is too much is discount.
 */
function priceOf({ units, rate, discountPaise, taxablePaise }: EInvoiceLine) {
  const totalPaise = taxablePaise + divideRounded(discountPaise * 100_00, 100_00 + rate);
  const nearest = divideRounded(totalPaise * 10, units);
  if (Math.abs(nearest * units - totalPaise * 10) <= 500) return { unitMills: nearest, totalPaise };
  const unitMills = Math.ceil((totalPaise * 10) / units);
  return { unitMills, totalPaise: divideRounded(unitMills * units, 10) };
}

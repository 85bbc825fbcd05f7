import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { EInvoice } from '#domain/e-invoice/e-invoice-json.ts';

const schema = JSON.parse(
  readFileSync(new URL('./e-invoice-schema.json', import.meta.url), 'utf8'),
) as object; // `as`: our own file
// Decimals are not exact in a computer: 0.07 is 7.000000000000001 × 0.01, and crores are less exact.
const isValid = new Ajv({ multipleOfPrecision: 4 }).compile(schema);

/** What the portal forgives, in rupees. */
const tolerance = 1;

/** What the portal would say against e-invoices: of their form, and of their sums. */
export function portalFaults(eInvoices: readonly EInvoice[]): string[] {
  const form = isValid(eInvoices) ? [] : [JSON.stringify(isValid.errors)];
  return [...form, ...eInvoices.flatMap(sumFaults)];
}

function sumFaults({ DocDtls, SellerDtls, BuyerDtls, ItemList, ValDtls }: EInvoice): string[] {
  const faults: string[] = [];
  const near = (what: string, one: number, other: number, within = tolerance) => {
    if (Math.abs(one - other) > within) faults.push(`${DocDtls.No} ${what}: ${one}, not ${other}`);
  };
  const cents = 0.005;
  const isWithin = SellerDtls.Stcd === BuyerDtls.Pos;
  for (const item of ItemList) {
    near('gross', item.TotAmt, item.Qty * item.UnitPrice);
    near('taxable', item.AssAmt, item.TotAmt - item.Discount, cents);
    const tax = (item.AssAmt * item.GstRt) / 100;
    near('IGST', item.IgstAmt, isWithin ? 0 : tax);
    near('CGST', item.CgstAmt, isWithin ? tax / 2 : 0);
    near('SGST', item.SgstAmt, isWithin ? tax / 2 : 0);
    const whole = item.AssAmt + item.IgstAmt + item.CgstAmt + item.SgstAmt;
    near('line', item.TotItemVal, whole, cents);
  }
  const sum = (name: 'AssAmt' | 'CgstAmt' | 'SgstAmt' | 'IgstAmt' | 'TotItemVal') =>
    ItemList.reduce((total, item) => total + item[name], 0);
  near('AssVal', ValDtls.AssVal, sum('AssAmt'), cents);
  near('CgstVal', ValDtls.CgstVal, sum('CgstAmt'), cents);
  near('SgstVal', ValDtls.SgstVal, sum('SgstAmt'), cents);
  near('IgstVal', ValDtls.IgstVal, sum('IgstAmt'), cents);
  near('TotInvVal', ValDtls.TotInvVal, sum('TotItemVal'), cents);
  return faults;
}

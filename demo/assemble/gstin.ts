const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The 15th sign of a GSTIN: base-36 digits weighted 1, 2, 1, 2 …, their digit sums added up. */
export function gstinCheckSign(first14: string): string {
  let sum = 0;
  for (const [index, sign] of [...first14].entries()) {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return signs.charAt((36 - (sum % 36)) % 36);
}

/** A GSTIN of Uttarakhand (05) for the given PAN. */
export function uttarakhandGstin(pan: string): string {
  const start = `05${pan}1Z`;
  return start + gstinCheckSign(start);
}

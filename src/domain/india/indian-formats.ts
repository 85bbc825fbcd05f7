/** 98765 43210 */
export function formatMobile(mobile: string): string {
  return /^\d{10}$/.test(mobile) ? `${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile;
}

export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The 15th sign of a GSTIN: base-36 digits weighted 1, 2, 1, 2 …, their digit sums added up. */
export function gstinCheckDigit(first14: string): string {
  const sum = Array.from(first14).reduce((total, character, i) => {
    const product = base36.indexOf(character) * (i % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return base36.charAt((36 - (sum % 36)) % 36);
}

export function isGstin(text: string): boolean {
  const shaped = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text);
  return shaped && text.charAt(14) === gstinCheckDigit(text.slice(0, 14));
}

/**
 * 12,34,567: the last three digits, then two by two. Without Intl: creating
 * its first formatter takes a cheap phone as long as the rest of a page.
 */
export function groupDigits(wholeNumber: number | string): string {
  return String(wholeNumber).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');
}

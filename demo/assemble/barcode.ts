/**
 * An EAN-13 of the range that every shop may use for its own goods: none of these brands is real, and no
 * real product has such a number.
 */
export function barcodeOf(running: number): string {
  const digits = `29${String(running).padStart(10, '0')}`;
  const sum = [...digits].reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

import { gstinCheckDigit } from '#domain/india/indian-formats.ts';

/** A GSTIN of Uttarakhand (05) for the given PAN. */
export function uttarakhandGstin(pan: string): string {
  const start = `05${pan}1Z`;
  return start + gstinCheckDigit(start);
}

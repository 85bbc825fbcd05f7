import { latinDigits } from './latin-digits.ts';

/** A mobile number as ten digits, from whatever a person types or pastes; undefined if it is none. */
export function mobileFrom(text: string): string | undefined {
  const signs = latinDigits(text).replace(/[\s().\p{Dash}]/gu, '');
  const digits = signs.replace(/^(?:(?:\+|00)?91)?0?(?=\d{10}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

/**
 * What a phone field keeps while a number is typed into it (Spec §5: digits only, at most 10). What
 * may yet turn out to be the code before a number stays until the ten digits behind it are whole:
 * cut at ten, +91 94120 55667 would be 9194120556, which is somebody else's.
 */
export function typedMobile(typed: string): string {
  const whole = mobileFrom(typed);
  if (whole !== undefined) return whole;
  const signs = latinDigits(typed).replace(/[^\d+]/g, '');
  const digits = signs.replace(/\+/g, '');
  if (signs.startsWith('+')) return `+${digits}`.slice(0, longestTyped);
  return digits.slice(0, /^(?:0|91)/.test(digits) ? longestTyped : 10);
}

/** 0091, a 0 and ten digits, and one more, by which a number is seen to be too long. */
const longestTyped = 16;

/** What to look for in mobile numbers, of a whole one or the part someone typed: 98765 4, +91 98765. */
export function mobileWords(text: string): string {
  if (!/^\+?[\d\s().-]+$/.test(text)) return text;
  return mobileFrom(text) || text.replace(/^\+91/, '').replace(/\D/g, '') || text;
}

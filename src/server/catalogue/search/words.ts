import { latinDigits } from '#domain/india/latin-digits.ts';
import { withNumbersApart, withUnits } from './units.ts';

/**
 * Lower-case words of letters, marks and digits, in any script; a plural counts as its singular.
 * `isWhole`: whether letters and digits are one word where they touch.
 */
export function wordsOf(text: string, isWhole = (_word: string) => false): string[] {
  const spelt = oneHindiSpelling(text.normalize('NFC')).toLowerCase();
  const words = withNumbersApart(spelt, isWhole).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return withUnits(words).map((word) =>
    /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word,
  );
}

/** Many leave the nukta out, write ं for ँ, or get joiners from their keyboard: to them it is one word. */
function oneHindiSpelling(text: string): string {
  return latinDigits(text)
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902');
}

/** Edits (insert, delete, replace, swap neighbours) from one word to the other, up to `limit` + 1. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          (previous[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (previous[j - 1] ?? 0) + same,
          swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = previous;
    previous = row;
  }
  return previous[to.length] ?? limit + 1;
}

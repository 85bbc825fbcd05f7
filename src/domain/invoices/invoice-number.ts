/** Rule 46 (b): at most sixteen characters; and the portal's own: none of 0, / and - comes first. */
export const maxNumberLength = 16;

/** 2026-11-19 → 26-27: a financial year goes from April to March. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  const inTwoDigits = (whole: number) => String(whole % 100).padStart(2, '0');
  return `${inTwoDigits(year)}-${inTwoDigits(year + 1)}`;
}

/** Short enough for a million papers in a year. */
export function isSeriesPrefix(text: string): boolean {
  return /^[A-Z1-9][A-Z0-9]{0,2}$/.test(text);
}

/** INV/26-27/000123. undefined: the series of this year is full. */
export function paperNumber(prefix: string, year: string, count: number): string | undefined {
  const number = `${prefix}/${year}/${String(count).padStart(6, '0')}`;
  return number.length <= maxNumberLength ? number : undefined;
}

/** Rule 46 (b): letters, digits, / and -; ours are capitals. */
export function isPaperNumber(text: string): boolean {
  return text.length <= maxNumberLength && /^[A-Z0-9/-]+$/.test(text);
}

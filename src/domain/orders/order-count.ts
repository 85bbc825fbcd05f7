import { maxPacksPerLine } from '#domain/limits.ts';

/** In the order of their numbers, from one on. */
const words = [
  ['one', 'एक'],
  ['two', 'दो'],
  ['three', 'तीन'],
  ['four', 'चार'],
  ['five', 'पाँच', 'पांच'],
  ['six', 'छह', 'छः', 'छे'],
  ['seven', 'सात'],
  ['eight', 'आठ'],
  ['nine', 'नौ'],
  ['ten', 'दस'],
];

/** Sources of regular expressions, which ignore case: how many, and of what. */
export const count = String.raw`(\d{1,4}|${words.flat().join('|')})`;
/** Up to 60: more packs nobody orders without a word for them, and strengths and sizes are mostly above it. */
export const bareCount = String.raw`([1-5]?\d|60|${words.flat().join('|')})`;
export const unit = String.raw`(?:packs?|pkts?|packets?|box(?:es)?|nos?\.?|pcs?\.?|पैक(?:ेट)?|डिब्ब[ाे]|बॉक्स|पेटी|कार्टन|पीस|नग)`;

const whole = new RegExp(`^${count}(?: ?${unit})?$`, 'i');
const withUnit = new RegExp(`^(.+?) ?${unit}$`, 'i');

/** "3", "3 boxes", "two". */
export function isCount(text: string): boolean {
  return whole.test(text);
}

/** How many packs a text says; 0: it is no count, or more than a line may have. */
export function countOf(text: string): number {
  const said = text.replace(withUnit, '$1');
  const place = words.findIndex((names) => names.includes(said.toLowerCase()));
  const packs = place < 0 ? Number(said) : place + 1;
  return Number.isInteger(packs) && packs > 0 && packs <= maxPacksPerLine ? packs : 0;
}

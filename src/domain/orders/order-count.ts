import { maxPacksPerLine } from '#domain/limits.ts';
import { type Unit, unitOf, unitSource } from './order-units.ts';

/** Numbers as words. Those in Roman letters beside English: "do" and "tin" count only where a unit follows. */
const words: readonly (readonly [number, english: string, hindi: string, roman: string])[] = [
  [1, 'one', 'एक', 'ek'],
  [2, 'two', 'दो', 'do'],
  [3, 'three', 'तीन', 'teen|tin'],
  [4, 'four', 'चार', 'cha+r'],
  [5, 'five', 'पाँच|पांच', 'pa+nch'],
  [6, 'six', 'छह|छः|छे', 'chh?eh?'],
  [7, 'seven', 'सात', 'sa+t'],
  [8, 'eight', 'आठ', 'a+th'],
  [9, 'nine', 'नौ', 'nau'],
  [10, 'ten', 'दस', 'das|dus'],
  [12, 'twelve', 'बारह', 'barah'],
  [20, 'twenty', 'बीस', 'bees|bis'],
  [50, 'fifty', 'पचास', 'pacha+s'],
  [100, 'hundred', 'सौ', 'sau'],
  [0.5, 'half', 'आध[ाी]|½|1/2', 'a+dh[ai]'],
  [1.5, 'one and a half', 'डेढ़', 'dedh'],
  [2.5, 'two and a half', 'ढाई', 'd?dhai'],
];
const wholeWords = words
  .slice(0, 14)
  .map(([, english, hindi]) => `${english}|${hindi}`)
  .join('|');
const allWords = words.flatMap(([, ...spelt]) => spelt).join('|');

/** Sources of regular expressions, which ignore case: how many, alone or of what. */
export const count = String.raw`(?:\d{1,4}|${wholeWords})`;
export const counted = String.raw`(?:(?:\d{1,4}(?:\.\d+)?|${allWords}) ?${unitSource})`;
/** Up to 60: more packs nobody orders without a word for them, and strengths and sizes are mostly above it. */
export const bareCount = String.raw`(?:[1-5]?\d|60|${wholeWords})`;

const whole = new RegExp(`^(?:${count}|${counted})$`, 'i');
const parts = new RegExp(String.raw`^(\d+(?:\.\d+)?|${allWords})(?: ?(${unitSource}))?$`, 'i');

/** "3", "3 boxes", "two". */
export function isCount(text: string): boolean {
  return whole.test(text);
}

export type Count = {
  /** 0: it is no count, or more than a line may have. */
  count: number;
  /** undefined: no word says what is counted. */
  unit: Unit | undefined;
};

/** A dozen is twelve pieces. */
export function countOf(text: string): Count {
  const [, number = '', word] = parts.exec(text) ?? [];
  const said = word === undefined ? undefined : unitOf(word);
  const unit = said === 'dozen' ? 'piece' : said;
  const count = numberOf(number) * (said === 'dozen' ? 12 : 1);
  const isPossible = Number.isInteger(count) && count > 0 && count <= maxPacksPerLine;
  return { count: isPossible ? count : 0, unit };
}

function numberOf(text: string): number {
  const word = words.find(([, ...spelt]) => new RegExp(`^(?:${spelt.join('|')})$`, 'i').test(text));
  return word ? word[0] : Number(text || 0);
}

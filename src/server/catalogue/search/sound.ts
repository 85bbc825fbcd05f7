import { latinSpelling } from './latin-spelling.ts';

/** In this order; one letter stands for a sound where Latin letters have several spellings of it. */
const spellings: [RegExp, string][] = [
  [/aa+/g, 'a'],
  [/(?<=[io])y(?=[aeiou])/g, 'i'],
  [/ough$/, 'of'],
  [/[ts]ion/, 'san'],
  [/(?<=.)tur(?=e|a?i[nsz])/, 'chur'],
  [/ph/g, 'f'],
  [/c+h+/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/x/g, 'ks'],
  [/sh/g, 's'],
  [/z/g, 'j'],
  [/(?:ou|au|ow|aw)(?![aeiou])/g, 'o'],
  [/w/g, 'v'],
  [/(?:ee|ea)/g, 'i'],
  [/oo/g, 'u'],
  [/(?:ai|ay|ei|ey)(?![aeiou])/g, 'e'],
  [/y(?![aeiou])|(?<=[^aeiou])y/g, 'i'],
  [/n(?=[pb])/g, 'm'],
  [/(.)\1+/g, '$1'],
];

/**
 * How a word sounds, whatever way it is spelt: shampu and shampoo, krim and cream, नीम and neem; without
 * the ending of what does a thing: moisturiser and moisturising.
 */
export function soundOf(word: string): string {
  return spoken(word).replace(/(?<=.{5})(?:ing|[aeiou]r)$|(?<=..)e$/, '');
}

/** A Hindi word without the ending of its number and case: kutta, kutte and kutton are one. */
export function stemOf(word: string): string {
  return spoken(word).replace(/(?<=i)(?:an|on?)$|(?<=..)(?:on?|en?|a)$/, '');
}

/** One letter for each sound, endings and all. */
export function spoken(word: string): string {
  const latin = latinSpelling(word) ?? word;
  return spellings.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), latin);
}

/**
 * What remains of a sound when one cannot hear vowels: English words in Hindi spelling differ from
 * the English in little else. Undefined: too little to tell words apart.
 */
export function skeletonOf(sound: string): string | undefined {
  if (!/^[a-z]{3,}$/i.test(sound)) return undefined;
  const skeleton = sound
    .replace(/^[aeiou]+/, 'A')
    .replace(/(?<=[bdgjkpt])h/g, '')
    .replace(/[aeiouy]/g, '')
    .replace(/j/g, 's')
    .replace(/m(?=[pb])/g, 'n');
  return skeleton.length > 1 ? skeleton : undefined;
}

/** How many vowels may differ: fewer among few consonants, since many words sound like that. */
export function otherVowels({ length }: string, isLatin: boolean): number {
  if (isLatin) return length - 2;
  return length > 3 ? length : length - 1;
}

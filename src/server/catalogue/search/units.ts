/** What a number is followed by, as names and buyers write it, in lower case. */
const spellings: Record<string, string[]> = {
  g: ['g', 'gm', 'gms', 'gram', 'grams', 'ग्राम'],
  kg: ['kg', 'kgs', 'kilo', 'किलो', 'किग्रा'],
  mg: ['mg'],
  ml: ['ml', 'मिली'],
  litre: ['l', 'lt', 'ltr', 'liter', 'litre', 'litres', 'लीटर'],
  cm: ['cm'],
  pcs: ['pc', 'pcs'],
  tablet: ['tab', 'tabs', 'tablet', 'tablets', 'टैबलेट'],
  capsule: ['cap', 'caps', 'capsule', 'capsules'],
  strip: ['strip', 'strips'],
};
const units = new Map(
  Object.entries(spellings).flatMap(([unit, all]) =>
    all.map((one): [string, string] => [one, unit]),
  ),
);

/** A number and its unit are two words, however they were written: 500g, 500 gm, 500ग्राम. */
export function withUnits(words: readonly string[]): string[] {
  const all: string[] = [];
  let isAfterNumber = false;
  for (const word of words) {
    const number = /^\d+/.exec(word)?.[0] ?? '';
    const rest = word.slice(number.length);
    const unit = number || isAfterNumber ? units.get(rest) : undefined;
    if (unit && number) all.push(number);
    all.push(unit ?? word);
    isAfterNumber = rest === '';
  }
  return all;
}
const sizeUnits = new Set(['g', 'kg', 'mg', 'ml', 'litre', 'cm', 'pcs']);

/** More than all sizes of a query together. */
const namePoints = 12;

/** What a word counts where not all are matched: Bournvita 1 kg is malt of any size, not honey of 1 kg. */
export function pointsOf(word: string): number {
  const isSize = /^\d+$/.test(word) || sizeUnits.has(word);
  return isSize ? 1 : namePoints;
}

/** Names that end in a number: a word each, also where they are written b 12 or N-95. */
const numbered = ['b6', 'b12', 'd2', 'd3', 'k2', 'n95'];
const writtenApart = new RegExp(
  `(?<![a-z\\d])(${numbered.join('|').replace(/(?<=[a-z])(?=\d)/g, '[ -]')})(?![\\d\\p{L}])`,
  'gu',
);
const writtenTogether = new RegExp(
  `(?<=[a-z]{3})(?=(?:${numbered.join('|')})(?![\\d\\p{L}]))`,
  'gu',
);

/** Most texts have none of it, and every name of the catalogue is read. */
const touching = /[\p{L}\p{M}]\d|\d\p{L}|[bdkn][ -]\d/u;

/**
 * A space between a word and a number: paracetamol500mg, 10tablets, 4x75g; not in 7up or d3, nor in what
 * `isWhole` calls a word as it is, such as a SKU. `text` in lower case.
 */
export function withNumbersApart(text: string, isWhole: (word: string) => boolean): string {
  if (!touching.test(text)) return text;
  return text
    .replace(writtenApart, (name) => name.replace(/[ -]/, ''))
    .replace(/[\p{L}\p{M}\p{N}]*\d[\p{L}\p{M}\p{N}]*/gu, (word) =>
      isWhole(word) ? word : parted(word),
    );
}

function parted(word: string): string {
  return word
    .replace(writtenTogether, ' ')
    .replace(/(?<=\d)x(?=\d)/g, ' ')
    .replace(/(?<=\d)in(?=\d)/g, ' in ')
    .replace(/(?<=[\p{L}\p{M}]{3})(?=\d)/gu, ' ')
    .replace(/(?<=\d)(?=\p{L}[\p{L}\p{M}]{2})/gu, ' ');
}

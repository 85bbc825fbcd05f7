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

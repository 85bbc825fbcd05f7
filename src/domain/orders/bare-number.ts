import type { Count } from './order-count.ts';

/**
 * A number beside a name that nothing marks as a count. In "Tulsi Syrup 5" it is one, in "Sunscreen SPF 50"
 * and "Paracetamol 500" it belongs to the name: only the products that are found can tell.
 */
export type BareNumber = {
  /** What a product's name has where the number belongs to it: "spf 50", "500". */
  phrase: string;
  /** Rather a strength or a size than a count. */
  isLarge: boolean;
};

type Counted = Count & { text: string; bare?: BareNumber | undefined };
type Settled = Count & { index: number };

/** Which of the products found is meant, each by all its names, and how many; 0: that has to be asked. */
export function settleBareNumber(line: Counted, found: readonly (readonly string[])[]): Settled {
  const { text, bare, count, unit } = line;
  const has = (name: string) => bare && plain(name).includes(plain(bare.phrase));
  const index = found.findIndex((names) => names.some(has));
  if (!bare || index < 0) return { index: 0, count, unit };
  // A name without a count is one pack. "Face Wash 50" may still be fifty of it.
  const isName = bare.isLarge || found[index]?.some((name) => plain(name) === plain(text));
  return { index, count: isName ? 1 : 0, unit: undefined };
}

/** Words and numbers between spaces: "Omega-3, 50ml" is " omega 3 50 ml ". */
function plain(text: string): string {
  const parts = text.toLowerCase().match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];
  return ` ${parts.join(' ')} `;
}

const sizes =
  'ml|l|ltrs?|lit(?:re|er)s?|mg|mcg|g|gms?|grams?|kgs?|k|cm|mm|m|inch|in|%|months?|मिली|एमएल|ग्राम|किलो|लीटर';
const looseNumber = new RegExp(
  String.raw`\d+(?:\.\d+)?(?! ?(?:${sizes})(?![\p{L}\p{M}]))(?!\d)`,
  'giu',
);

/** Whether something was counted that neither the count nor the product's names tell: "1 carton + 6". */
export function hasLooseNumber(wanted: string, names: readonly string[]): boolean {
  const known = new Set(names.join(' ').match(/\d+(?:\.\d+)?/g));
  return (wanted.match(looseNumber) ?? []).some((number) => !known.has(number));
}

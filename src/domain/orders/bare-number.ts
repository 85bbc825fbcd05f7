/**
 * A number beside a name that nothing marks as a count. In "Tulsi Syrup 5" it is one, in "Sunscreen SPF 50"
 * and "Paracetamol 500" it belongs to the name: only the products that are found can tell.
 */
export type BareNumber = {
  /** All that was typed. */
  text: string;
  /** What a product's name has where the number belongs to it: "spf 50", "500". */
  phrase: string;
  /** Rather a strength or a size than a count. */
  isLarge: boolean;
};

/** Which of the names found is meant, and how many packs; 0: that has to be asked. */
export function settleBareNumber(
  { bare, packs }: { bare?: BareNumber | undefined; packs: number },
  names: readonly string[],
): { index: number; packs: number } {
  const index = bare ? names.findIndex((name) => plain(name).includes(plain(bare.phrase))) : -1;
  if (!bare || index < 0) return { index: 0, packs };
  // A name without a count is one pack. "Face Wash 50" may still be fifty of it.
  const isName = bare.isLarge || plain(names[index] ?? '') === plain(bare.text);
  return { index, packs: isName ? 1 : 0 };
}

/** Words and numbers between spaces: "Omega-3, 50ml" is " omega 3 50 ml ". */
function plain(text: string): string {
  const parts = text.toLowerCase().match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];
  return ` ${parts.join(' ')} `;
}

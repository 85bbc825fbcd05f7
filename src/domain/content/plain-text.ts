/**
 * Zero-width and direction characters, and such as no text has (spreadsheets refuse them): two texts that look alike would not be, and a name could turn
 * around what stands beside it. Kept where they shape letters: joiners behind an Indic sign or in an emoji.
 */
const invisible =
  /(?!(?<=[\p{M}\p{Extended_Pictographic}])[\u200c\u200d])\p{Cf}|\p{Noncharacter_Code_Point}/gu;

export function visibleText(text: string): string {
  return text.replace(invisible, '');
}

/** For names, which people copy out of cells and pages with their line breaks. */
export function oneLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}

/** For codes: a line break in one may well be two codes in a cell. */
export function isOneLine(text: string): boolean {
  return !/[\r\n\v\f\u0085\u2028\u2029]/.test(text);
}

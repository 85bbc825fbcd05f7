/** A number and its short unit stay on one line: "Neem Face Wash 100 ml" never ends in "ml" alone. */
export function unbrokenUnits(name: string): string {
  return name.replace(/(\d) (?=(\p{L}\p{M}*){1,3}(?![\p{L}\p{M}]))/gu, '$1\u00a0');
}

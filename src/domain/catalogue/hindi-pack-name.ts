/** What shops pack goods in, with the genitive that agrees with it. */
const packagings: Readonly<Record<string, string>> = {
  pack: 'का पैक',
  packet: 'का पैकेट',
  box: 'का बॉक्स',
  carton: 'का कार्टन',
  case: 'का केस',
  crate: 'का क्रेट',
  bundle: 'का बंडल',
  bag: 'का बैग',
  pouch: 'का पाउच',
  jar: 'का जार',
  tin: 'का टिन',
  set: 'का सेट',
  hanger: 'का हैंगर',
  strip: 'की स्ट्रिप',
  'strip pack': 'का स्ट्रिप पैक',
  tray: 'की ट्रे',
  bale: 'की गाँठ',
  sack: 'की बोरी',
  'sack lot': 'की बोरी',
};

/** "12 का बॉक्स" for "Box of 12"; a name in the shop's own words stays as it is. */
export function hindiPackName(packaging: string | null | undefined, size: number): string {
  if (!packaging) return `${size} का पैक`;
  if (/^single piece$/i.test(packaging)) return '1 पीस';
  const [, word = '', count] = /^(.+) of (\d+)$/.exec(packaging.toLowerCase()) ?? [];
  return Object.hasOwn(packagings, word) ? `${count} ${packagings[word]}` : packaging;
}

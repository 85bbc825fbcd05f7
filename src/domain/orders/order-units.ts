/**
 * What a count counts. A piece is the unit that has a price. A strip is one where a piece is a strip of tablets.
 * 'part': less than a piece, or nobody knows. The others are packs, where the product has one of that name.
 */
export type Unit =
  | ('piece' | 'dozen' | 'strip' | 'part' | 'pack' | 'packet')
  | ('box' | 'carton' | 'bundle' | 'bag' | 'tray' | 'hanger' | 'bale' | 'sack');

/** As they are written in both scripts, as sources of regular expressions. */
const names: Readonly<Record<Unit, string>> = {
  piece: [
    'pieces?|pcs?|pics?|pis|nos?|nag|units?|dan[ae]|adad|qty|quantity|bottles?|btl|botal|shishi',
    'tubes?|jars?|rolls?|पीस|पिस|नग|दान[ाे]|अदद|बोतल|शीशी|ट्यूब|टिकिया',
  ].join('|'),
  dozen: 'dozens?|doz|dzn?|darjan|दर्जन|डज़न|डजन',
  strip: 'strip packs?|strips?|patt[ae]|पत्त[ाे]|स्ट्रिप',
  part: [
    'tablets?|tabs?|capsules?|caps?|goli|sachets?|ladi|bor[ai]|katt[ae]|गोली|गोलियाँ|टैबलेट|कैप्सूल',
    'सैशे|पुड़िया|लड़ी|बोर[ाी]|कट्ट[ाे]',
  ].join('|'),
  pack: 'packs?|pk|pac|पैक',
  packet: 'packets?|pkts?|pouch(?:es)?|पैकेट|पाउच',
  box: 'box(?:es)?|bx|dabb[ae]|dibb[ae]|डिब्ब[ाे]|डब्ब[ाे]|बॉक्स',
  carton: 'cartons?|cartoons?|ctns?|cases?|crates?|peti|petti|पेटी|पेटियाँ|कार्टन|कार्टून|केस|क्रेट',
  bundle: 'bundles?|bdl|बंडल',
  bag: 'bags?|बैग',
  tray: 'trays?|ट्रे',
  hanger: 'hangers?|हैंगर',
  bale: 'bales?|गाँठ|गांठ',
  sack: 'sack lots?|sacks?',
};

// `as`: the keys of a record of units.
const units = Object.keys(names) as Unit[];
const whole = units.map((unit) => ({ unit, form: new RegExp(`^(?:${names[unit]})\\.?$`, 'i') }));

/** Source of a regular expression, for one that ignores case. */
export const unitSource = String.raw`(?:(?:${Object.values(names).join('|')})\.?)`;

export function unitOf(word: string): Unit | undefined {
  return whole.find(({ form }) => form.test(word.trim()))?.unit;
}

/** What a pack is called: 'carton' for "Carton of 24" and "24 का कार्टन". */
export function unitOfPackaging(packaging: string): Unit | undefined {
  const [, name = packaging] = /^(.+) of \d+$/i.exec(packaging) ?? [];
  return unitOf(name) ?? unitOf(packaging.split(' ').at(-1) ?? '');
}

/**
 * Words that mean the same at the counter. The search knows Hindi words for English goods; here are
 * English words for the goods with a Hindi name, and trade names.
 */
export const synonyms: string[][] = [
  ['soap', 'साबुन'],
  ['shampoo', 'शैम्पू'],
  ['neem', 'नीम'],
  ['triphala', 'त्रिफला'],
  ['churna', 'चूर्ण'],
  ['diaper', 'nappy'],
  ['sunscreen', 'sunblock'],
  ['sanitiser', 'sanitizer'],
];

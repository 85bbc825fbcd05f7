/** Too short a half would be found in anything; one in Hindi begins with a letter and ends a syllable. */
const half = /^(?:[a-z]{3,}|(?!\p{M})[\u0900-\u097f]{2,}(?<!\u094d))$/u;
/** Nobody joins longer words, and every place to part them costs time. */
const maxLength = 20;

/** Each way to part a word in two that could be words: facewash, फेसवॉश. */
export function wordHalves(word: string): [string, string][] {
  if (word.length > maxLength) return [];
  return Array.from(word, (_, i): [string, string] => [word.slice(0, i), word.slice(i)]).filter(
    ([first, second]) => half.test(first) && half.test(second),
  );
}

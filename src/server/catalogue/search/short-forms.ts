const typoFromLength = 4;

/** A word, and the word with each of its letters left out; none where typing errors do not count. */
export function shortForms(word: string): string[] {
  if (word.length < typoFromLength || /\d/.test(word)) return [];
  return [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];
}

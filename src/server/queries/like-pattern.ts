/** Finds the words anywhere in a text, whatever signs they have. */
export function likePattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

type NamePart = { text: string; matched: boolean };

/** A name in parts, to emphasise where one of its words begins with a searched one. */
export function matchedParts(name: string, words: string): NamePart[] {
  const searched = words
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    // The longest first: "face" before "fa", where both are searched.
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (searched.length === 0) return [{ text: name, matched: false }];
  const beginnings = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${searched.join('|')})`, 'giu');
  return name
    .split(beginnings)
    .map((text, index) => ({ text, matched: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

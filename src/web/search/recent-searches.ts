const key = 'recentSearches';
const keptAtMost = 6;

/** The newest first, each once whatever its case. */
export function withSearch(recent: readonly string[], words: string): string[] {
  const search = words.trim().replace(/\s+/g, ' ');
  if (search === '') return [...recent];
  const others = recent.filter((one) => one.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, keptAtMost);
}

/** Validates what was stored. */
export function parseRecent(stored: string | null): string[] {
  if (stored === null) return [];
  try {
    const parsed: unknown = JSON.parse(stored);
    if (!Array.isArray(parsed)) return [];
    return parsed.filter((one) => typeof one === 'string').slice(0, keptAtMost);
  } catch {
    return []; // another version's, or someone's own: it starts anew
  }
}

export function readRecent(): string[] {
  try {
    return parseRecent(localStorage.getItem(key));
  } catch {
    return []; // storage is blocked
  }
}

export function rememberSearch(words: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(withSearch(readRecent(), words)));
  } catch {
    return; // blocked or full: the search itself goes on
  }
}

export function clearRecent(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return; // nothing can have been stored either
  }
}

import { readFileSync } from 'node:fs';

/** Of a migration by its name, or of the one before it: what `migrate` takes. */
export function migrationTime(tag: string, { before = false } = {}): number | undefined {
  const journal = readFileSync('src/server/db/migrations/meta/_journal.json', 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] }; // `as`: our file
  return entries[entries.findIndex((entry) => entry.tag === tag) - (before ? 1 : 0)]?.when;
}

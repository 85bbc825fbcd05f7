import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('./migrations/', import.meta.url);
const names = readdirSync(folder);
const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
  readFileSync(new URL('meta/_journal.json', folder), 'utf8'),
);

test('the journal names every migration, numbered without a gap', () => {
  const files = names.filter((name) => name.endsWith('.sql')).sort();
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
  expect(files.map((name) => Number.parseInt(name, 10))).toEqual([...files.keys()]);
});

test('the only snapshot is that of the newest migration', () => {
  const newest = String(journal.entries.length - 1).padStart(4, '0');
  expect(readdirSync(new URL('meta/', folder)).sort()).toEqual([
    `${newest}_snapshot.json`,
    '_journal.json',
  ]);
});

/** Those that were there before the shop sold on while it migrated. */
const earlier = 35;

describe.each(
  names
    .filter((name) => name.endsWith('.sql') && Number.parseInt(name, 10) >= earlier)
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
)('$name', ({ text }) => {
  const made = [...text.matchAll(/^create table "?(\w+)/gim)].map(([, table]) => table);
  const existing = (pattern: RegExp) =>
    text
      .split('--> statement-breakpoint')
      .filter((one) => pattern.test(one) && !made.some((table) => one.includes(`"${table}"`)));

  test('holds up nobody: indexes are made concurrently, keys are checked afterwards', () => {
    expect(existing(/create (unique )?index (?!concurrently)/i)).toEqual([]);
    expect(existing(/foreign key(?!.*not valid)/is)).toEqual([]);
  });

  test('rewrites and reads no table that is there', () => {
    expect(existing(/alter column \S+ (set data )?type|alter column \S+ set not null/i)).toEqual(
      [],
    );
  });
});

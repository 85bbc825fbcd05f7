import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { missedSearches } from '#server/db/schema/catalogue.ts';
import {
  keepMissedSearches,
  mostMissedSearches,
} from '#server/queries/catalogue/missed-searches.ts';
import { noteError } from '#test/logged-errors.ts';
import { openTestDb } from '#test/test-db.ts';
import { MissedSearches, missedSearchLimits, missedWords } from './missed-searches.ts';

let database: Database;
let searches: MissedSearches;

beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(missedSearches);
  searches = new MissedSearches(database.db, noteError);
});

async function kept(): Promise<Record<string, number>> {
  await searches.close();
  const rows = await database.db.select().from(missedSearches);
  return Object.fromEntries(rows.map((row) => [row.words, row.times]));
}

test('words count once for each search, whoever types them, whatever their case', async () => {
  searches.note('Nappy', false, '10.0.0.1');
  searches.note('  nappy!', false, '10.0.0.2');
  searches.note('wet wipe', false, '10.0.0.1');
  expect(await kept()).toEqual({ nappy: 2, 'wet wipe': 1 });
});

test('words that someone types on from, or takes back, count once', async () => {
  for (const typed of ['na', 'napp', 'nappies', 'nappi', 'na']) {
    searches.note(typed, false, '10.0.0.1');
  }
  searches.note('diaper', true, '10.0.0.1');
  for (const typed of ['sha', 'shamp']) searches.note(typed, false, '10.0.0.1');
  searches.note('shampoo', true, '10.0.0.1');
  expect(await kept()).toEqual({ nappies: 1 });
});

test('words are written while someone else is still typing', async () => {
  searches.note('nappy', false, '10.0.0.1');
  await searches.write(Date.now() - 60_000);
  expect(await database.db.$count(missedSearches)).toBe(0);
  await searches.write(Date.now());
  expect(await database.db.$count(missedSearches)).toBe(1);
});

test.each([
  ['n', undefined],
  ['!?', undefined],
  ['x'.repeat(61), undefined],
  ['asha@thok.example', undefined],
  ['98765 43210', undefined],
  ['B-12 Forté', 'b 12 forté'],
  ['नीम', 'नीम'],
])('%s is kept as %s', (typed, words) => {
  expect(missedWords(typed)).toBe(words);
});

test('a flood from one address, or from many, is bounded', async () => {
  for (let i = 0; i < 500; i += 1) searches.note(`word${i}x`, false, '10.0.0.1');
  expect(Object.keys(await kept())).toHaveLength(missedSearchLimits.perAddress);
  await database.db.delete(missedSearches);
  searches = new MissedSearches(database.db, noteError);
  for (let i = 0; i < 5_000; i += 1) {
    searches.note(`word${i}x`, false, `10.0.${i >> 8}.${i & 255}`);
  }
  expect(Object.keys(await kept())).toHaveLength(missedSearchLimits.batch);
});

test('the table holds so many rows; what is searched for most stays', async () => {
  const { db } = database;
  await keepMissedSearches(db, [{ words: 'nappy', times: 3 }]);
  for (let at = 0; at < mostMissedSearches + 500; at += 500) {
    const batch = Array.from({ length: 500 }, (_, i) => ({ words: `random ${at + i}`, times: 1 }));
    await keepMissedSearches(db, batch);
  }
  expect(await db.$count(missedSearches)).toBe(mostMissedSearches);
  expect(await db.$count(missedSearches, eq(missedSearches.words, 'nappy'))).toBe(1);
});

test('a database that is away loses only the count', async () => {
  const errors: string[] = [];
  const failing = { transaction: () => Promise.reject(new Error('away')) } as never; // `as`: only this is called
  const offline = new MissedSearches(failing, (place) => errors.push(place));
  offline.note('nappy', false, '10.0.0.1');
  await offline.close();
  expect(errors).toEqual(['missed searches']);
});

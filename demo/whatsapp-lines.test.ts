import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrderText, type TypedLine } from '#domain/orders/order-text.ts';
import { packsMeant, productMeant } from '#domain/orders/packs-meant.ts';
import { findMeant, hasEveryWord, isMeant } from '#server/actions/orders/meant-products.ts';
import { type CatalogueStore, openCatalogue } from '#server/catalogue/store.ts';
import type { Database } from '#server/db/connect.ts';
import { noteError } from '#test/logged-errors.ts';
import { openTestDb } from '#test/test-db.ts';
import { whatsAppLines } from './whatsapp-lines.ts';

let database: Database;
let store: CatalogueStore;

beforeAll(async () => {
  database = await openTestDb();
  store = await openCatalogue(database, noteError);
});
afterAll(async () => {
  await store.close();
  await database.close();
});

/** As quick order understands it, for a customer who has bought nothing yet. */
function understood(line: TypedLine) {
  const few = findMeant(store.search(), line.wanted).slice(0, 5);
  const isExact = isMeant(few[0], line.wanted);
  const found = few.map((one) => ({
    ...one,
    names: [one.name, one.nameHi ?? ''],
    usualSlot: undefined,
  }));
  const product = found[isExact ? 0 : productMeant(line, found)];
  if (!product) return { name: '', outcome: '-', units: 0 };
  const { slot, packs } = packsMeant(line, product, isExact);
  const size = product.packs.find((pack) => pack.slot === slot)?.size ?? 0;
  const isSure = isExact || (few[0] && hasEveryWord(store.search(), few[0], line.wanted));
  const outcome = packs === 0 || !isSure ? '?' : `${packs}x${size}`;
  return { name: product.name, outcome, units: packs * size };
}

test('there are 120 of them', () => {
  expect(new Set(whatsAppLines.map(({ text }) => text)).size).toBe(120);
});

test.each(whatsAppLines)('$text is $outcomes', ({ text, products, outcomes }) => {
  const lines = readOrderText(text);
  const read = lines.map(understood);
  expect({
    outcomes: read.map(({ outcome }) => outcome),
    names: read.map(({ name }) => name),
  }).toEqual({
    outcomes,
    names: products.map((product) => expect.stringMatching(new RegExp(product, 'i'))),
  });
  // Never more pieces than were written.
  for (const [i, { unit, count }] of lines.entries()) {
    if (unit === 'piece') expect(read[i]?.units).toBeLessThanOrEqual(count);
  }
});

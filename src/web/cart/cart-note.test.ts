import { expect, test } from 'vitest';
import { readStored } from '#client/local-storage.ts';
import { clearNote } from '#web/data/note-and-coupon.ts';
import { readNote, storeNote } from './cart-note.ts';

const hourMs = 3_600_000;

test('a note is kept for 24 hours after it was last changed', () => {
  storeNote(' ring twice ', 0);
  expect(readNote(24 * hourMs - 1)).toBe(' ring twice ');
  expect(readStored('note')).toBe('ring twice');
  expect(readNote(24 * hourMs)).toBe('');
  expect(readStored('note')).toBeUndefined();
});

test('an emptied or cleared note leaves nothing behind', () => {
  for (const empty of [() => storeNote('', 0), clearNote]) {
    storeNote('x', 0);
    empty();
    for (const key of ['cartNote', 'cartNoteExpiry', 'note']) {
      expect(readStored(key)).toBeUndefined();
    }
  }
});

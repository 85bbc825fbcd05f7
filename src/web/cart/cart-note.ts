import { readStored, removeStored, writeStored } from '#web/local-storage.ts';

const keptMs = 24 * 60 * 60 * 1000;

/** Spec §3: the note as it was typed, with its expiry, and the note that checkout takes along. */
const draftKey = 'cartNote';
const expiryKey = 'cartNoteExpiry';
const noteKey = 'note';

export function readNote(now: number): string {
  if (Number(readStored(expiryKey)) > now) return readStored(draftKey) ?? '';
  clearNote();
  return '';
}

export function storeNote(text: string, now: number): void {
  if (text === '') {
    clearNote();
    return;
  }
  writeStored(draftKey, text);
  writeStored(expiryKey, String(now + keptMs));
  writeStored(noteKey, text.trim());
}

export function clearNote(): void {
  for (const key of [draftKey, expiryKey, noteKey]) removeStored(key);
}

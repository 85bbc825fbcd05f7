import { readStored, writeStored } from '#client/local-storage.ts';
import { clearNote, noteKeys } from '#web/data/note-and-coupon.ts';

const keptMs = 24 * 60 * 60 * 1000;

export function readNote(now: number): string {
  if (Number(readStored(noteKeys.expiry)) > now) return readStored(noteKeys.draft) ?? '';
  clearNote();
  return '';
}

export function storeNote(text: string, now: number): void {
  if (text === '') {
    clearNote();
    return;
  }
  writeStored(noteKeys.draft, text);
  writeStored(noteKeys.expiry, String(now + keptMs));
  writeStored(noteKeys.note, text.trim());
}

import { useEffect, useState } from 'react';
import { noteMaxLength } from '#domain/limits.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import styles from './CartPage.module.css';
import { readNote, storeNote } from './cart-note.ts';

export function CartNote() {
  const [note, setNote] = useState('');

  useEffect(() => setNote(readNote(Date.now())), []);

  function write(text: string) {
    setNote(text);
    storeNote(text, Date.now());
  }

  return (
    <TextArea
      className={styles.card}
      name="note"
      label={t.note}
      placeholder={t.notePlaceholder}
      rows={2}
      maxLength={noteMaxLength}
      value={note}
      onChange={(event) => write(event.target.value)}
      counter={t.noteCount(note.length, noteMaxLength)}
    />
  );
}

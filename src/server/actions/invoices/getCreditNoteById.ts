import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { readCreditNote } from './read-credit-note.ts';

export const getCreditNoteById: Handler<'getCreditNoteById'> = async ({ db, customer }, { id }) => {
  const credit_note = await readCreditNote(db, id, customer.id);
  if (!credit_note) throw notFound('credit note');
  return { credit_note };
};

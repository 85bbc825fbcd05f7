import { shell } from './en/shell.ts';
import type { Translated } from './translated.ts';

export type Messages = Translated<typeof shell>;

/** The texts of the shell and the catalogue in the reader's language. */
export function useMessages(): Messages {
  return shell;
}

import { contact, content } from './en/content.ts';
import type { Translated } from './translated.ts';

const en = { content, contact };

export type ContentMessages = Translated<typeof en>;

/** The texts of content in the reader's language. */
export function useContentMessages(): ContentMessages {
  return en;
}

import { searchPanel } from './en/search-panel.ts';
import type { Translated } from './translated.ts';

export type SearchMessages = Translated<typeof searchPanel>;

/** The texts of the search's panel in the reader's language. */
export function useSearchMessages(): SearchMessages {
  return searchPanel;
}

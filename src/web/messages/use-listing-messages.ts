import { listing } from './en/listing.ts';
import { shell } from './en/shell.ts';
import type { Translated } from './translated.ts';

const en = { ...shell, listing };

export type ListingMessages = Translated<typeof en>;

/** The texts of the shell and of listings in the reader's language. */
export function useListingMessages(): ListingMessages {
  return en;
}

import { listing } from './en/listing.ts';
import { en as shell } from './en.ts';
import type { Translated } from './use-messages.ts';

const en = { ...shell, listing };

export type ListingMessages = Translated<typeof en>;

/** The texts of the shell and of listings in the reader's language. */
export function useListingMessages(): ListingMessages {
  return en;
}

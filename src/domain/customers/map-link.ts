import { linkAddress } from '#domain/content/safe-address.ts';

/**
 * A map of a place. The customer typed the link: only an address of the web is one; else the place
 * is searched by its words.
 */
export function mapLink(typed: string, place: string): string {
  const safe = /^https?:/i.test(typed) ? linkAddress(typed) : undefined;
  return safe ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

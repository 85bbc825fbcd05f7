import { linkAddress } from './safe-address.ts';

/** A tag of the page's head that a shop's settings may add. */
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** Links that only tell: none that loads styles or scripts, or names the page's address. */
const allowedRels = new Set([
  'alternate',
  'apple-touch-icon',
  'author',
  'help',
  'icon',
  'license',
  'manifest',
  'me',
  'privacy-policy',
  'search',
  'terms-of-service',
]);

/** The page decides these itself. */
const ownMetaNames = new Set(['viewport', 'referrer', 'color-scheme']);

export function isAllowedHeadTag({ tag, attributes }: HeadTag): boolean {
  if (tag === 'meta') {
    const name = attributes.name?.trim().toLowerCase() ?? '';
    const named = name !== '' || attributes.property !== undefined;
    return named && attributes.content !== undefined && !ownMetaNames.has(name);
  }
  const rels = attributes.rel?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const href = attributes.href ?? '';
  const web = /^(?:https?:\/\/|\/(?!\/))/i.test(href) && linkAddress(href) !== undefined;
  return web && rels.length > 0 && rels.every((rel) => allowedRels.has(rel));
}

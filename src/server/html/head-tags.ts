import sanitizeHtml from 'sanitize-html';
import type { HeadTagWire } from '#contract/shop.ts';
import { linkAddress } from './safe-address.ts';

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

/** The shop's own head tags as a list: meta and link alone, with harmless attributes. */
export function headTags(html: string): HeadTagWire[] {
  return cleaned(html).tags;
}

/** The same as HTML: stored like this. */
export function cleanHeaderTags(html: string): string {
  return cleaned(html).html;
}

function cleaned(html: string): { html: string; tags: HeadTagWire[] } {
  const tags: HeadTagWire[] = [];
  const clean = sanitizeHtml(html, {
    allowedTags: ['meta', 'link'],
    allowedAttributes: {
      meta: ['name', 'property', 'content', 'media'],
      link: ['rel', 'href', 'hreflang', 'type', 'sizes', 'media', 'title'],
    },
    selfClosing: ['meta', 'link'],
    allowedSchemes: ['https', 'http'],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'xmp'],
    exclusiveFilter({ tag, attribs: attributes }) {
      if ((tag !== 'meta' && tag !== 'link') || !isAllowed(tag, attributes)) return true;
      tags.push({ tag, attributes });
      return false;
    },
    textFilter: () => '',
  });
  return { html: clean, tags };
}

function isAllowed(tag: HeadTagWire['tag'], attributes: HeadTagWire['attributes']): boolean {
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

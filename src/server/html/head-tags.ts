import sanitizeHtml from 'sanitize-html';
import type { HeadTagWire } from '#contract/shop.ts';
import { isAllowedHeadTag } from '#domain/content/head-tag.ts';

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
      if (tag !== 'meta' && tag !== 'link') return true;
      const headTag: HeadTagWire = { tag, attributes };
      if (!isAllowedHeadTag(headTag)) return true;
      tags.push(headTag);
      return false;
    },
    textFilter: () => '',
  });
  return { html: clean, tags };
}

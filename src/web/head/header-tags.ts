export type HeaderTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** Attribute → the name React gives it. What is not here is dropped: no http-equiv, no handlers. */
const allowedAttributes: Record<HeaderTag['tag'], Record<string, string>> = {
  meta: { name: 'name', property: 'property', content: 'content', media: 'media' },
  link: {
    rel: 'rel',
    href: 'href',
    hreflang: 'hrefLang',
    type: 'type',
    sizes: 'sizes',
    media: 'media',
    title: 'title',
  },
};

/** Links that only tell: none that loads styles or scripts, or takes the page elsewhere. */
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

const hiddenText =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tagPattern = /<(meta|link)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attributePattern = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
}

function isAllowed({ tag, attributes }: HeaderTag): boolean {
  if (tag === 'meta') {
    const name = attributes.name?.toLowerCase() ?? '';
    const named = name !== '' || attributes.property !== undefined;
    return named && attributes.content !== undefined && !ownMetaNames.has(name);
  }
  const rels = attributes.rel?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const web = /^(?:https?:\/\/|\/(?!\/))/i.test(attributes.href ?? '');
  return web && rels.length > 0 && rels.every((rel) => allowedRels.has(rel));
}

/** The shop's own head tags: only meta and link, only with harmless attributes. */
export function parseHeaderTags(html: string): HeaderTag[] {
  const tags: HeaderTag[] = [];
  for (const [, tagName = '', inside = ''] of html.replace(hiddenText, '').matchAll(tagPattern)) {
    const tag = tagName.toLowerCase() === 'meta' ? 'meta' : 'link';
    const attributes: Record<string, string> = {};
    for (const [, key = '', double, single, bare] of inside.matchAll(attributePattern)) {
      const name = allowedAttributes[tag][key.toLowerCase()];
      if (name !== undefined) attributes[name] ??= decode(double ?? single ?? bare ?? '');
    }
    if (isAllowed({ tag, attributes })) tags.push({ tag, attributes });
  }
  return tags;
}

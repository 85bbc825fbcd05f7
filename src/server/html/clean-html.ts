import sanitizeHtml from 'sanitize-html';

const headerRels = new Set([
  'icon',
  'apple-touch-icon',
  'canonical',
  'alternate',
  'author',
  'license',
  'me',
  'manifest',
  'preconnect',
  'dns-prefetch',
]);

/** HTML that an operator wrote, reduced to text, links, lists, tables and pictures: stored like this. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'small',
      'sub',
      'sup',
      'ul',
      'ol',
      'li',
      'blockquote',
      'code',
      'pre',
      'a',
      'img',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'dl',
      'dt',
      'dd',
      'span',
      'div',
    ],
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      '*': ['id', 'lang'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  });
}

/** Extra head tags: only meta and harmless links stay. */
export function cleanHeaderTags(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['meta', 'link'],
    allowedAttributes: {
      meta: ['name', 'property', 'content', 'media'],
      link: ['rel', 'href', 'type', 'sizes', 'media', 'hreflang', 'title', 'color'],
    },
    selfClosing: ['meta', 'link'],
    allowedSchemes: ['https', 'http'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
    exclusiveFilter: ({ tag, attribs }) => tag === 'link' && !headerRels.has(attribs.rel ?? ''),
    textFilter: () => '',
  });
}

/** Structured data as compact JSON; undefined where it is not JSON. */
export function cleanSchemaCode(text: string): string | undefined {
  if (text.trim() === '') return '';
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined; // not JSON: the caller says so to whoever wrote it
  }
}

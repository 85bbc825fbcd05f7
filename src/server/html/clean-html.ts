import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { linkAddress, pictureAddress } from '#domain/safe-address.ts';

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
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // Nobody writes that deep: thousands of levels grow beyond the limit of a page, and fail in browsers.
    nestingLimit: 50,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, 'href', linkAddress) }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: withAddress(attribs, 'src', pictureAddress),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  });
}

/** The attribute as `allowed` gives it back, or without it. */
function withAddress(
  attribs: Attributes,
  name: 'href' | 'src',
  allowed: (address: string) => string | undefined,
): Attributes {
  const { [name]: given, ...rest } = attribs;
  const address = given === undefined ? undefined : allowed(given);
  return address === undefined ? rest : { ...attribs, [name]: address };
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

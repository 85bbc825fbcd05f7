import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { linkAddress, pictureAddress } from '#domain/content/safe-address.ts';

const nestingLimit = 50;

/** These end by themselves: many of them are not deep. */
const flatTags = new Set(['br', 'hr', 'img', 'p', 'li', 'tr', 'th', 'td', 'dt', 'dd']);

/** A name is taken whole or not at all: trying each shorter one takes a tag without an end seconds. */
const tags = /<(\/?)([a-z][a-z\d]*)(?![a-z\d])[^<>]*>/gi;

/** Thousands of open tags take the parser seconds; those far beyond the limit are dropped before. */
function withoutDeepTags(html: string): string {
  let depth = 0;
  return html.replace(tags, (tag, end: string, name: string) => {
    if (flatTags.has(name.toLowerCase())) return tag;
    depth += end === '' ? 1 : -1;
    return depth + (end === '' ? 0 : 1) > 2 * nestingLimit ? '' : tag;
  });
}

/** HTML that an operator wrote, reduced to text, links, lists, tables and pictures: stored like this. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(withoutDeepTags(html), {
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
    nestingLimit,
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

/**
 * Cleaned as above; undefined where it is longer then. A text grows (`&` becomes `&amp;`), and what is stored
 * must be accepted when it comes back from a form or a file.
 */
export function cleanHtmlWithin(mostCharacters: number, html: string): string | undefined {
  const clean = cleanHtml(html);
  return clean.length > mostCharacters ? undefined : clean;
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

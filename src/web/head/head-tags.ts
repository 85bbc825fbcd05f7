import { type HeadTag, isAllowedHeadTag } from '#domain/content/head-tag.ts';

const comment = /<!--[\s\S]*?(?:-->|$)/g;
/** Elements whose content is text: a tag written in there is none. */
const rawText = /<(script|style|textarea|title|template|noscript|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const headTag = /<(meta|link)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+))/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Meta and link tags of the `header_tags` of a server that does not send them as a list. */
export function headTagsOf(html: string): HeadTag[] {
  const tags = html.replace(comment, '').replace(rawText, '').matchAll(headTag);
  return Array.from(tags, ([, name = '', inner = '']): HeadTag => {
    const tag = name.toLowerCase() === 'meta' ? 'meta' : 'link';
    return { tag, attributes: attributesOf(inner) };
  }).filter(isAllowedHeadTag);
}

function attributesOf(html: string): HeadTag['attributes'] {
  const pairs = Array.from(html.matchAll(attribute), ([, name = '', double, single, bare]) => {
    return [name.toLowerCase(), decoded(double ?? single ?? bare ?? '')] as const;
  });
  return Object.fromEntries(pairs);
}

function decoded(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
}

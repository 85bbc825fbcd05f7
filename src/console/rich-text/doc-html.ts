import { linkAddress } from '#domain/content/safe-address.ts';

type Mark = { type: string; attrs?: Record<string, unknown> | undefined };

/** A text as the editor keeps it: ProseMirror's own JSON. */
export type DocNode = {
  type?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  marks?: Mark[] | undefined;
  text?: string | undefined;
  content?: DocNode[] | undefined;
};

const blockTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};

const markTags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');

/** HTML exactly as the server's sanitiser prints it, so that what is saved is what was written. */
export function docHtml(doc: DocNode): string {
  const html = blocks(doc.content);
  return html === '<p></p>' ? '' : html;
}

function blocks(nodes: readonly DocNode[] = []): string {
  return nodes.map(block).join('');
}

function block(node: DocNode): string {
  if (node.type === 'horizontalRule') return '<hr />';
  if (node.type === 'heading') {
    const tag = `h${node.attrs?.level}`;
    return `<${tag}>${inline(node.content)}</${tag}>`;
  }
  const tag = blockTags[node.type ?? ''];
  if (tag === undefined) return '';
  if (tag === 'p') return `<p>${inline(node.content)}</p>`;
  if (tag !== 'li') return `<${tag}>${blocks(node.content)}</${tag}>`;
  // The first paragraph of an item needs no tags of its own.
  const [first, ...rest] = node.content ?? [];
  return `<li>${inline(first?.content)}${blocks(rest)}</li>`;
}

/** A line of text. A mark that goes on in the next piece is not closed in between. */
function inline(nodes: readonly DocNode[] = []): string {
  let html = '';
  let open: string[] = [];
  for (const node of nodes) {
    const marks = (node.marks ?? []).flatMap((mark) => openingTag(mark) ?? []);
    const differs = marks.findIndex((tag, index) => open[index] !== tag);
    const kept = differs === -1 ? marks.length : differs;
    html += closing(open.slice(kept)) + marks.slice(kept).join('');
    html += node.type === 'hardBreak' ? '<br />' : escaped(node.text ?? '');
    open = marks;
  }
  return html + closing(open);
}

function closing(tags: readonly string[]): string {
  return tags
    .toReversed()
    .map((tag) => `</${/^<(\w+)/.exec(tag)?.[1]}>`)
    .join('');
}

function openingTag({ type, attrs = {} }: Mark): string | undefined {
  if (type !== 'link') return markTags[type] && `<${markTags[type]}>`;
  const href = linkAddress(String(attrs.href ?? ''));
  if (href === undefined) return undefined;
  const title = attrs.title ? ` title="${quoted(String(attrs.title))}"` : '';
  return `<a href="${quoted(href)}"${title}>`;
}

/** How a page's links and pictures become HTML. */
export type Places = {
  hrefOf: (to: string) => string;
  pictureOf: (src: string) => { address: string; width: number; height: number };
};

/**
 * The little Markdown that docs/guide is written in, as HTML: headings, paragraphs, lists, bold, keys,
 * links and pictures. Anything else is refused, so that a page looks the same here and on GitHub.
 */
export function guideHtml(markdown: string, places: Places): { title: string; html: string } {
  const [first = '', ...blocks] = markdown.trim().split(/\n{2,}/);
  const title = /^# (.+)$/.exec(first)?.[1];
  if (!title) throw new Error(`A page of the guide begins with its title, not with “${first}”.`);
  return { title, html: blocks.map((block) => blockHtml(block, places)).join('\n') };
}

function blockHtml(block: string, places: Places): string {
  const [, alt = '', src] = /^!\[([^\]]+)\]\(([^)]+)\)$/.exec(block) ?? [];
  if (src) return pictureHtml(alt, places.pictureOf(src));
  if (block.startsWith('## ')) return `<h2>${inlineHtml(block.slice(3), places)}</h2>`;
  if (block.startsWith('- ')) return listHtml('ul', block, /\n- /, places);
  if (block.startsWith('1. ')) return listHtml('ol', block, /\n\d+\. /, places);
  if (/^(?:[#>|<+!]|\*(?!\*)|\d+\.|```| {2})/.test(block)) {
    throw new Error(`The guide’s Markdown has no “${block.slice(0, 40)}…”.`);
  }
  return `<p>${inlineHtml(block, places)}</p>`;
}

/** It leads to itself: on a phone a screen of a desktop has to be enlarged. */
function pictureHtml(alt: string, picture: ReturnType<Places['pictureOf']>): string {
  const { address, width, height } = picture;
  const size = `width="${width}" height="${height}"`;
  return `<a href="${address}"><img alt="${escaped(alt)}" loading="lazy" ${size} src="${address}"></a>`;
}

function listHtml(tag: 'ul' | 'ol', block: string, between: RegExp, places: Places): string {
  const items = block.replace(/^(?:-|1\.) /, '').split(between);
  return `<${tag}>${items.map((item) => `<li>${inlineHtml(item, places)}</li>`).join('')}</${tag}>`;
}

function inlineHtml(text: string, { hrefOf }: Places): string {
  return escaped(text.replaceAll(/\s+/g, ' '))
    .replaceAll(/`([^`]+)`/g, '<kbd>$1</kbd>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(
      /\[([^\]]+)\]\(([^)]+)\)/g,
      (_, words: string, to: string) => `<a href="${hrefOf(to)}">${words}</a>`,
    );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

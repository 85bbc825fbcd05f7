import { getSchema, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import { DOMParser as DocParser } from '@tiptap/pm/model';
import { linkAddress } from '#domain/content/safe-address.ts';
import { docHtml } from './doc-html.ts';

export const headingLevels = [2, 3, 4] as const;

/** Of Tiptap's own link, which brings a library to find addresses in texts, this is what is needed. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => linkAddress(link.getAttribute('href') ?? '') !== undefined && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** What the editor knows: a part of what the server's sanitiser keeps, and nothing else. */
export const extensions = [
  ...[Document, Paragraph, Text, HardBreak, HorizontalRule, Blockquote, UndoRedo],
  ...[BulletList, OrderedList, ListItem],
  ...[Bold, Italic, Underline, Strike, Link],
  Heading.configure({ levels: [...headingLevels] }),
];

/** Whether the editor holds all of a text: what it does not know it would drop. */
export function canHold(html: string): boolean {
  if (!html.includes('<')) return true;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const doc = DocParser.fromSchema(getSchema(extensions)).parse(body);
  return bare(docHtml(doc.toJSON())) === bare(html);
}

/** Without what may differ and means the same. */
function bare(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/ ?(<[^>]*>) ?/g, '$1')
    .replace(/<(\/?)b>/g, '<$1strong>')
    .replace(/<(\/?)i>/g, '<$1em>')
    .replaceAll('<li><p>', '<li>')
    .replaceAll('</p></li>', '</li>');
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DocNode, docHtml } from '#console/rich-text/doc-html.ts';
import { cleanHtml } from '#server/html/clean-html.ts';

const text = fc.string({ minLength: 1, maxLength: 12, unit: 'binary' });
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('/face-care', '#top', 'mailto:a@thok.example', 'tel:+911355550142', '?q=a&b="c"'),
  fc.constantFrom('javascript:alert(1)', '/api/x', '//evil.example', 'data:text/html,x', '\u0001x'),
  fc.string({ unit: 'binary' }),
);
const link = fc.record({
  type: fc.constant('link'),
  attrs: fc.record({ href: address, title: fc.option(fc.string()) }),
});
const plainMark = fc
  .constantFrom('bold', 'italic', 'underline', 'strike')
  .map((type) => ({ type }));
const marks = fc.uniqueArray(fc.oneof(plainMark, link), { selector: ({ type }) => type });
const piece: fc.Arbitrary<DocNode> = fc.oneof(
  fc.record({ type: fc.constant('text'), text, marks }),
  fc.constant({ type: 'hardBreak' }),
);
const line = fc.array(piece, { maxLength: 5 });
const paragraph = fc.record({ type: fc.constant('paragraph'), content: line });
const { block } = fc.letrec<{ block: DocNode }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    paragraph,
    fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }),
      content: line,
    }),
    fc.constant({ type: 'horizontalRule' }),
    fc.record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      content: fc.array(
        fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })).map(([first, rest]) => ({
          type: 'listItem',
          content: [first, ...rest],
        })),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    fc.record({
      type: fc.constant('blockquote'),
      content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
    }),
  ),
}));
const doc = fc.record({ type: fc.constant('doc'), content: fc.array(block, { maxLength: 5 }) });

test('what the editor gives is what the sanitiser keeps, byte for byte', () => {
  fc.assert(
    fc.property(doc, (given) => {
      const html = docHtml(given);
      expect(cleanHtml(html)).toBe(html);
    }),
    { numRuns: 1_000 },
  );
});

const bold = { type: 'bold' };
const to = (href: string) => ({ type: 'link', attrs: { href, title: null } });
const words = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content });

test.each<[DocNode[], string]>([
  [[], ''],
  [[words()], ''],
  [[words({ text: 'a < b & "c"' })], '<p>a &lt; b &amp; "c"</p>'],
  [
    [words({ text: 'a', marks: [bold] }, { text: 'b', marks: [bold, { type: 'italic' }] })],
    '<p><strong>a<em>b</em></strong></p>',
  ],
  [
    [words({ text: 'a', marks: [to('/x?a=1&b="2"')] })],
    '<p><a href="/x?a=1&amp;b=%222%22">a</a></p>',
  ],
  [[words({ text: 'a', marks: [to('javascript:x')] })], '<p>a</p>'],
  [[words({ text: 'a' }, { type: 'hardBreak' }, { text: 'b' })], '<p>a<br />b</p>'],
  [
    [{ type: 'bulletList', content: [{ type: 'listItem', content: [words({ text: 'a' })] }] }],
    '<ul><li>a</li></ul>',
  ],
  [[{ type: 'table', content: [words({ text: 'a' })] }], ''],
])('%j becomes %s', (content, html) => {
  expect(docHtml({ type: 'doc', content })).toBe(html);
});

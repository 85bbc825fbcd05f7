import { describe, expect, test } from 'vitest';
import { inTexts, xssPayloads } from '#test/xss-payloads.ts';
import { cleanHtml, cleanSchemaCode } from './clean-html.ts';
import { cleanHeaderTags } from './head-tags.ts';

const tag = /<\/?([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*) ?\/?>/g;
const attribute = / ([a-z]+)(?:="([^"]*)")?/g;
const tags = new Set(
  'h2 h3 h4 p br hr strong b em i u s small sub sup ul ol li blockquote code pre a img table thead tbody tr th td dl dt dd span div'.split(
    ' ',
  ),
);
const attributes = new Set(
  'href title src alt width height colspan rowspan scope id lang'.split(' '),
);
const address = /^(?:https?:|mailto:|tel:|[/#?]|[^:/?#&\s]*(?:[/?#]|$))/i;

/** Everything in it that is not text, a known tag or a known attribute. */
function faultsIn(html: string): string[] {
  const faults: string[] = [];
  const rest = html.replace(tag, (whole, name: string, given: string) => {
    if (!tags.has(name)) faults.push(`tag ${name}`);
    for (const [, key = '', value = ''] of given.matchAll(attribute)) {
      if (!attributes.has(key)) faults.push(`attribute ${key} in ${whole}`);
      if ((key === 'href' || key === 'src') && !address.test(value)) faults.push(whole);
    }
    return '';
  });
  if (/<[a-z!/?]/i.test(rest)) faults.push(`a tag of its own making in ${rest}`);
  return faults;
}

test('the corpus holds some hundred payloads, each once', () => {
  expect(xssPayloads.length).toBeGreaterThan(250);
  expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
});

describe('cleanHtml', () => {
  test.each(xssPayloads.map((payload) => [payload]))('leaves nothing to run of %j', (payload) => {
    const clean = cleanHtml(payload);
    expect(faultsIn(clean)).toEqual([]);
    expect(faultsIn(cleanHtml(clean))).toEqual([]);
  });

  test('nor of all of them in one text, in whatever way they open and close each other', () => {
    for (const text of [
      ...inTexts(xssPayloads, 5_000),
      ...inTexts(xssPayloads.toReversed(), 900),
    ]) {
      const clean = cleanHtml(text);
      expect(faultsIn(clean)).toEqual([]);
      expect(faultsIn(cleanHtml(clean))).toEqual([]);
    }
  });

  test('does not let what is allowed be taken for it', () => {
    expect(faultsIn('<p onclick="x()">a</p>')).not.toEqual([]);
    expect(faultsIn('<a href="javascript:x()">a</a>')).not.toEqual([]);
    expect(faultsIn('<script>x()</script>')).not.toEqual([]);
    expect(faultsIn('<a href="/shop?q=a">a</a><img src="x" alt="" /><br />')).toEqual([]);
  });
});

test('cleanHeaderTags leaves meta and link alone, without refresh and style sheets', () => {
  for (const payload of [...xssPayloads, ...inTexts(xssPayloads, 5_000)]) {
    const clean = cleanHeaderTags(payload);
    expect(clean.replace(/<(?:meta|link)(?: [a-z]+="[^"<>]*")* \/>/g, '').trim()).toBe('');
    expect(clean).not.toMatch(/http-equiv|stylesheet|href="(?:javascript|data|vbscript)/i);
  }
});

test('cleanSchemaCode refuses what is no JSON', () => {
  for (const payload of xssPayloads) expect(cleanSchemaCode(payload)).toBeUndefined();
});

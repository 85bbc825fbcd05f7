import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOf, cachedPage } from './cached-page.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const html = `<script nonce="n1">one()</script><script nonce="n1" src="/a.js"></script>
<script async nonce="n1">two()
</script><script>evil()</script><script nonce="n2">evil()</script><script nonce="n1">one()</script>
<p nonce="n1">Text</p>`;

test('its inline scripts are allowed by their hashes, once each; nobody else’s are', async () => {
  const { scriptHashes } = await cachedPage(html, 'n1');
  expect(scriptHashes).toEqual([hash('one()'), hash('two()\n')]);
});

test('it is kept without its nonce, compressed, and sent in any encoding', async () => {
  const page = await cachedPage(html, 'n1');
  const plain = html.replaceAll(' nonce="n1"', '');
  expect((await bytesOf(page, undefined)).toString()).toBe(plain);
  expect([await bytesOf(page, 'br'), await bytesOf(page, 'gzip')]).toEqual([page.br, page.gzip]);
  expect(page.bytes).toBe(page.br.length + page.gzip.length);
});

test('its tag is that of what is sent: the same whatever the nonce, another for another text', async () => {
  const tagOf = async (text: string, nonce: string) => (await cachedPage(text, nonce)).etag;
  const tag = await tagOf('<p nonce="n1">Text</p>', 'n1');
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await tagOf('<p nonce="n3">Text</p>', 'n3')).toBe(tag);
  expect(await tagOf('<p nonce="n1">Other</p>', 'n1')).not.toBe(tag);
});

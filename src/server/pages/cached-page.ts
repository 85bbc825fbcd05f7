import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants } from 'node:zlib';
import { toBrotli, toGzip } from '#server/api/compression.ts';

const fromBrotli = promisify(brotliDecompress);

/** A page as many get it. A nonce would differ in each answer: its inline scripts are allowed by their hashes. */
export type CachedPage = {
  br: Buffer;
  gzip: Buffer;
  bytes: number;
  etag: string;
  /** For the Content-Security-Policy. */
  scriptHashes: string[];
};

export async function cachedPage(html: string, nonce: string): Promise<CachedPage> {
  const plain = html.replaceAll(` nonce="${nonce}"`, '');
  const body = Buffer.from(plain);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([toBrotli(body, { params }), toGzip(body)]);
  const etag = `W/"${sha256(plain).slice(0, 22)}"`;
  const bytes = br.length + zipped.length;
  return { br, gzip: zipped, bytes, etag, scriptHashes: scriptHashes(html, nonce) };
}

export async function bytesOf(page: CachedPage, encoding: 'br' | 'gzip' | undefined) {
  return encoding ? page[encoding] : fromBrotli(page.br);
}

/**
 * As a Content-Security-Policy names the inline scripts of a page. Only those with its nonce: any
 * other would have come in with someone's text.
 */
function scriptHashes(html: string, nonce: string): string[] {
  // React escapes `<` in scripts and `>` in attributes.
  const scripts = html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g);
  const inline = [...scripts].filter(
    ([, attributes = '']) => attributes.includes(` nonce="${nonce}"`) && !/ src=/.test(attributes),
  );
  return [...new Set(inline.map(([, , text = '']) => `'sha256-${sha256(text, 'base64')}'`))];
}

function sha256(text: string, encoding: 'base64' | 'base64url' = 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}

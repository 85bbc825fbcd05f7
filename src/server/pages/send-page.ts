import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '#contract/refusal.ts';
import type { Language } from '#domain/india/language.ts';
import { chooseEncoding, firstAccepted } from '#server/api/compression.ts';
import { hasIt } from '#server/api/send.ts';
import { databaseRetrySeconds } from '#server/api/to-refusal.ts';
import { busyPage } from '#server/html/plain-page.ts';
import { languageVary } from '#server/http/language.ts';
import { refusalMessage } from '#server/messages/refusal-message.ts';
import { bytesOf, type CachedPage } from './cached-page.ts';

type Headers = Record<string, string>;

/** More than any page: a page is rendered to its end however slowly its client reads. */
const pageBufferBytes = 1024 * 1024;

const pageType = 'text/html; charset=utf-8';
const common = { 'cache-control': 'private, no-cache', vary: `accept-encoding, ${languageVary}` };
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * What is compressed for one reader: Zstandard takes a third of the time of Brotli for a twentieth more bytes. What is
 * compressed once for many stays with Brotli, which every browser knows.
 */
const forOneReader = ['zstd', 'br', 'gzip'] as const;

export function sendBusy(
  reply: FastifyReply,
  refusal: Refusal,
  headers: Headers,
  { nonce, language }: { nonce: string; language: Language },
): void {
  reply
    .code(refusal.httpStatus)
    .headers(headers)
    .header('retry-after', refusal.extra.retry_after)
    // It has no scripts: the browser itself asks again.
    .header('refresh', refusal.extra.retry_after)
    .header('cache-control', 'no-store')
    .type(pageType)
    .send(busyPage(refusalMessage(language, refusal), nonce, language));
}

/** The same bytes for all who see it; one who has them is told so. */
export async function sendCachedPage(
  { headers: asked }: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  security: Headers,
): Promise<void> {
  reply.hijack();
  const headers: Headers = { ...common, ...security, etag: page.etag };
  if (hasIt(asked['if-none-match'], page.etag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(asked['accept-encoding']);
  const bytes = await bytesOf(page, encoding);
  reply.raw.writeHead(200, {
    ...headers,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-type': pageType,
    'content-length': bytes.length,
  });
  reply.raw.end(bytes);
}

/** Ends when the page is rendered and compressed, not when its client has read it. */
export async function streamPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  security: Headers,
): Promise<void> {
  reply.hijack();
  const accepted = request.headers['accept-encoding'];
  const encoding = response.body ? firstAccepted(forOneReader, accepted) : undefined;
  const headers: Headers = { ...common, ...Object.fromEntries(response.headers), ...security };
  if (encoding) headers['content-encoding'] = encoding;
  if (response.status === 503) headers['retry-after'] = String(databaseRetrySeconds);
  reply.raw.writeHead(response.status, headers);
  if (!response.body) {
    reply.raw.end();
    return;
  }
  const body = Readable.fromWeb(response.body as ReadableStream); // `as`: the browser's type for Node's own class
  const buffer = new PassThrough({ highWaterMark: pageBufferBytes });
  // The client left, or the stream broke after its head was sent: nothing left to answer.
  const unfinished = (error: unknown) =>
    request.log.debug({ err: error, place: 'page stream' }, 'page not finished');
  pipeline(buffer, reply.raw).catch(unfinished);
  const rendered = encoding ? pipeline(body, compressor(encoding), buffer) : pipeline(body, buffer);
  await rendered.catch(unfinished);
}

/** Flushes with each chunk, so that a streamed page arrives as it is rendered. */
function compressor(encoding: (typeof forOneReader)[number]) {
  if (encoding === 'zstd') return createZstdCompress({ flush: constants.ZSTD_e_flush });
  return encoding === 'br'
    ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, ...quick })
    : createGzip({ flush: constants.Z_SYNC_FLUSH });
}

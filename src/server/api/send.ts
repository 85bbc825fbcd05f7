import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Action } from '#contract/index.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { Language } from '#domain/india/language.ts';
import { sessionCookie, signedOutNoMore } from '#server/auth/session.ts';
import { refusals } from '#server/telemetry/measurements.ts';
import { loggedPath } from '#server/telemetry/request-log.ts';
import { chooseEncoding, compress, type Encoding, worthCompressing } from './compression.ts';
import { refusalBody } from './envelope.ts';
import { type CachedResponse, encodedBody } from './response-cache.ts';

const json = 'application/json; charset=utf-8';

export function sendRefusal(
  reply: FastifyReply,
  action: Pick<Action, 'envelope'> | undefined,
  refusal: Refusal,
  language: Language = 'en',
): void {
  if (refusals.wanted) {
    refusals.publish({ path: loggedPath(reply.request.raw.url), code: refusal.code });
  }
  const { allow } = refusal.extra;
  send(reply, refusal.httpStatus, refusalBody(action?.envelope ?? 'both', refusal, language), {
    ...(typeof allow === 'string' ? { allow } : {}),
    ...retryAfter(refusal),
    ...(refusal.code === 'too-large' ? { connection: 'close' } : {}),
  });
}

export function retryAfter({ extra }: Refusal): OutgoingHttpHeaders {
  const seconds = extra.retry_after;
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
}

/** Goes out with whatever this request is answered, a refusal too. */
export function addCookie(reply: FastifyReply, cookie: string | undefined): void {
  if (cookie) reply.raw.appendHeader('set-cookie', cookie);
}

export function addSession(reply: FastifyReply, token: string, secure: boolean): void {
  addCookie(reply, sessionCookie(token, secure));
  addCookie(reply, signedOutNoMore);
}

export function send(
  reply: FastifyReply,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders = {},
): void {
  reply.raw.writeHead(status, {
    'content-type': json,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  reply.raw.end(body);
}

/** Each answer is compressed anew, so it has to be quick. */
const quality = 4;

/**
 * An answer of one customer, or about the moment. Compressed beside text of the caller's, a secret
 * could be guessed by its length (BREACH); no answer has one that other sites could try: the session is
 * a cookie, which their calls do not carry (SameSite) and whose header is not compressed.
 */
export async function sendUncached(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): Promise<void> {
  const isLong = body.length >= worthCompressing;
  const encoding = isLong ? chooseEncoding(request.raw.headers['accept-encoding']) : undefined;
  const bytes = encoding && (await compress(Buffer.from(body), encoding, quality));
  if (!bytes) return send(reply, 200, body);
  send(reply, 200, bytes, { 'content-encoding': encoding, vary: varyOn(reply) });
}

export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): void {
  const { headers } = request.raw;
  if (hasIt(headers['if-none-match'], answer.etag)) {
    reply.raw.writeHead(304, commonHeaders(reply, answer));
    reply.raw.end();
    return;
  }
  const { encoding, bytes } = encodedBody(answer, headers['accept-encoding']);
  if (!(bytes instanceof Promise)) {
    sendBytes(reply, answer, bytes);
    return;
  }
  bytes.then(
    (compressed) => sendBytes(reply, answer, compressed, encoding),
    (error) => reply.raw.destroy(error),
  );
}

function sendBytes(
  reply: FastifyReply,
  answer: CachedResponse,
  bytes: Buffer,
  encoding?: Encoding,
): void {
  reply.raw.writeHead(200, {
    ...commonHeaders(reply, answer),
    'content-type': json,
    'content-length': bytes.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  reply.raw.end(bytes);
}

function commonHeaders(reply: FastifyReply, { etag }: CachedResponse): OutgoingHttpHeaders {
  return {
    'x-request-id': reply.request.id,
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: varyOn(reply),
    'x-content-type-options': 'nosniff',
  };
}

function varyOn({ raw }: FastifyReply): string {
  // Where other origins are let in, `addCors` has set `origin`.
  const origin = raw.getHeader('vary');
  return origin ? `accept-encoding, ${origin}` : 'accept-encoding';
}

/** Whether the reader has this very answer; `*` stands for any. */
export function hasIt(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = etag.slice('W/'.length);
  return ifNoneMatch
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === opaque);
}

import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Action } from '#contract/define.ts';
import { Refusal } from '#contract/refusal.ts';
import { refusalBody } from './envelope.ts';
import { type CachedResponse, encodedBody } from './response-cache.ts';

const json = 'application/json; charset=utf-8';

const multipartFaults: Record<string, string> = {
  FST_FILES_LIMIT: 'body: files are not accepted',
  FST_FIELDS_LIMIT: 'body: has too many fields',
  FST_PARTS_LIMIT: 'body: has too many fields',
  FST_PROTO_VIOLATION: '__proto__: is not allowed',
};

/** Errors of the web server's own reading of a request, in the contract's words. */
export function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const multipart = multipartFaults[code];
  if (multipart) return new Refusal('bad-input', multipart);
  if (status === 413) return new Refusal('too-large', 'body: must be at most 1 MB');
  if (status === 415) return new Refusal('bad-input', 'body: must be JSON or a form');
  const clientFault = typeof status === 'number' && status >= 400 && status < 500;
  // busboy, which reads multipart bodies, throws plain errors for broken ones.
  const brokenForm = status === undefined && request.body === undefined && isMultipart(request);
  if (clientFault || brokenForm) {
    return new Refusal('bad-input', 'body: is not valid JSON or form data');
  }
  request.log.error({ err: error, place: 'api' }, 'unknown fault');
  return new Refusal('server-fault', 'Something went wrong!', { request_id: request.id });
}

function isMultipart(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('multipart/');
}

export function sendRefusal(
  reply: FastifyReply,
  action: Action | undefined,
  refusal: Refusal,
): void {
  const { allow, retry_after } = refusal.extra;
  send(reply, refusal.httpStatus, refusalBody(action?.envelope ?? 'both', refusal), {
    ...(typeof allow === 'string' ? { allow } : {}),
    ...(typeof retry_after === 'number' ? { 'retry-after': String(retry_after) } : {}),
    ...(refusal.code === 'too-large' ? { connection: 'close' } : {}),
  });
}

export function send(
  reply: FastifyReply,
  status: number,
  body: string,
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

export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): Promise<void> {
  const { headers } = request.raw;
  const common = {
    etag: answer.etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  };
  if (hasIt(headers['if-none-match'], answer.etag)) {
    reply.raw.writeHead(304, common);
    reply.raw.end();
    return;
  }
  const { encoding, bytes: made } = encodedBody(answer, headers['accept-encoding']);
  const bytes = encoding ? await made : answer.body;
  reply.raw.writeHead(200, {
    ...common,
    'content-type': json,
    'content-length': bytes.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  reply.raw.end(bytes);
}

/** Whether the reader has this very answer; `*` stands for any. */
function hasIt(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = etag.slice('W/'.length);
  return ifNoneMatch
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === opaque);
}

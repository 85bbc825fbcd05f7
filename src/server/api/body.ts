import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { findAction } from './call.ts';
import { readQuery } from './input.ts';
import { largestBodyBytes, maxBodyBytes, maxDepth, maxValues } from './limits.ts';

/** How large this request's body may be. */
export function bodyLimit(request: FastifyRequest): number {
  return findAction(request.raw.url ?? '')?.maxBodyBytes ?? maxBodyBytes;
}

/** By the length in the headers, before the body is read. Parsers count what comes without one. */
export function refuseLargeBody(
  request: FastifyRequest,
  limitOf = bodyLimit,
  textOf: TextOf = noText,
): void {
  const bytes = Number(request.headers['content-length'] ?? 0);
  refuseAbove(limitOf(request), bytes, textOf(request));
}

/** What a person who uploads is told where it is too large. */
type TextOf = (request: FastifyRequest) => string | undefined;
const noText: TextOf = () => undefined;

function refuseAbove(limit: number, bytes: number, text?: string): void {
  if (bytes > limit) throw tooLarge(limit, text);
}

export function tooLarge(
  limit: number,
  text = `body: must be at most ${limit / 1024} KB`,
): Refusal {
  return new Refusal('too-large', text);
}

/** Media types are written in any case: `Multipart/Form-Data` is one as well. */
export function isMultipart({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
}

/**
 * The multipart plugin limits each field but not their sum, and reads the connection itself: so its
 * bytes are counted beside it, and the reading ends with this error. Added before the plugin, whose
 * own hook starts to read in the same tick.
 */
export function limitMultipart(
  app: FastifyInstance,
  limitOf = bodyLimit,
  textOf: TextOf = noText,
): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (isMultipart(request)) countBytes(request.raw, limitOf(request), textOf(request));
    done();
  });
}

function countBytes(body: IncomingMessage, limit: number, text?: string): void {
  let bytes = 0;
  body.on('data', function count(chunk: Buffer) {
    bytes += chunk.length;
    if (bytes <= limit) return;
    body.off('data', count);
    body.emit('error', tooLarge(limit, text));
    body.resume(); // what is still on its way is dropped, so that the client gets to the answer
  });
}

/** Forms, with the same rules as a query. */
export function addFormParser(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: largestBodyBytes },
    async (request: FastifyRequest, body: Buffer) => {
      refuseAbove(bodyLimit(request), body.length);
      return readQuery(body.toString());
    },
  );
}

export function addJsonParser(app: FastifyInstance, limitOf = bodyLimit): void {
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestBodyBytes },
    async (request: FastifyRequest, body: Buffer) => {
      refuseAbove(limitOf(request), body.length);
      refuseCostlyJson(body);
      return parseJson(body.toString());
    },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-input', 'body: is not valid JSON or form data');
  }
}

/**
 * One pass over the bytes, without building anything: parsing half a million nested lists takes the
 * main thread 200 ms, counting their brackets less than one.
 */
function refuseCostlyJson(body: Buffer): void {
  let depth = 0;
  let values = 0;
  let inText = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === 0x22)
      inText = !inText; // "
    else if (inText)
      at += byte === 0x5c ? 1 : 0; // what follows a \ is part of the text
    else if (byte === 0x5b || byte === 0x7b)
      depth += 1; // [ {
    else if (byte === 0x5d || byte === 0x7d)
      depth -= 1; // ] }
    else if (byte === 0x2c) values += 1; // ,
    if (depth > maxDepth) throw new Refusal('bad-input', 'body: is nested too deeply');
    if (values > maxValues) throw new Refusal('bad-input', 'body: has too many values');
  }
}

/** A body's named fields; none where there is no body. */
export function bodyFields({ body }: FastifyRequest): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (typeof body === 'object' && !Array.isArray(body)) return body as Record<string, unknown>; // `as`: an object that is no array
  throw new Refusal('bad-input', 'body: must be an object of named fields');
}

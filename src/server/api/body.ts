import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { findAction } from './call.ts';
import { readQuery } from './input.ts';
import { largestBodyBytes, maxBodyBytes, maxDepth, maxValues } from './limits.ts';

/** How large this request's body may be. */
function bodyLimit(request: FastifyRequest): number {
  return findAction(request.raw.url ?? '')?.maxBodyBytes ?? maxBodyBytes;
}

/** By the length in the headers, before the body is read. */
export function refuseLargeBody(request: FastifyRequest): void {
  const { headers } = request;
  const length = headers['content-length'];
  // A multipart body is read part by part, so nothing else tells how large it will be.
  const mustTell = (headers['content-type'] ?? '').startsWith('multipart/');
  if (length === undefined && !mustTell) return;
  refuseAbove(bodyLimit(request), Number(length ?? Number.POSITIVE_INFINITY));
}

function refuseAbove(limit: number, bytes: number): void {
  if (bytes <= limit) return;
  throw new Refusal('too-large', `body: must be at most ${limit / 1024} KB`);
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

export function addJsonParser(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestBodyBytes },
    async (request: FastifyRequest, body: Buffer) => {
      refuseAbove(bodyLimit(request), body.length);
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

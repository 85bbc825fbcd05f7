import type { IncomingMessage } from 'node:http';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { badField } from '#server/messages/bad-input.ts';
import { readQuery } from './input.ts';
import { readJson } from './json.ts';
import { largestBodyBytes, maxBodyBytes, maxFields } from './limits.ts';
import type { AnyAction, ApiTypes, Policy } from './policy.ts';

/** Where it differs from the default: how large a body may be, and what is told to who sends more. */
type Limit = Pick<AnyAction, 'maxBodyBytes' | 'tooLarge'> | undefined;
type LimitOf = (request: FastifyRequest) => Limit;

/** What the bodies of an API may be; each is held to the limit of its own action. */
export async function addBodyParsers(
  app: FastifyInstance,
  { forms, files, fieldBytes }: Policy<ApiTypes>['bodies'],
  limitOf: LimitOf,
): Promise<void> {
  addJsonParser(app, limitOf);
  if (forms) addFormParser(app, limitOf);
  limitMultipart(app, limitOf);
  await app.register(fastifyMultipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: fieldBytes, files, fields: maxFields, fileSize: Infinity },
  });
}

/** By the length in the headers, before the body is read. Parsers count what comes without one. */
export function refuseLargeBody(request: FastifyRequest, limit?: Limit): void {
  refuseAbove(limit, Number(request.headers['content-length'] ?? 0));
}

function refuseAbove(limit: Limit, bytes: number): void {
  if (bytes > (limit?.maxBodyBytes ?? maxBodyBytes)) {
    throw tooLarge(limit?.maxBodyBytes, limit?.tooLarge);
  }
}

export function tooLarge(
  bytes = maxBodyBytes,
  text = `What was sent must be at most ${bytes / 1024} KB.`,
): Refusal {
  return new Refusal('too-large', text);
}

/** Media types are written in any case: `Multipart/Form-Data` is one as well. */
export function isMultipart({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
}

/** Files may be large and slow: nothing of them is read for what takes none. */
export function refuseMultipart(action: AnyAction): void {
  if (!action.takesFile) throw badField('body', 'must be JSON');
}

/**
 * The multipart plugin limits each field but not their sum, and reads the connection itself: so its
 * bytes are counted beside it, and the reading ends with this error. Added before the plugin, whose
 * own hook starts to read in the same tick.
 */
function limitMultipart(app: FastifyInstance, limitOf: LimitOf): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (isMultipart(request)) countBytes(request.raw, limitOf(request));
    done();
  });
}

function countBytes(body: IncomingMessage, limit: Limit): void {
  let bytes = 0;
  body.on('data', function count(chunk: Buffer) {
    bytes += chunk.length;
    if (bytes <= (limit?.maxBodyBytes ?? maxBodyBytes)) return;
    body.off('data', count);
    body.emit('error', tooLarge(limit?.maxBodyBytes, limit?.tooLarge));
    body.resume(); // what is still on its way is dropped, so that the client gets to the answer
  });
}

/** Forms, with the same rules as a query. */
export function addFormParser(app: FastifyInstance, limitOf: LimitOf = () => undefined): void {
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: largestBodyBytes },
    async (request: FastifyRequest, body: Buffer) => {
      refuseAbove(limitOf(request), body.length);
      return readQuery(body.toString());
    },
  );
}

function addJsonParser(app: FastifyInstance, limitOf: LimitOf): void {
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestBodyBytes },
    async (request: FastifyRequest, body: Buffer) => {
      refuseAbove(limitOf(request), body.length);
      return readJson(body);
    },
  );
}

/** A body's named fields; none where there is no body. */
export function bodyFields(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (typeof body === 'object' && !Array.isArray(body)) return body as Record<string, unknown>; // `as`: an object that is no array
  throw badField('body', 'must be an object of named fields');
}

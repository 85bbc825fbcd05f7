import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { badField, badFields } from '#server/messages/bad-input.ts';
import { isMultipart, tooLarge } from './body.ts';
import { isDatabaseBusy, isOutOfRoom } from './database-busy.ts';
import { largestBodyBytes, maxBodyBytes } from './limits.ts';

const multipartFaults: Record<string, Record<string, string>> = {
  FST_FILES_LIMIT: { body: 'must not contain files' },
  FST_FIELDS_LIMIT: { body: 'has too many fields' },
  FST_PARTS_LIMIT: { body: 'has too many fields' },
  FST_PROTO_VIOLATION: { ['__proto__']: 'is not allowed' },
};

/** An overloaded database recovers in seconds, and so does one that restarts. */
export const databaseRetrySeconds = 2;

/**
 * Errors of the web server's own reading of a request, in the contract's words. `bodyBytes`: how many its
 * action allows.
 */
export function toRefusal(
  error: unknown,
  request: FastifyRequest,
  bodyBytes = maxBodyBytes,
): Refusal {
  if (error instanceof Refusal) return error;
  // The client went away while sending. Its ECONNRESET looks like one of the database.
  if (error === request.raw.errored) return badField('body', 'ended too early');
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const multipart = multipartFaults[code];
  if (multipart) return badFields(multipart);
  if (status === 413) return tooLarge(Math.min(bodyBytes, largestBodyBytes));
  if (status === 415) return badField('body', 'must be JSON or a form');
  const clientFault = typeof status === 'number' && status >= 400 && status < 500;
  // busboy, which reads multipart bodies, throws plain errors for broken ones; where a file breaks off,
  // the fields before it are already there.
  const brokeOff = error instanceof Error && /end of multipart data$/i.test(error.message);
  const isFormFault = status === undefined && isMultipart(request) && !isDatabaseBusy(error);
  const brokenForm = isFormFault && (request.body === undefined || brokeOff);
  if (clientFault || brokenForm) {
    return badField('body', 'is not valid JSON or form data');
  }
  return faultRefusal(error, request, 'api');
}

export function busyRefusal(): Refusal {
  return new Refusal('busy', 'The shop is busy. Please try again in a moment.', {
    retry_after: databaseRetrySeconds,
  });
}

/** What nobody foresaw, logged with its place; the answer tells nothing of the inside. */
export function faultRefusal(error: unknown, request: FastifyRequest, place: string): Refusal {
  if (isDatabaseBusy(error)) {
    if (isOutOfRoom(error)) request.log.error({ err: error, place }, 'database out of room');
    else request.log.warn({ err: error, place }, 'database busy or away');
    return busyRefusal();
  }
  request.log.error({ err: error, place }, 'unknown fault');
  return new Refusal('server-fault', 'Something went wrong!', { request_id: request.id });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';

/** A file is in memory whole while it is read: so many bytes of them at once, whoever sends them. */
const roomBytes = 128 * 1024 * 1024;
const retryAfterSeconds = 10;

/** Takes room for a body until it is answered; refuses it unread where there is none. */
export function createUploadRoom(room = roomBytes) {
  let taken = 0;
  return (request: FastifyRequest, reply: FastifyReply, mostBytes: number): void => {
    const bytes = Number(request.headers['content-length'] ?? mostBytes);
    if (taken + bytes > room) {
      throw new Refusal(
        'busy',
        'Too many files are coming in. Please try again in a few seconds.',
        {
          retry_after: retryAfterSeconds,
        },
      );
    }
    taken += bytes;
    reply.raw.once('close', () => {
      taken -= bytes;
    });
  };
}
